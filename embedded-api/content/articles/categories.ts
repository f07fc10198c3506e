import type { CategorySeed } from '../types';

export const categories: CategorySeed[] = [
  {
    slug: 'export',
    name: { fr: 'Export', en: 'Export', ar: 'التصدير' },
    description: {
      fr: '<p>Démarches, documents, logistique et retours d’expérience : tout ce qui aide une entreprise à vendre au-delà des frontières.</p><p>Les conseillers du guichet export reçoivent sur rendez-vous, à prendre par la <a href="/contact">page de contact</a>.</p>',
      en: '<p>Procedures, documents, logistics and lessons from the field: everything that helps a company sell beyond its borders.</p><p>Export desk advisers are available by appointment through the <a href="/contact">contact page</a>.</p>',
      ar: '<p>إجراءات ووثائق ولوجستيك وتجارب ميدانية: كل ما يساعد المؤسسة على البيع خارج الحدود.</p><p>يستقبل مستشارو شباك التصدير المتعاملين بناءً على موعد يُطلب عبر <a href="/contact">صفحة الاتصال</a>.</p>',
    },
  },
  {
    slug: 'formation',
    name: { fr: 'Formation', en: 'Training', ar: 'التكوين' },
    description: {
      fr: '<p>Sessions courtes, cycles qualifiants et séminaires proposés par les chambres aux dirigeants, aux salariés et aux porteurs de projet.</p>',
      en: '<p>Short courses, qualifying programmes and seminars run by the chambers for managers, employees and prospective entrepreneurs.</p>',
      ar: '<p>دورات قصيرة ومسارات تأهيلية وملتقيات تقترحها الغرف على المسيرين والعمال وحاملي المشاريع.</p>',
    },
  },
  {
    slug: 'reglementation',
    name: { fr: 'Réglementation', en: 'Regulations', ar: 'التشريع والتنظيم' },
    description: {
      fr: '<p>Des explications pratiques sur les formalités, les documents et les obligations des entreprises.</p><p>Ces articles ne remplacent pas les textes officiels ni le conseil d’un professionnel.</p>',
      en: '<p>Practical explanations of the formalities, documents and obligations that concern businesses.</p><p>These articles replace neither the official texts nor professional advice.</p>',
      ar: '<p>شروح عملية حول الإجراءات والوثائق والالتزامات التي تخص المؤسسات.</p><p>ولا تغني هذه المقالات عن النصوص الرسمية ولا عن استشارة أهل الاختصاص.</p>',
    },
  },
  {
    slug: 'partenariat-international',
    name: { fr: 'Partenariat international', en: 'International partnerships', ar: 'الشراكة الدولية' },
    description: {
      fr: '<p>Délégations, missions d’affaires, conseils bilatéraux et accords entre chambres : l’actualité des relations du réseau avec ses partenaires étrangers.</p>',
      en: '<p>Delegations, trade missions, bilateral councils and agreements between chambers: news of the network’s relations with its partners abroad.</p>',
      ar: '<p>وفود وبعثات اقتصادية ومجالس ثنائية واتفاقات بين الغرف: مستجدات علاقات الشبكة بشركائها في الخارج.</p>',
    },
  },
  {
    slug: 'vie-du-reseau',
    name: { fr: 'Vie du réseau', en: 'Network news', ar: 'نشاطات الشبكة' },
    description: {
      fr: '<p>Ce qui change dans les chambres : services, rencontres, décisions communes et nouvelles implantations.</p><p>Les rendez-vous ouverts au public figurent au <a href="/calendrier">calendrier</a>.</p>',
      en: '<p>What is changing in the chambers: services, meetings, joint decisions and new locations.</p><p>Events open to the public are listed in the <a href="/calendrier">calendar</a>.</p>',
      ar: '<p>ما يستجد في الغرف من خدمات ولقاءات وقرارات مشتركة ونقاط استقبال جديدة.</p><p>وتُنشر المواعيد المفتوحة للجمهور في <a href="/calendrier">الرزنامة</a>.</p>',
    },
  },
  {
    slug: 'foires-et-salons',
    name: { fr: 'Foires et salons', en: 'Fairs and exhibitions', ar: 'المعارض والصالونات' },
    description: {
      fr: '<p>Préparer un stand, trouver un emplacement, rencontrer des acheteurs : les manifestations auxquelles le réseau prend part, et la manière d’y participer.</p>',
      en: '<p>Preparing a stand, finding a pitch, meeting buyers: the events in which the network takes part and how to join in.</p>',
      ar: '<p>تحضير الجناح وإيجاد المكان المناسب ولقاء المشترين: التظاهرات التي تشارك فيها الشبكة وكيفية الانضمام إليها.</p>',
    },
  },
  {
    slug: 'innovation-et-numerique',
    name: { fr: 'Innovation et numérique', en: 'Innovation and digital technology', ar: 'الابتكار والرقمنة' },
    description: {
      fr: '<p>Services en ligne, jeunes pousses industrielles, données et sécurité informatique : le numérique vu depuis l’atelier et le bureau.</p>',
      en: '<p>Online services, industrial start-ups, data and computer security: digital technology as seen from the workshop and the office.</p>',
      ar: '',
    },
  },
  {
    slug: 'elections-consulaires',
    name: { fr: 'Élections consulaires', en: 'Chamber elections', ar: 'انتخابات الغرف' },
    description: {
      fr: '<p>Les assemblées des chambres sont élues pour quatre ans, en quatre collèges : industrie, commerce, services, bâtiment et travaux publics.</p><p>Cette rubrique réunit les explications utiles aux électeurs et aux candidats.</p>',
      en: '<p>Chamber assemblies are elected for four years in four colleges: industry, commerce, services, and building and public works.</p><p>This section brings together information for voters and candidates.</p>',
      ar: '<p>تُنتخب جمعيات الغرف لمدة أربع سنوات ضمن أربع هيئات ناخبة: الصناعة، والتجارة، والخدمات، والبناء والأشغال العمومية.</p><p>ويجمع هذا الباب ما يفيد الناخبين والمترشحين من توضيحات.</p>',
    },
  },
  {
    slug: 'agroalimentaire',
    name: { fr: 'Agroalimentaire', en: 'Agri-food', ar: 'الصناعات الغذائية' },
    description: {
      fr: '<p>Dattes, huile d’olive, conserves, produits du terroir : les filières alimentaires, du verger au rayon.</p>',
      en: '<p>Dates, olive oil, preserves and regional produce: the food industries, from orchard to shelf.</p>',
      ar: '<p>التمور وزيت الزيتون والمصبرات والمنتجات المحلية: الشعب الغذائية من البستان إلى رفوف البيع.</p>',
    },
  },
  {
    slug: 'investissement',
    name: { fr: 'Investissement', en: 'Investment', ar: 'الاستثمار' },
    description: {
      fr: '<p>Création d’entreprise, foncier, financement et sous-traitance : des repères pour ceux qui s’installent ou s’agrandissent.</p><p>Le réseau oriente les porteurs de projet vers les organismes compétents ; il n’accorde ni agrément ni financement.</p>',
      en: '<p>Starting a business, land, finance and subcontracting: pointers for those setting up or expanding.</p><p>The network directs project owners to the competent bodies; it grants neither approvals nor funding.</p>',
      ar: '<p>إنشاء المؤسسات والعقار والتمويل والمناولة: معالم لمن ينشئ مشروعاً أو يوسّعه.</p><p>وتوجّه الشبكة حاملي المشاريع نحو الهيئات المختصة، ولا تمنح اعتماداً ولا تمويلاً.</p>',
    },
  },
];
