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
      fr: '<p>Certificats d’origine, carnets ATA, visa de documents commerciaux, information douanière et accompagnement à l’export : <strong>les démarches du commerce extérieur</strong>, réunies au même guichet.</p><p>Les agents reçoivent du dimanche au jeudi. Pour un dossier particulier, prenez rendez-vous par la <a href="/contact">page de contact</a>.</p>',
      en: '<p>Certificates of origin, ATA carnets, document certification, customs information and export guidance: <strong>foreign trade procedures</strong>, at a single counter.</p><p>The team is available Sunday to Thursday. For special cases, make an appointment through the <a href="/contact">contact page</a>.</p>',
      ar: '<p>شهادات المنشأ ودفاتر ATA والتصديق على الوثائق التجارية والإعلام الجمركي ومرافقة المصدّرين: <strong>إجراءات التجارة الخارجية</strong> في شباك واحد.</p><p>يستقبل الأعوان المتعاملين من الأحد إلى الخميس. وللملفات الخاصة، يُطلب موعد عبر <a href="/contact">صفحة الاتصال</a>.</p>',
    },
  },
  {
    slug: 'formation-et-seminaires',
    name: { fr: 'Formation et séminaires', en: 'Training and seminars', ar: 'التكوين والملتقيات' },
    description: {
      fr: '<p>Des formations courtes pour les dirigeants, les salariés et les porteurs de projet, à la chambre ou dans l’entreprise.</p><ul><li>sessions de deux à cinq jours et cycles de langues ;</li><li>ateliers d’une demi-journée ;</li><li>programmes sur mesure.</li></ul>',
      en: '<p>Short courses for managers, employees and people with a business project, at the chamber or on company premises.</p><ul><li>courses of two to five days, and language courses;</li><li>half-day workshops;</li><li>tailor-made programmes.</li></ul>',
      ar: '<p>دورات تكوينية قصيرة للمسيرين والعمال وحاملي المشاريع، في الغرفة أو داخل المؤسسة.</p><ul><li>دورات من يومين إلى خمسة أيام ودورات اللغات؛</li><li>ورشات من نصف يوم؛</li><li>برامج حسب الطلب.</li></ul>',
    },
  },
  {
    slug: 'mediation-et-arbitrage',
    name: { fr: 'Médiation et arbitrage', en: 'Mediation and arbitration', ar: 'الوساطة والتحكيم' },
    description: {
      fr: '<p>Le centre de la chambre propose aux entreprises trois modes de règlement des différends, <strong>confidentiels et à délai connu</strong> : la conciliation, la médiation et l’arbitrage.</p>',
      en: '<p>The chamber’s centre offers companies three ways of settling disputes, <strong>confidential and within a known time</strong>: conciliation, mediation and arbitration.</p>',
      ar: '<p>يقترح مركز الغرفة على المؤسسات ثلاث طرق لتسوية النزاعات، <strong>سرية وذات أجل معلوم</strong>: المصالحة والوساطة والتحكيم.</p>',
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
      fr: '<p>La chambre réserve des surfaces dans les foires et salons, conduit des missions d’affaires à l’étranger et organise des rencontres B2B.</p><p>Les dates sont publiées au <a href="/calendrier">calendrier du réseau</a>.</p>',
      en: '<p>The chamber books space at fairs and exhibitions, leads trade missions abroad and organises B2B meetings.</p><p>Dates are published in the <a href="/calendrier">network calendar</a>.</p>',
      ar: '<p>تحجز الغرفة مساحات في المعارض والصالونات، وتقود بعثات اقتصادية إلى الخارج، وتنظم لقاءات الأعمال الثنائية.</p><p>تُنشر التواريخ في <a href="/calendrier">رزنامة الشبكة</a>.</p>',
    },
  },
  {
    slug: 'information-et-annuaire',
    name: { fr: 'Information et annuaire', en: 'Information and directory', ar: 'الإعلام ودليل المؤسسات' },
    description: {
      fr: '<p>L’annuaire des entreprises, la carte économique des wilayas, la veille et les permanences juridiques et fiscales.</p>',
      en: '<p>The business directory, the economic map of the wilayas, market watch, and legal and tax advice sessions.</p>',
      ar: '<p>دليل المؤسسات والخريطة الاقتصادية للولايات واليقظة الاقتصادية والجلسات الاستشارية القانونية والجبائية.</p>',
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
      fr: '<p>Création, adhésion à la chambre, domiciliation et location de salles, transmission : les services rendus à l’entreprise depuis son immatriculation jusqu’à sa cession.</p>',
      en: '<p>Starting up, chamber membership, business address and room hire, business transfer: services for companies from registration to sale.</p>',
      ar: '<p>الإنشاء والانخراط في الغرفة والتوطين وكراء القاعات ونقل الملكية: خدمات ترافق المؤسسة من القيد إلى التنازل.</p>',
    },
  },
];
