import type { Texts } from '../types';
import { english } from './english';

/** One wilaya and the chamber that serves it. */
export interface WilayaSeed {
  /** 1–69. */
  code: number;
  wilaya: Texts;
  /** GeoNames point of the chief town (CC BY 4.0), rounded; never the seat of a chamber. */
  latitude: string;
  longitude: string;
  /** Name of the chamber; the neutral form where no distinctive name is known. */
  chamber: Texts;
}

/** A chamber that bears the name of its region. */
const named = (
  code: number,
  fr: string,
  en: string,
  ar: string,
  latitude: string,
  longitude: string,
  region: string,
  regionAr: string,
): WilayaSeed => ({
  code,
  wilaya: { fr, en, ar },
  latitude,
  longitude,
  chamber: {
    fr: `CCI ${region}`,
    en: `${english(region)} Chamber of Commerce and Industry`,
    ar: `غرفة التجارة والصناعة «${regionAr}»`,
  },
});

/** A chamber that bears the name of its wilaya. */
const neutral = (code: number, fr: string, en: string, ar: string, latitude: string, longitude: string): WilayaSeed => ({
  code,
  wilaya: { fr, en, ar },
  latitude,
  longitude,
  chamber: {
    fr: `CCI ${fr}`,
    en: `${en} Chamber of Commerce and Industry`,
    ar: `غرفة التجارة والصناعة لولاية ${ar}`,
  },
});

export const wilayas: WilayaSeed[] = [
  named(1, 'Adrar', 'Adrar', 'أدرار', '27.874', '-0.294', 'Touat', 'توات'),
  named(2, 'Chlef', 'Chlef', 'الشلف', '36.165', '1.335', 'Cheliff', 'الشلف'),
  neutral(3, 'Laghouat', 'Laghouat', 'الأغواط', '33.800', '2.865'),
  neutral(4, 'Oum El Bouaghi', 'Oum El Bouaghi', 'أم البواقي', '35.875', '7.114'),
  named(5, 'Batna', 'Batna', 'باتنة', '35.556', '6.174', 'Aurès', 'الأوراس'),
  named(6, 'Béjaïa', 'Bejaia', 'بجاية', '36.756', '5.084', 'Soummam', 'الصومام'),
  named(7, 'Biskra', 'Biskra', 'بسكرة', '34.850', '5.728', 'Ziban', 'الزيبان'),
  named(8, 'Béchar', 'Bechar', 'بشار', '31.617', '-2.217', 'Saoura', 'الساورة'),
  named(9, 'Blida', 'Blida', 'البليدة', '36.470', '2.828', 'Mitidja', 'متيجة'),
  neutral(10, 'Bouira', 'Bouira', 'البويرة', '36.375', '3.902'),
  named(11, 'Tamanrasset', 'Tamanrasset', 'تمنراست', '22.785', '5.523', 'Hoggar', 'الهقار'),
  named(12, 'Tébessa', 'Tebessa', 'تبسة', '35.404', '8.124', 'Nememcha', 'النمامشة'),
  named(13, 'Tlemcen', 'Tlemcen', 'تلمسان', '34.878', '-1.315', 'Tafna', 'تافنة'),
  named(14, 'Tiaret', 'Tiaret', 'تيارت', '35.371', '1.317', 'Sersou', 'السرسو'),
  named(15, 'Tizi Ouzou', 'Tizi Ouzou', 'تيزي وزو', '36.712', '4.046', 'Djurdjura', 'جرجرة'),
  named(16, 'Alger', 'Algiers', 'الجزائر', '36.732', '3.087', 'Mezghena', 'مزغنة'),
  named(17, 'Djelfa', 'Djelfa', 'الجلفة', '34.673', '3.263', 'Ouled Naïl', 'أولاد نايل'),
  neutral(18, 'Jijel', 'Jijel', 'جيجل', '36.821', '5.764'),
  named(19, 'Sétif', 'Setif', 'سطيف', '36.191', '5.414', 'El Hidhab', 'الهضاب'),
  neutral(20, 'Saïda', 'Saida', 'سعيدة', '34.830', '0.152'),
  named(21, 'Skikda', 'Skikda', 'سكيكدة', '36.876', '6.909', 'Safsaf', 'الصفصاف'),
  named(22, 'Sidi Bel Abbès', 'Sidi Bel Abbes', 'سيدي بلعباس', '35.190', '-0.631', 'Mekerra', 'المكرة'),
  named(23, 'Annaba', 'Annaba', 'عنابة', '36.900', '7.767', 'Seybouse', 'سيبوس'),
  neutral(24, 'Guelma', 'Guelma', 'قالمة', '36.462', '7.426'),
  named(25, 'Constantine', 'Constantine', 'قسنطينة', '36.365', '6.615', 'Rhumel', 'الرمال'),
  named(26, 'Médéa', 'Medea', 'المدية', '36.264', '2.754', 'Titteri', 'التيطري'),
  named(27, 'Mostaganem', 'Mostaganem', 'مستغانم', '35.931', '0.089', 'Dahra', 'الظهرة'),
  named(28, 'M’Sila', 'M’Sila', 'المسيلة', '35.706', '4.542', 'Hodna', 'الحضنة'),
  named(29, 'Mascara', 'Mascara', 'معسكر', '35.397', '0.140', 'Beni Chougrane', 'بني شقران'),
  named(30, 'Ouargla', 'Ouargla', 'ورقلة', '31.949', '5.325', 'Oasis', 'الواحات'),
  named(31, 'Oran', 'Oran', 'وهران', '35.699', '-0.636', 'Oranie', 'الجهة الوهرانية'),
  neutral(32, 'El Bayadh', 'El Bayadh', 'البيض', '33.683', '1.019'),
  named(33, 'Illizi', 'Illizi', 'إليزي', '26.483', '8.467', 'Tassili', 'الطاسيلي'),
  named(34, 'Bordj Bou Arréridj', 'Bordj Bou Arreridj', 'برج بوعريريج', '36.073', '4.761', 'Biban', 'البيبان'),
  named(35, 'Boumerdès', 'Boumerdes', 'بومرداس', '36.766', '3.477', 'Sahel', 'الساحل'),
  neutral(36, 'El Tarf', 'El Tarf', 'الطارف', '36.767', '8.314'),
  neutral(37, 'Tindouf', 'Tindouf', 'تندوف', '27.671', '-8.147'),
  named(38, 'Tissemsilt', 'Tissemsilt', 'تيسمسيلت', '35.607', '1.811', 'Ouarsenis', 'الونشريس'),
  named(39, 'El Oued', 'El Oued', 'الوادي', '33.356', '6.863', 'Souf', 'سوف'),
  named(40, 'Khenchela', 'Khenchela', 'خنشلة', '35.436', '7.143', 'Chélia', 'شيليا'),
  named(41, 'Souk Ahras', 'Souk Ahras', 'سوق أهراس', '36.286', '7.951', 'Medjerda', 'مجردة'),
  named(42, 'Tipaza', 'Tipaza', 'تيبازة', '36.590', '2.447', 'Chenoua', 'شنوة'),
  named(43, 'Mila', 'Mila', 'ميلة', '36.450', '6.264', 'Beni Haroun', 'بني هارون'),
  named(44, 'Aïn Defla', 'Ain Defla', 'عين الدفلى', '36.264', '1.968', 'Zaccar', 'زكار'),
  neutral(45, 'Naâma', 'Naama', 'النعامة', '33.267', '-0.317'),
  neutral(46, 'Aïn Témouchent', 'Ain Temouchent', 'عين تموشنت', '35.297', '-1.140'),
  named(47, 'Ghardaïa', 'Ghardaia', 'غرداية', '32.491', '3.673', 'M’Zab', 'مزاب'),
  named(48, 'Relizane', 'Relizane', 'غليزان', '35.737', '0.556', 'Mina', 'مينا'),
  neutral(49, 'Timimoun', 'Timimoun', 'تيميمون', '29.264', '0.231'),
  neutral(50, 'Bordj Badji Mokhtar', 'Bordj Badji Mokhtar', 'برج باجي مختار', '21.33', '0.95'),
  neutral(51, 'Ouled Djellal', 'Ouled Djellal', 'أولاد جلال', '34.43', '5.07'),
  neutral(52, 'Béni Abbès', 'Beni Abbes', 'بني عباس', '30.13', '-2.17'),
  neutral(53, 'In Salah', 'In Salah', 'عين صالح', '27.194', '2.461'),
  neutral(54, 'In Guezzam', 'In Guezzam', 'عين قزام', '19.57', '5.77'),
  neutral(55, 'Touggourt', 'Touggourt', 'تقرت', '33.105', '6.058'),
  neutral(56, 'Djanet', 'Djanet', 'جانت', '24.55', '9.48'),
  neutral(57, 'El M’Ghair', 'El M’Ghair', 'المغير', '33.95', '5.92'),
  neutral(58, 'El Meniaa', 'El Meniaa', 'المنيعة', '30.58', '2.88'),
  neutral(59, 'Aflou', 'Aflou', 'أفلو', '34.113', '2.102'),
  neutral(60, 'El Abiodh Sidi Cheikh', 'El Abiodh Sidi Cheikh', 'الأبيض سيدي الشيخ', '32.893', '0.548'),
  neutral(61, 'El Aricha', 'El Aricha', 'العريشة', '34.22', '-1.26'),
  neutral(62, 'El Kantara', 'El Kantara', 'القنطرة', '35.22', '5.70'),
  neutral(63, 'Barika', 'Barika', 'بريكة', '35.389', '5.366'),
  neutral(64, 'Bou Saâda', 'Bou Saada', 'بوسعادة', '35.21', '4.17'),
  neutral(65, 'Bir El Ater', 'Bir El Ater', 'بئر العاتر', '34.745', '8.060'),
  neutral(66, 'Ksar El Boukhari', 'Ksar El Boukhari', 'قصر البخاري', '35.889', '2.749'),
  neutral(67, 'Ksar Chellala', 'Ksar Chellala', 'قصر الشلالة', '35.212', '2.319'),
  neutral(68, 'Aïn Oussera', 'Ain Oussera', 'عين وسارة', '35.451', '2.906'),
  neutral(69, 'Messaad', 'Messaad', 'مسعد', '34.154', '3.503'),
];
