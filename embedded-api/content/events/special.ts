import type { EventSeed, Texts } from '../types';

type Moment = [day: number, time: string];

const event = (slug: string, title: Texts, [startDay, startTime]: Moment, end: Moment | null, image: EventSeed['image'] = 'drawn'): EventSeed => ({
  slug,
  title,
  start: { day: startDay, time: startTime },
  end: end && { day: end[0], time: end[1] },
  image,
  detail: null,
});

/** Days on which the schedule of `index.ts` starts nothing, because these events need them to themselves. */
export const reservedDays = [2, 12];

/** Events placed on purpose: busy days, long fairs, odd hours, missing translations. */
export const specialEvents: EventSeed[] = [
  // The day after tomorrow: six events, morning and afternoon.
  event(
    'journee-ata-mostaganem',
    {
      fr: 'Journée d’information sur le carnet ATA — Mostaganem',
      en: 'Information day on the ATA carnet — Mostaganem',
      ar: 'يوم إعلامي حول دفتر ATA — مستغانم',
    },
    [2, '09:00'],
    [2, '12:30'],
  ),
  event(
    'atelier-origine-oran',
    {
      fr: 'Atelier : remplir sans erreur un certificat d’origine — Oran',
      en: 'Workshop: completing a certificate of origin without mistakes — Oran',
      ar: 'ورشة: ملء شهادة المنشأ دون أخطاء — وهران',
    },
    [2, '09:30'],
    [2, '12:00'],
  ),
  event(
    'mediation-mostaganem',
    {
      fr: 'Permanence de médiation commerciale — Mostaganem',
      en: 'Commercial mediation advice session — Mostaganem',
      ar: 'جلسة استشارية حول الوساطة التجارية — مستغانم',
    },
    [2, '10:00'],
    [2, '12:00'],
  ),
  event(
    'paiement-electronique-alger',
    {
      fr: 'Atelier sur le paiement électronique — Alger',
      en: 'E-payment workshop — Algiers',
      ar: 'ورشة حول الدفع الإلكتروني — الجزائر العاصمة',
    },
    [2, '13:30'],
    [2, '16:00'],
  ),
  event(
    'delegation-annaba',
    {
      fr: 'Accueil d’une délégation d’industriels étrangers — Annaba',
      en: 'Visit of a delegation of foreign manufacturers — Annaba',
      ar: 'استقبال وفد من الصناعيين الأجانب — عنابة',
    },
    [2, '14:00'],
    [2, '17:00'],
  ),
  event(
    'reunion-bureau-setif',
    {
      fr: 'Réunion du bureau de la chambre — Sétif',
      en: 'Meeting of the chamber’s executive board — Setif',
      ar: 'اجتماع مكتب الغرفة — سطيف',
    },
    [2, '15:00'],
    [2, '16:30'],
  ),

  // One day with exactly four events.
  event(
    'rencontre-sous-traitance-tiaret',
    {
      fr: 'Bourse de sous-traitance — Tiaret',
      en: 'Subcontracting exchange — Tiaret',
      ar: 'بورصة المناولة — تيارت',
    },
    [12, '09:00'],
    [12, '16:00'],
  ),
  event(
    'plan-affaires-mila',
    {
      fr: 'Atelier : écrire son plan d’affaires — Mila',
      en: 'Workshop: writing your business plan — Mila',
      ar: 'ورشة: إعداد مخطط الأعمال — ميلة',
    },
    [12, '09:30'],
    [12, '12:30'],
  ),
  event(
    'hoteliers-tipaza',
    {
      fr: 'Rencontre des hôteliers et des restaurateurs — Tipaza',
      en: 'Meeting for hoteliers and restaurateurs — Tipaza',
      ar: 'لقاء أصحاب الفنادق والمطاعم — تيبازة',
    },
    [12, '10:00'],
    [12, '12:00'],
  ),
  event(
    'transmission-entreprise-ghardaia',
    {
      fr: 'Conférence : transmettre son entreprise — Ghardaïa',
      en: 'Talk: handing on your business — Ghardaia',
      ar: 'محاضرة: نقل ملكية المؤسسة — غرداية',
    },
    [12, '14:00'],
    [12, '16:00'],
  ),

  // Fairs: one going on now, one of three days, one of ten.
  event(
    'salon-emballage-bejaia',
    {
      fr: 'Salon de l’emballage et de la logistique du froid — Béjaïa',
      en: 'Packaging and cold-chain exhibition — Bejaia',
      ar: 'صالون التغليف وسلسلة التبريد — بجاية',
    },
    [-1, '09:30'],
    [1, '18:00'],
  ),
  event(
    'foire-dattes-biskra',
    {
      fr: 'Foire de la datte et des produits de l’oasis — Biskra',
      en: 'Date and oasis produce fair — Biskra',
      ar: 'معرض التمور ومنتجات الواحة — بسكرة',
    },
    [6, '10:00'],
    [8, '19:00'],
  ),
  event(
    'foire-multisectorielle-alger',
    {
      fr: 'Foire économique multisectorielle, Pins Maritimes — Alger',
      en: 'General trade fair, Pins Maritimes — Algiers',
      ar: 'المعرض الاقتصادي متعدد القطاعات، الصنوبر البحري — الجزائر العاصمة',
    },
    [20, '10:00'],
    [29, '20:00'],
  ),

  // Hours out of the ordinary.
  event(
    'portes-ouvertes-reseau',
    {
      fr: 'Journée portes ouvertes dans toutes les chambres du réseau',
      en: 'Open day in every chamber of the network',
      ar: 'يوم الأبواب المفتوحة في جميع غرف الشبكة',
    },
    [4, '00:00'],
    [5, '00:00'],
  ),
  event(
    'nuit-des-start-up-oran',
    {
      fr: 'Nuit des start-up : du croquis au prototype — Oran',
      en: 'Start-up night: from sketch to prototype — Oran',
      ar: 'ليلة المؤسسات الناشئة: من الفكرة إلى النموذج الأولي — وهران',
    },
    [15, '21:00'],
    [16, '01:00'],
  ),
  event(
    'cloture-inscriptions-terroir',
    {
      fr: 'Clôture des inscriptions à la foire des produits du terroir',
      en: 'Registration closes for the local produce fair',
      ar: 'غلق التسجيلات في معرض المنتجات المحلية',
    },
    [10, '16:00'],
    [10, '16:00'],
  ),

  // Open-ended: no closing date.
  event(
    'inscriptions-annuaire',
    {
      fr: 'Mise à jour de l’annuaire des entreprises : inscriptions ouvertes',
      en: 'Business directory update: registration now open',
      ar: 'تحيين دليل المؤسسات: التسجيلات مفتوحة',
    },
    [-3, '08:30'],
    null,
  ),
  event(
    'appel-formateurs',
    {
      fr: 'Appel à formateurs pour le programme de l’année',
      en: 'Call for trainers for this year’s programme',
      ar: 'دعوة إلى المكوّنين للمشاركة في برنامج السنة',
    },
    [1, '08:30'],
    null,
  ),
  event(
    'guichet-export-itinerant',
    {
      fr: 'Première étape du guichet export itinérant — Ouargla',
      en: 'First stop of the travelling export desk — Ouargla',
      ar: 'المحطة الأولى للشباك المتنقل للتصدير — ورقلة',
    },
    [33, '09:00'],
    null,
  ),

  // Without image; long and missing translations.
  event(
    'cafe-des-exportateurs-el-oued',
    {
      fr: 'Café des exportateurs — El Oued',
      en: 'Exporters’ coffee morning — El Oued',
      ar: 'اللقاء الصباحي للمصدّرين — الوادي',
    },
    [0, '10:00'],
    [0, '11:30'],
    'none',
  ),
  event(
    'colloque-chaine-valeur-constantine',
    {
      fr: 'Colloque régional sur les chaînes de valeur et l’accès des petites entreprises aux marchés extérieurs — Constantine',
      en: 'Regional symposium on value chains and small firms’ access to foreign markets — Constantine',
      ar: 'الندوة الجهوية حول سلاسل القيمة ودور غرف التجارة والصناعة في مرافقة المؤسسات الصغيرة والمتوسطة والحرفيين وحاملي المشاريع نحو الأسواق الخارجية، مع ورشات تطبيقية حول شهادة المنشأ ودفتر ATA والتأمين على الصادرات وتسوية النزاعات التجارية بالطرق الودية — قسنطينة',
    },
    [9, '09:00'],
    [9, '17:00'],
  ),
  event(
    'atelier-tableau-de-bord-sidi-bel-abbes',
    {
      fr: 'Atelier : tenir un tableau de bord de gestion — Sidi Bel Abbès',
      en: 'Workshop: keeping a management dashboard — Sidi Bel Abbes',
      ar: '',
    },
    [5, '13:30'],
    [5, '16:00'],
  ),
  event(
    'cercle-des-acheteurs-setif',
    {
      fr: 'Cercle des acheteurs industriels — Sétif',
      en: 'Industrial buyers’ circle — Setif',
      ar: '',
    },
    [24, '16:00'],
    [24, '18:00'],
  ),
  event(
    'reunion-commissions-tlemcen',
    {
      fr: 'Réunion des commissions de la chambre : commerce et services — Tlemcen',
      en: '',
      ar: 'اجتماع لجان الغرفة: التجارة والخدمات — تلمسان',
    },
    [14, '10:00'],
    [14, '12:00'],
  ),
];
