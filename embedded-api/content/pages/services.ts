import type { ServiceSeed } from '../types';

export const services: ServiceSeed[] = [
  {
    slug: 'certification-et-commerce-exterieur',
    name: {
      fr: 'Certification et commerce extérieur',
      en: 'Certification and foreign trade',
      ar: 'التصديق والتجارة الخارجية',
    },
    description: {
      fr: '<p>Certificats d’origine, carnets ATA, visas de documents et conseils aux exportateurs : <strong>tout ce qui accompagne la marchandise au-delà de la frontière</strong>, réuni au même guichet.</p><p>Les agents reçoivent du dimanche au jeudi. Pour un dossier particulier, prenez rendez-vous par la <a href="/contact">page de contact</a>.</p>',
      en: '<p>Certificates of origin, ATA carnets, document certification and advice for exporters: <strong>everything that goes with the goods beyond the border</strong>, at a single counter.</p><p>The team is available Sunday to Thursday. For anything out of the ordinary, make an appointment through the <a href="/contact">contact page</a>.</p>',
      ar: '<p>شهادات المنشأ ودفاتر ATA والتصديق على الوثائق وتوجيه المصدّرين: <strong>كل ما يرافق البضاعة إلى ما وراء الحدود</strong> في شباك واحد.</p><p>يستقبل الأعوان المتعاملين من الأحد إلى الخميس. وللملفات الخاصة، يُطلب موعد عبر <a href="/contact">صفحة الاتصال</a>.</p>',
    },
  },
  {
    slug: 'formation-et-seminaires',
    name: { fr: 'Formation et séminaires', en: 'Training and seminars', ar: 'التكوين والملتقيات' },
    description: {
      fr: '<p>Des formations courtes et concrètes pour les dirigeants, les salariés et les porteurs de projet, dans les salles de la chambre ou dans l’entreprise.</p><ul><li>cycles de deux à douze jours ;</li><li>ateliers d’une demi-journée ;</li><li>programmes sur mesure.</li></ul>',
      en: '<p>Short, practical courses for managers, employees and future entrepreneurs, at the chamber or on company premises.</p><ul><li>courses of two to twelve days;</li><li>half-day workshops;</li><li>tailor-made programmes.</li></ul>',
      ar: '<p>دورات تكوينية قصيرة وعملية للمسيرين والعمال وحاملي المشاريع، في قاعات الغرفة أو داخل المؤسسة.</p><ul><li>دورات من يومين إلى اثني عشر يوماً؛</li><li>ورشات من نصف يوم؛</li><li>برامج حسب الطلب.</li></ul>',
    },
  },
  {
    slug: 'mediation-et-arbitrage',
    name: { fr: 'Médiation et arbitrage', en: 'Mediation and arbitration', ar: 'الوساطة والتحكيم' },
    description: {
      fr: '<p>Un différend commercial n’oblige pas à rompre une relation. Le centre de la chambre propose des voies <strong>plus rapides et plus discrètes</strong> que le procès : conciliation, médiation, arbitrage.</p>',
      en: '<p>A commercial dispute does not have to end a business relationship. The chamber’s centre offers ways that are <strong>quicker and more discreet</strong> than a lawsuit: conciliation, mediation and arbitration.</p>',
      ar: '<p>لا يعني النزاع التجاري بالضرورة قطع العلاقة بين الشريكين. يقترح مركز الغرفة طرقاً <strong>أسرع وأكثر سرية</strong> من التقاضي: المصالحة والوساطة والتحكيم.</p>',
    },
  },
  {
    slug: 'foires-salons-et-missions',
    name: {
      fr: 'Foires, salons et missions d’affaires',
      en: 'Fairs, exhibitions and trade missions',
      ar: 'المعارض والصالونات والبعثات الاقتصادية',
    },
    description: {
      fr: '<p>Exposer, prospecter, rencontrer : la chambre prépare les entreprises aux foires, conduit des missions à l’étranger et organise des rendez-vous entre professionnels.</p><p>Les dates sont publiées au <a href="/calendrier">calendrier du réseau</a>.</p>',
      en: '<p>Exhibiting, prospecting, meeting people: the chamber prepares companies for fairs, leads missions abroad and arranges business meetings.</p><p>Dates are published in the <a href="/calendrier">network calendar</a>.</p>',
      ar: '<p>العرض والاستكشاف واللقاء: تُحضّر الغرفة المؤسسات للمعارض، وتقود بعثات إلى الخارج، وتنظم مواعيد بين المهنيين.</p><p>تُنشر التواريخ في <a href="/calendrier">رزنامة الشبكة</a>.</p>',
    },
  },
  {
    slug: 'information-et-annuaire',
    name: { fr: 'Information et annuaire', en: 'Information and directory', ar: 'الإعلام ودليل المؤسسات' },
    description: {
      fr: '<p>Savoir qui produit quoi, où s’implanter, quelle règle s’applique : l’annuaire, la carte économique et les permanences juridiques répondent aux questions que toute entreprise se pose.</p>',
      en: '<p>Who makes what, where to set up, which rule applies: the directory, the economic map and the legal advice sessions answer the questions every business asks.</p>',
      ar: '<p>من ينتج ماذا؟ وأين تُقام المشاريع؟ وما القاعدة المطبقة؟ يجيب دليل المؤسسات والخريطة الاقتصادية والمداومات القانونية عن الأسئلة التي تطرحها كل مؤسسة.</p>',
    },
  },
  {
    slug: 'creation-et-vie-de-l-entreprise',
    name: {
      fr: 'Création et vie de l’entreprise',
      en: 'Starting and running a business',
      ar: 'إنشاء المؤسسة ومرافقتها',
    },
    description: {
      fr: '<p>De l’idée à l’immatriculation, de la première salle de réunion à la transmission : la chambre reste aux côtés de l’entreprise à chaque âge de sa vie.</p>',
      en: '<p>From the idea to registration, from the first meeting room to handing the business on: the chamber stands beside companies at every age.</p>',
      ar: '<p>من الفكرة إلى القيد في السجل، ومن أول قاعة اجتماعات إلى نقل المؤسسة: تبقى الغرفة إلى جانب المؤسسة في كل مراحل حياتها.</p>',
    },
  },
];
