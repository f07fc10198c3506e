import type { SlideSeed } from './types';

export const slides: SlideSeed[] = [
  {
    title: {
      fr: 'Le réseau au service de ceux qui entreprennent',
      en: 'A network for those who build businesses',
      ar: 'شبكة في خدمة المتعاملين الاقتصاديين',
    },
    description: {
      fr: '<p>De la côte au Grand Sud, les chambres de commerce et d’industrie conseillent, forment et relient les entreprises. Trouvez la vôtre sur la carte : chaque fiche indique ses services, son équipe et la manière de la joindre.</p>',
      en: '<p>From the coast to the far south, the chambers of commerce and industry advise, train and connect businesses. Find yours on the map: each entry sets out its services, its team and how to reach it.</p>',
      ar: '<p>من الساحل إلى أقصى الجنوب، تقدّم غرف التجارة والصناعة المشورة والتكوين للمؤسسات وتربط بعضها ببعض. ابحثوا عن غرفتكم على الخريطة، حيث تجدون في كل بطاقة خدماتها وفريقها وطريقة الاتصال بها.</p>',
    },
    image: 'drawn',
    linkUrl: '/chambre_de_commerces',
    linkText: { fr: 'Trouver ma chambre', en: 'Find my chamber', ar: 'البحث عن غرفتي' },
  },
  {
    title: {
      fr: 'Exporter commence ici',
      en: 'Exporting starts here',
      ar: 'التصدير يبدأ من هنا',
    },
    description: {
      fr: '<p>Un premier client vous attend de l’autre côté de la frontière ? Avant de charger le camion, il faut un prix complet, un contrat clair et un dossier sans discordance. Le guichet export de la chambre reprend chaque étape avec vous : vérifier que le produit peut partir, choisir l’incoterm, réunir la facture, la liste de colisage et le certificat d’origine, préparer l’emballage et suivre le paiement jusqu’au dernier dinar. Le premier entretien est gratuit, il dure une heure, et vous en repartez avec la liste écrite de vos démarches.</p>',
      en: '<p>Is your first customer waiting on the other side of the border? Before the lorry is loaded you need a full price, a clear contract and a file in which every figure agrees. The chamber’s export desk takes you through each step: checking that the product can leave, choosing the Incoterm, assembling the invoice, packing list and certificate of origin, preparing the packaging and following payment to the last dinar. The first interview is free, lasts an hour, and sends you away with a written list of what to do.</p>',
      ar: '<p>هل ينتظركم زبونكم الأول خلف الحدود؟ قبل شحن البضاعة لا بد من سعر كامل وعقد واضح وملف تتطابق بياناته. يرافقكم شباك التصدير بالغرفة في كل مرحلة: التأكد من إمكانية خروج المنتج، واختيار شرط التسليم المناسب، وجمع الفاتورة وقائمة التعبئة وشهادة المنشأ، وإعداد التغليف، ومتابعة الدفع إلى آخر دينار. اللقاء الأول مجاني ومدته ساعة واحدة، تخرجون منه بقائمة مكتوبة بالإجراءات التي تخص مؤسستكم وباسم مستشار يتابع ملفكم.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://export.example/guide',
    linkText: { fr: 'Ouvrir le guide', en: 'Open the guide', ar: 'فتح الدليل' },
  },
  {
    title: {
      fr: 'Une saison de foires, de salons et de rencontres',
      en: '',
      ar: 'موسم من المعارض والصالونات واللقاءات',
    },
    description: {
      fr: '<p>Journées d’information, ateliers, foires du terroir, rendez-vous B2B : le calendrier du réseau rassemble les rencontres de toutes les chambres. Choisissez un mois, repérez une date, inscrivez-vous auprès de l’organisateur.</p>',
      en: '<p>Information days, workshops, local-product fairs and B2B meetings: the network calendar brings together events from every chamber. Choose a month, pick a date and register with the organiser.</p>',
      ar: '<p>أيام إعلامية وورشات ومعارض للمنتجات المحلية ولقاءات أعمال ثنائية: تجمع رزنامة الشبكة مواعيد كل الغرف. اختاروا الشهر والتاريخ المناسبين وسجّلوا أنفسكم لدى الجهة المنظمة.</p>',
    },
    image: 'drawn',
    linkUrl: '/calendrier',
    linkText: { fr: '', en: '', ar: '' },
  },
  {
    title: {
      fr: 'Se former, innover, grandir',
      en: 'Learn, innovate, grow',
      ar: 'تكوين وابتكار ونمو',
    },
    description: {
      fr: 'Des cycles courts pour les dirigeants, des ateliers pratiques pour les équipes, un accompagnement pas à pas pour les porteurs de projet : la chambre avance au rythme de votre entreprise, de l’idée au premier recrutement, puis du marché local au marché mondial. Les programmes sont conçus avec des professionnels en activité et s’organisent, sur demande, dans vos propres locaux, en arabe, en français ou en anglais.',
      en: 'Short courses for managers, hands-on workshops for teams, step-by-step support for people with a project: the chamber moves at the pace of your business, from the first idea to the first hire, and then from the local market to the world. Programmes are designed with working professionals and can be held, on request, on your own premises, in Arabic, French or English.',
      ar: 'دورات قصيرة للمسيرين، وورشات تطبيقية لفرق العمل، ومرافقة خطوة بخطوة لحاملي المشاريع: تسير الغرفة على وتيرة مؤسستكم، من الفكرة إلى أول توظيف، ثم من السوق المحلية إلى السوق العالمية. وتُعَدّ البرامج مع مهنيين ممارسين، ويمكن تنظيمها عند الطلب في مقر مؤسستكم، بالعربية أو الفرنسية أو الإنجليزية.',
    },
    image: 'drawn',
    linkUrl: '',
    linkText: { fr: '', en: '', ar: '' },
  },
];

export const popupSlides: SlideSeed[] = [
  {
    title: {
      fr: 'Journée d’information : vendre en ligne au-delà des frontières',
      en: 'Information day: selling online across borders',
      ar: 'يوم إعلامي: البيع عبر الإنترنت خارج الحدود',
    },
    description: {
      fr: '<p>Boutique, paiement, colis, retours : une matinée d’échanges avec des entreprises qui ont franchi le pas, suivie d’entretiens individuels avec les conseillers de la chambre. Entrée libre, sur inscription. <em>Événement de démonstration.</em></p>',
      en: '<p>Shopfront, payment, parcels, returns: a morning of discussion with companies that have taken the step, followed by one-to-one meetings with the chamber’s advisers. Free admission; registration required. <em>Demonstration event.</em></p>',
      ar: '<p>المتجر والدفع والطرود والمرتجعات: صبيحة لتبادل التجارب مع مؤسسات خاضت هذه الخطوة، تليها لقاءات فردية مع مستشاري الغرفة. الدخول مجاني والتسجيل مطلوب. <em>تظاهرة تجريبية.</em></p>',
    },
    image: 'drawn',
    linkUrl: '/calendrier',
    linkText: { fr: 'Voir le calendrier', en: 'See the calendar', ar: 'الاطلاع على الرزنامة' },
  },
];
