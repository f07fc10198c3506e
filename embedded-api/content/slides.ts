import type { SlideSeed } from './types';

export const slides: SlideSeed[] = [
  {
    title: {
      fr: 'Un réseau au service des entreprises',
      en: 'A network serving businesses',
      ar: 'شبكة في خدمة المؤسسات',
    },
    description: {
      fr: '<p>De la côte au Grand Sud, les chambres de commerce et d’industrie conseillent, forment et mettent en relation les entreprises. Trouvez la vôtre sur la carte : chaque fiche indique son adresse, ses services et son équipe.</p>',
      en: '<p>From the coast to the far south, the chambers of commerce and industry advise, train and connect businesses. Find yours on the map: each entry gives its address, its services and its team.</p>',
      ar: '<p>من الساحل إلى أقصى الجنوب، تقدّم غرف التجارة والصناعة المشورة والتكوين للمؤسسات وتربط بينها. ابحثوا عن غرفتكم على الخريطة، حيث تبيّن كل بطاقة عنوان الغرفة وخدماتها وفريقها.</p>',
    },
    image: 'drawn',
    linkUrl: '/chambre_de_commerces',
    linkText: { fr: 'Trouver ma chambre', en: 'Find my chamber', ar: 'البحث عن غرفتي' },
  },
  {
    title: {
      fr: 'Préparer sa première exportation',
      en: 'Preparing your first export',
      ar: 'تحضير أول عملية تصدير',
    },
    description: {
      fr: '<p>Le guichet export de la chambre accompagne les entreprises à chaque étape de leur projet : vérification des conditions de sortie du produit, choix de la règle Incoterms, domiciliation bancaire, facture, liste de colisage, certificat d’origine, emballage et suivi du paiement. Le premier entretien est gratuit et dure une heure ; le conseiller remet à l’entreprise la liste écrite des démarches à accomplir et reste son interlocuteur jusqu’à l’expédition.</p>',
      en: '<p>The chamber’s export desk supports businesses at every stage of their project: checking the conditions for exporting the product, choosing the Incoterms rule, bank domiciliation, invoice, packing list, certificate of origin, packaging and follow-up of payment. The first consultation is free and lasts one hour; the adviser gives the company a written list of the procedures to complete and remains its contact until the goods are shipped.</p>',
      ar: '<p>يرافق شباك التصدير بالغرفة المؤسسات في كل مراحل مشروعها: التحقق من شروط تصدير المنتج، واختيار شرط التسليم المناسب (إنكوترمز)، والتوطين البنكي، والفاتورة، وقائمة التعبئة، وشهادة المنشأ، والتغليف، ومتابعة الدفع. اللقاء الاستشاري الأول مجاني ومدته ساعة واحدة، يسلّم المستشار في ختامه للمؤسسة قائمة مكتوبة بالإجراءات الواجب إتمامها، ويبقى محاورها إلى غاية شحن البضاعة.</p>',
    },
    image: 'drawn',
    linkUrl: 'https://export.example/guide',
    linkText: { fr: 'Consulter le guide', en: 'Read the guide', ar: 'الاطلاع على الدليل' },
  },
  {
    title: {
      fr: 'Foires, salons et rencontres du réseau',
      en: '',
      ar: 'معارض الشبكة وصالوناتها ولقاءاتها',
    },
    description: {
      fr: '<p>Journées d’information, ateliers, foires et rencontres B2B : le calendrier du réseau réunit les événements de toutes les chambres. Les inscriptions se font auprès de la chambre organisatrice.</p>',
      en: '<p>Information days, workshops, fairs and B2B meetings: the network calendar brings together the events of every chamber. Registration is with the chamber that organises the event.</p>',
      ar: '<p>أيام إعلامية وورشات ومعارض ولقاءات أعمال ثنائية: تجمع رزنامة الشبكة تظاهرات جميع الغرف. ويتم التسجيل لدى الغرفة المنظمة.</p>',
    },
    image: 'drawn',
    linkUrl: '/calendrier',
    linkText: { fr: '', en: '', ar: '' },
  },
  {
    title: {
      fr: 'Former les dirigeants et les équipes',
      en: 'Training for managers and teams',
      ar: 'تكوين المسيرين وفرق العمل',
    },
    description: {
      fr: 'Des cycles courts pour les dirigeants, des ateliers pratiques pour les équipes et un accompagnement pour les porteurs de projet : le catalogue de formation répond aux besoins des entreprises à chaque étape de leur développement. Les programmes sont animés par des professionnels en activité et peuvent, sur demande, être organisés dans les locaux de l’entreprise, en arabe, en français ou en anglais. Chaque session donne lieu à une attestation de participation.',
      en: 'Short courses for managers, practical workshops for teams and support for people with a business project: the training catalogue meets the needs of businesses at every stage of their development. Courses are taught by working professionals and can be held, on request, on company premises, in Arabic, French or English. Each participant receives a certificate of attendance.',
      ar: 'دورات قصيرة للمسيرين، وورشات تطبيقية لفرق العمل، ومرافقة لحاملي المشاريع: يستجيب دليل الدورات التكوينية لحاجات المؤسسات في كل مرحلة من مراحل تطورها. ينشّط الدورات مهنيون ممارسون، ويمكن تنظيمها عند الطلب في مقر المؤسسة، بالعربية أو الفرنسية أو الإنجليزية، وتُسلَّم للمشاركين في ختام كل دورة شهادة مشاركة.',
    },
    image: 'drawn',
    linkUrl: '',
    linkText: { fr: '', en: '', ar: '' },
  },
];

export const popupSlides: SlideSeed[] = [
  {
    title: {
      fr: 'Journée d’information : vendre en ligne à l’étranger',
      en: 'Information day: selling online abroad',
      ar: 'يوم إعلامي: البيع عبر الإنترنت في الخارج',
    },
    description: {
      fr: '<p>Boutique, paiement, colis et retours : une matinée d’échanges avec des entreprises qui vendent en ligne à l’étranger, suivie d’entretiens individuels avec les conseillers de la chambre. Entrée libre, sur inscription.</p>',
      en: '<p>Online shop, payment, parcels and returns: a morning of discussion with companies that sell online abroad, followed by individual consultations with the chamber’s advisers. Free admission; registration required.</p>',
      ar: '<p>المتجر والدفع والطرود والمرتجعات: صبيحة لتبادل التجارب مع مؤسسات تبيع عبر الإنترنت في الخارج، تليها لقاءات استشارية فردية مع مستشاري الغرفة. الدخول مجاني والتسجيل إلزامي.</p>',
    },
    image: 'drawn',
    linkUrl: '/calendrier',
    linkText: { fr: 'Voir le calendrier', en: 'See the calendar', ar: 'عرض الرزنامة' },
  },
];
