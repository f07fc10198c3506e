import type { Texts } from '../types';
import { english } from './english';

/** One name in its French and English spelling, which are the same, and in Arabic. */
type Spelling = readonly [latin: string, arabic: string];

const MEN: readonly Spelling[] = [
  ['Karim', 'كريم'],
  ['Mourad', 'مراد'],
  ['Abdelkader', 'عبد القادر'],
  ['Yacine', 'ياسين'],
  ['Rachid', 'رشيد'],
  ['Sofiane', 'سفيان'],
  ['Nabil', 'نبيل'],
  ['Farid', 'فريد'],
  ['Mohamed', 'محمد'],
  ['Samir', 'سمير'],
  ['Djamel', 'جمال'],
  ['Hakim', 'حكيم'],
  ['Toufik', 'توفيق'],
  ['Amine', 'أمين'],
  ['Réda', 'رضا'],
  ['Mustapha', 'مصطفى'],
  ['Brahim', 'إبراهيم'],
  ['Kamel', 'كمال'],
  ['Lotfi', 'لطفي'],
  ['Walid', 'وليد'],
  ['Ali', 'علي'],
  ['Omar', 'عمر'],
  ['Fouad', 'فؤاد'],
  ['Idir', 'إيدير'],
  ['Salah', 'صالح'],
  ['Bilal', 'بلال'],
  ['Hichem', 'هشام'],
  ['Tahar', 'الطاهر'],
  ['Riad', 'رياض'],
  ['Zoubir', 'زبير'],
  ['Messaoud', 'مسعود'],
];

const WOMEN: readonly Spelling[] = [
  ['Nadia', 'نادية'],
  ['Samira', 'سميرة'],
  ['Fatima', 'فاطمة'],
  ['Amel', 'آمال'],
  ['Karima', 'كريمة'],
  ['Leïla', 'ليلى'],
  ['Yasmina', 'ياسمينة'],
  ['Houria', 'حورية'],
  ['Naïma', 'نعيمة'],
  ['Souad', 'سعاد'],
  ['Djamila', 'جميلة'],
  ['Lynda', 'ليندة'],
  ['Ratiba', 'رتيبة'],
  ['Malika', 'مليكة'],
  ['Sabrina', 'صبرينة'],
  ['Zohra', 'زهرة'],
  ['Hassiba', 'حسيبة'],
  ['Meriem', 'مريم'],
  ['Wahiba', 'وهيبة'],
  ['Nassima', 'نسيمة'],
  ['Rym', 'ريم'],
  ['Khadidja', 'خديجة'],
  ['Ghania', 'غنية'],
  ['Farida', 'فريدة'],
  ['Dalila', 'دليلة'],
  ['Sihem', 'سهام'],
  ['Kahina', 'كاهنة'],
  ['Assia', 'آسيا'],
  ['Imane', 'إيمان'],
];

const SURNAMES: readonly Spelling[] = [
  ['Belkacem', 'بلقاسم'],
  ['Benmoussa', 'بن موسى'],
  ['Bouzid', 'بوزيد'],
  ['Cherif', 'شريف'],
  ['Djebbar', 'جبار'],
  ['Ferhat', 'فرحات'],
  ['Guerfi', 'قرفي'],
  ['Haddadi', 'حدادي'],
  ['Khelifi', 'خليفي'],
  ['Lounis', 'لونيس'],
  ['Mansouri', 'منصوري'],
  ['Merabti', 'مرابطي'],
  ['Nacer', 'ناصر'],
  ['Ouali', 'والي'],
  ['Rahmani', 'رحماني'],
  ['Saadi', 'سعدي'],
  ['Slimani', 'سليماني'],
  ['Tahri', 'طاهري'],
  ['Yahiaoui', 'يحياوي'],
  ['Zerrouki', 'زروقي'],
  ['Amrani', 'عمراني'],
  ['Bensalem', 'بن سالم'],
  ['Boukhalfa', 'بوخالفة'],
  ['Chaouche', 'شاوش'],
  ['Derradji', 'دراجي'],
  ['Fellah', 'فلاح'],
  ['Ghezali', 'غزالي'],
  ['Hamidi', 'حميدي'],
  ['Kaci', 'قاسي'],
  ['Larbi', 'لعربي'],
  ['Madani', 'مدني'],
  ['Messaoudi', 'مسعودي'],
  ['Naïli', 'نايلي'],
  ['Ouarab', 'أوعراب'],
  ['Rouabah', 'روابح'],
  ['Sahraoui', 'صحراوي'],
  ['Soltani', 'سلطاني'],
  ['Touati', 'تواتي'],
  ['Yousfi', 'يوسفي'],
  ['Ziani', 'زياني'],
  ['Aït Hamou', 'آيت حمو'],
  ['Benyahia', 'بن يحيى'],
  ['Bouaziz', 'بوعزيز'],
  ['Chibane', 'شيبان'],
  ['Dahmani', 'دحماني'],
  ['Fodil', 'فضيل'],
  ['Hachemi', 'هاشمي'],
  ['Houari', 'هواري'],
  ['Kherbache', 'خرباش'],
  ['Lakhal', 'لكحل'],
  ['Mebarki', 'مباركي'],
  ['Mokrani', 'مقراني'],
  ['Nouri', 'نوري'],
  ['Ould Amar', 'ولد عمر'],
  ['Redjimi', 'رجيمي'],
  ['Sebti', 'سبتي'],
  ['Toumi', 'تومي'],
  ['Zaïdi', 'زايدي'],
  ['Azzouz', 'عزوز'],
  ['Benchikh', 'بن شيخ'],
  ['Bouchama', 'بوشامة'],
  ['Daoudi', 'داودي'],
  ['Gasmi', 'قاسمي'],
  ['Hamdani', 'حمداني'],
];

/** Numbers apart for each chamber, more than its members. */
const PER_CHAMBER = 20;

const at = (list: readonly Spelling[], index: number): Spelling => list[index % list.length] ?? ['', ''];

/**
 * An invented, plausible name; no real person is meant. The lengths of the lists have no common divisor, so no two members of the network
 * share a name; the factors only keep neighbours from following the order of the lists.
 */
export function personName(chamber: number, index: number, feminine: boolean): Texts {
  const number = chamber * PER_CHAMBER + index;
  const [first, firstArabic] = at(feminine ? WOMEN : MEN, number * 11);
  const [last, lastArabic] = at(SURNAMES, number * 27);
  const latin = `${first} ${last}`;
  return { fr: latin, en: english(latin), ar: `${firstArabic} ${lastArabic}` };
}
