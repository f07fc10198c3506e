import type { PartnerSeed } from './types';

export const partners: PartnerSeed[] = [
  {
    short: 'MCE',
    name: {
      fr: 'Ministère du Commerce extérieur',
      en: 'Ministry of Foreign Trade',
      ar: 'وزارة التجارة الخارجية',
    },
    description: {
      fr: '<p>Politique du commerce extérieur et encouragement des exportations hors hydrocarbures.</p>',
      en: '<p>Foreign trade policy and the promotion of non-hydrocarbon exports.</p>',
      ar: '<p>سياسة التجارة الخارجية وتشجيع الصادرات خارج المحروقات.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://mce.example/',
  },
  {
    short: 'MCI',
    name: {
      fr: 'Ministère du Commerce intérieur',
      en: 'Ministry of Internal Trade',
      ar: 'وزارة التجارة الداخلية',
    },
    description: {
      fr: '<p>Organisation du commerce intérieur, qualité des produits et protection du consommateur.</p>',
      en: '<p>Organisation of internal trade, product quality and consumer protection.</p>',
      ar: '<p>تنظيم التجارة الداخلية وجودة المنتجات وحماية المستهلك.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://mci.example/',
  },
  {
    short: 'MIND',
    name: { fr: 'Ministère de l’Industrie', en: 'Ministry of Industry', ar: 'وزارة الصناعة' },
    description: {
      fr: '<p>Développement industriel, sous-traitance et intégration des filières.</p>',
      en: '<p>Industrial development, subcontracting and local supply chains.</p>',
      ar: '<p>التنمية الصناعية والمناولة وإدماج الشعب الإنتاجية.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://mind.example/',
  },
  {
    short: 'DGD',
    name: {
      fr: 'Direction générale des douanes',
      en: 'General Directorate of Customs',
      ar: 'المديرية العامة للجمارك',
    },
    description: {
      fr: '<p>Formalités aux frontières, régimes douaniers et information tarifaire.</p>',
      en: '<p>Border formalities, customs procedures and tariff information.</p>',
      ar: '<p>الإجراءات على الحدود والأنظمة الجمركية والمعلومات المتعلقة بالتعريفة الجمركية.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://dgd.example/',
  },
  {
    short: 'DGI',
    name: {
      fr: 'Direction générale des impôts',
      en: 'General Directorate of Taxes',
      ar: 'المديرية العامة للضرائب',
    },
    description: {
      fr: '<p>Identification fiscale (NIF), déclarations et obligations fiscales des entreprises.</p>',
      en: '<p>Tax numbers (NIF), tax returns and obligations of businesses.</p>',
      ar: '<p>رقم التعريف الجبائي (NIF) والتصريحات والالتزامات الجبائية للمؤسسات.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://dgi.example/',
  },
  {
    short: 'CNRC',
    name: {
      fr: 'Centre national du registre du commerce',
      en: 'National Trade Register Centre',
      ar: 'المركز الوطني للسجل التجاري',
    },
    description: {
      fr: '<p>Immatriculation des commerçants et des sociétés, publicité légale et extraits du registre.</p>',
      en: '<p>Registration of traders and companies in the trade register, legal notices and extracts.</p>',
      ar: '<p>قيد التجار والشركات والإشهار القانوني ومستخرجات السجل.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://cnrc.example/',
  },
  {
    short: 'SAFEX',
    name: {
      fr: 'Société algérienne des foires et exportations',
      en: 'Algerian Fairs and Exports Company',
      ar: 'الشركة الجزائرية للمعارض والتصدير',
    },
    description: {
      fr: '<p>Organisation de foires et de salons, en Algérie et à l’étranger.</p>',
      en: '<p>Organisation of fairs and exhibitions in Algeria and abroad.</p>',
      ar: '<p>تنظيم المعارض والصالونات داخل الجزائر وخارجها.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://safex.example/',
  },
  {
    short: 'AAPI',
    name: {
      fr: 'Agence algérienne de promotion de l’investissement',
      en: 'Algerian Investment Promotion Agency',
      ar: 'الوكالة الجزائرية لترقية الاستثمار',
    },
    description: {
      fr: '<p>Accueil, orientation et suivi des projets d’investissement.</p>',
      en: '<p>Reception, guidance and follow-up of investment projects.</p>',
      ar: '<p>استقبال المشاريع الاستثمارية وتوجيهها ومتابعتها.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://aapi.example/',
  },
  {
    short: 'ANADE',
    name: {
      fr: 'Agence nationale d’appui à l’entrepreneuriat',
      en: 'National Agency for Entrepreneurship Support',
      ar: 'الوكالة الوطنية لدعم المقاولاتية',
    },
    description: {
      fr: '<p>Aide aux jeunes porteurs de projet, de l’idée au lancement de l’activité.</p>',
      en: '<p>Help for young people with a business project, from the idea to the launch.</p>',
      ar: '<p>مساعدة الشباب حاملي المشاريع من الفكرة إلى انطلاق النشاط.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://anade.example/',
  },
  {
    short: 'CAGEX',
    name: {
      fr: 'Compagnie algérienne de garantie des exportations',
      en: 'Algerian Export Insurance Company',
      ar: 'الشركة الجزائرية لتأمين وضمان الصادرات',
    },
    description: {
      fr: '<p>Assurance des risques commerciaux liés aux ventes à l’étranger.</p>',
      en: '<p>Insurance against the commercial risks of selling abroad.</p>',
      ar: '<p>التأمين على المخاطر التجارية المرتبطة بالبيع في الخارج.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://cagex.example/',
  },
  {
    short: 'IANOR',
    name: {
      fr: 'Institut algérien de normalisation',
      en: 'Algerian Standards Institute',
      ar: 'المعهد الجزائري للتقييس',
    },
    description: {
      fr: '<p>Élaboration et diffusion des normes, certification des produits.</p>',
      en: '<p>Drafting and distribution of standards; product certification.</p>',
      ar: '<p>إعداد المواصفات ونشرها، والإشهاد على مطابقة المنتجات.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://ianor.example/',
  },
  {
    short: 'ALGERAC',
    name: {
      fr: 'Organisme algérien d’accréditation',
      en: 'Algerian Accreditation Body',
      ar: 'الهيئة الجزائرية للاعتماد',
    },
    description: {
      fr: '<p>Accréditation des laboratoires et des organismes de contrôle.</p>',
      en: '<p>Accreditation of laboratories and inspection bodies.</p>',
      ar: '<p>اعتماد المخابر وهيئات المراقبة.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://algerac.example/',
  },
  {
    short: 'INAPI',
    name: {
      fr: 'Institut national de la propriété industrielle',
      en: 'National Industrial Property Institute',
      ar: 'المعهد الوطني للملكية الصناعية',
    },
    description: {
      fr: '<p>Marques, brevets, dessins et modèles, indications géographiques.</p>',
      en: '<p>Trade marks, patents, designs and geographical indications.</p>',
      ar: '<p>العلامات وبراءات الاختراع والرسوم والنماذج والمؤشرات الجغرافية.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://inapi.example/',
  },
  {
    short: 'ONS',
    name: {
      fr: 'Office national des statistiques',
      en: 'National Statistics Office',
      ar: 'الديوان الوطني للإحصائيات',
    },
    description: { fr: '', en: '', ar: '' },
    image: 'drawn',
    linkUrl: 'https://ons.example/',
  },
  {
    short: 'CREA',
    name: {
      fr: 'Conseil du renouveau économique algérien',
      en: 'Algerian Economic Renewal Council',
      ar: 'مجلس التجديد الاقتصادي الجزائري',
    },
    description: {
      fr: '<p>Organisation patronale, partenaire de dialogue sur le climat des affaires.</p>',
      en: '<p>An employers’ organisation and a partner in discussions on the business climate.</p>',
      ar: '<p>منظمة لأرباب العمل وشريك في الحوار حول مناخ الأعمال.</p>',
    },
    image: 'drawn',
    linkUrl: '',
  },
  {
    short: 'ICC',
    name: {
      fr: 'Chambre de commerce internationale',
      en: 'International Chamber of Commerce',
      ar: 'غرفة التجارة الدولية',
    },
    description: {
      fr: '<p>Règles du commerce international, dont les règles Incoterms, et arbitrage.</p>',
      en: '<p>Rules for international trade, including the Incoterms rules, and arbitration.</p>',
      ar: '<p>قواعد التجارة الدولية، ومنها شروط التسليم الدولية (إنكوترمز)، والتحكيم.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://icc.example/',
  },
  {
    short: 'UAC',
    name: { fr: 'Union des chambres arabes', en: 'Union of Arab Chambers', ar: 'اتحاد الغرف العربية' },
    description: {
      fr: '<p>Coopération entre les chambres de commerce du monde arabe.</p>',
      en: '<p>Cooperation between chambers of commerce across the Arab world.</p>',
      ar: '<p>التعاون بين غرف التجارة في العالم العربي.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://uac.example/',
  },
  {
    short: 'CPCCAF',
    name: {
      fr: 'Conférence permanente des chambres consulaires africaines et francophones',
      en: 'Standing Conference of African and Francophone Chambers',
      ar: 'المؤتمر الدائم للغرف الإفريقية والفرنكوفونية',
    },
    description: {
      fr: '<p>Échanges d’expériences et projets communs des chambres d’Afrique et de l’espace francophone.</p>',
      en: '<p>Shared experience and joint projects between chambers in Africa and the French-speaking world.</p>',
      ar: '<p>تبادل الخبرات والمشاريع المشتركة بين غرف إفريقيا والفضاء الفرنكوفوني.</p>',
    },
    image: 'drawn',
    linkUrl: '',
  },
];
