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
      fr: '<p>Certificats d’origine, carnets ATA, visas de documents commerciaux et conseils aux exportateurs : <strong>les formalités d’export sont regroupées à un seul guichet</strong>.</p><p>Le guichet est ouvert du dimanche au jeudi. Pour un dossier particulier, prenez rendez-vous par la <a href="/contact">page de contact</a>.</p>',
      en: '<p>Certificates of origin, ATA carnets, document certification and advice for exporters: <strong>all export formalities are handled at a single counter</strong>.</p><p>The counter is open Sunday to Thursday. For special cases, make an appointment through the <a href="/contact">contact page</a>.</p>',
      ar: '<p>شهادات المنشأ ودفاتر ATA والتصديق على الوثائق التجارية وتوجيه المصدّرين: <strong>تُجمع إجراءات التصدير في شباك واحد</strong>.</p><p>الشباك مفتوح من الأحد إلى الخميس. وللملفات الخاصة، يُطلب موعد عبر <a href="/contact">صفحة الاتصال</a>.</p>',
    },
  },
  {
    slug: 'formation-et-seminaires',
    name: { fr: 'Formation et séminaires', en: 'Training and seminars', ar: 'التكوين والملتقيات' },
    description: {
      fr: '<p>Des formations courtes et pratiques pour les dirigeants, les salariés et les porteurs de projet, dans les salles de la chambre ou dans l’entreprise.</p><ul><li>sessions de deux à cinq jours, cycles de langues ;</li><li>ateliers d’une demi-journée ;</li><li>programmes sur mesure.</li></ul>',
      en: '<p>Short, practical courses for managers, employees and people with a business project, at the chamber or on company premises.</p><ul><li>courses of two to five days, language courses;</li><li>half-day workshops;</li><li>tailor-made programmes.</li></ul>',
      ar: '<p>دورات تكوينية قصيرة وعملية للمسيرين والعمال وحاملي المشاريع، في قاعات الغرفة أو داخل المؤسسة.</p><ul><li>دورات من يومين إلى خمسة أيام ودورات للغات؛</li><li>ورشات من نصف يوم؛</li><li>برامج حسب الطلب.</li></ul>',
    },
  },
  {
    slug: 'mediation-et-arbitrage',
    name: { fr: 'Médiation et arbitrage', en: 'Mediation and arbitration', ar: 'الوساطة والتحكيم' },
    description: {
      fr: '<p>Le centre de la chambre aide les entreprises à régler leurs différends commerciaux par des voies <strong>plus rapides et plus confidentielles</strong> qu’un procès : la conciliation, la médiation et l’arbitrage.</p>',
      en: '<p>The chamber’s centre helps businesses settle commercial disputes by means that are <strong>quicker and more confidential</strong> than a lawsuit: conciliation, mediation and arbitration.</p>',
      ar: '<p>يساعد مركز الغرفة المؤسسات على تسوية نزاعاتها التجارية بطرق <strong>أسرع وأكثر سرّية</strong> من التقاضي، هي المصالحة والوساطة والتحكيم.</p>',
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
      fr: '<p>La chambre prépare les entreprises à exposer dans les foires et les salons, conduit des missions d’affaires à l’étranger et organise des rencontres B2B.</p><p>Les dates sont publiées dans le <a href="/calendrier">calendrier du réseau</a>.</p>',
      en: '<p>The chamber prepares companies to exhibit at fairs and exhibitions, leads trade missions abroad and organises B2B meetings.</p><p>Dates are published in the <a href="/calendrier">network calendar</a>.</p>',
      ar: '<p>تُحضّر الغرفة المؤسسات للعرض في المعارض والصالونات، وتقود بعثات اقتصادية إلى الخارج، وتنظم لقاءات الأعمال الثنائية.</p><p>تُنشر التواريخ في <a href="/calendrier">رزنامة الشبكة</a>.</p>',
    },
  },
  {
    slug: 'information-et-annuaire',
    name: { fr: 'Information et annuaire', en: 'Information and directory', ar: 'الإعلام ودليل المؤسسات' },
    description: {
      fr: '<p>L’annuaire des entreprises, la carte économique et les permanences juridiques renseignent les entreprises sur leurs fournisseurs et clients possibles, les lieux d’implantation et la réglementation applicable.</p>',
      en: '<p>The business directory, the economic map and the legal advice sessions inform businesses about possible suppliers and customers, locations and the rules that apply to them.</p>',
      ar: '<p>يوفّر دليل المؤسسات والخريطة الاقتصادية والجلسات الاستشارية القانونية للمؤسسات معلومات عن المورّدين والزبائن المحتملين، ومواقع الاستثمار، والتنظيم المطبق عليها.</p>',
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
      fr: '<p>De l’immatriculation au registre du commerce à la transmission, la chambre informe les porteurs de projet, domicilie les jeunes entreprises et loue des salles de réunion.</p>',
      en: '<p>From entry in the trade register to handing the business on, the chamber informs people with a business project, provides young companies with a business address and hires out meeting rooms.</p>',
      ar: '<p>من القيد في السجل التجاري إلى نقل ملكية المؤسسة، تُعلم الغرفة حاملي المشاريع، وتوفّر عنواناً للمؤسسات الفتية، وتؤجر قاعات الاجتماعات.</p>',
    },
  },
];
