import type { Texts } from '../types';
import type { WilayaSeed } from './wilayas';

type Family = 'coast' | 'tell' | 'plateau' | 'steppe' | 'oasis' | 'border';

/** Two paragraphs, written for one chamber. */
interface Portrait {
  character: Texts;
  services: Texts;
}

/** The main chambers: everything but the practical details is written for them alone. */
const portraits: Record<number, Portrait> = {
  6: {
    character: {
      fr: 'Adossée aux montagnes et ouverte sur son golfe, Béjaïa associe un port de commerce, une vallée, la Soummam, où se succèdent ateliers et usines agroalimentaires, et un arrière-pays d’oliviers et de figuiers.',
      en: 'With mountains at its back and a wide bay before it, Bejaia combines a commercial port, the Soummam valley with its string of workshops and food plants, and a hinterland of olive and fig trees.',
      ar: 'تستند بجاية إلى الجبال وتنفتح على خليجها، وتجمع بين ميناء تجاري ووادي الصومام الذي تتعاقب فيه الورشات ومصانع الصناعات الغذائية، وريف تكسوه أشجار الزيتون والتين.',
    },
    services: {
      fr: 'La chambre prépare avec les entreprises leurs dossiers de certificat d’origine, vise factures et listes de colisage et tient une permanence pour celles qui exportent pour la première fois. Les différends entre partenaires peuvent y être confiés à un médiateur.',
      en: 'The chamber helps companies put together their certificate of origin files, certifies invoices and packing lists, and holds advice sessions for first-time exporters. Disagreements between partners can be referred to a mediator here.',
      ar: 'تُعِدّ الغرفة مع المؤسسات ملفات شهادة المنشأ، وتصادق على الفواتير وقوائم التعبئة، وتخصص مداومة للمؤسسات التي تصدّر لأول مرة. كما يمكن عرض الخلافات بين الشركاء على وسيط.',
    },
  },
  7: {
    character: {
      fr: 'Porte du désert, Biskra est d’abord un pays de palmeraies : la datte y fait vivre producteurs, conditionneurs et transporteurs. Les cultures sous serre, les carrières et l’artisanat complètent le tableau.',
      en: 'Known as a gateway to the desert, Biskra is first and foremost palm-grove country, where dates provide a living for growers, packers and hauliers. Greenhouse crops, quarries and crafts complete the picture.',
      ar: 'بسكرة بوابة الصحراء وأرض النخيل قبل كل شيء، إذ تعيش من التمور أعداد من المنتجين وأصحاب وحدات التوضيب والناقلين. وتكتمل الصورة بالزراعة تحت البيوت البلاستيكية والمحاجر والصناعات التقليدية.',
    },
    services: {
      fr: 'Le guichet connaît son rythme de pointe après la récolte, lorsque affluent les demandes de certificats d’origine. Le reste de l’année, la chambre propose des ateliers sur l’emballage, l’étiquetage et les normes des marchés visés.',
      en: 'The counter is busiest after the harvest, when requests for certificates of origin come in one after another. For the rest of the year the chamber runs workshops on packaging, labelling and the standards of target markets.',
      ar: 'يبلغ نشاط الشباك ذروته بعد موسم الجني، حين تتوالى طلبات شهادات المنشأ. أما بقية السنة فتنظّم الغرفة ورشات حول التغليف والوسم ومعايير الأسواق المستهدفة.',
    },
  },
  13: {
    character: {
      fr: 'Ville d’art et de savoir-faire, Tlemcen garde vivants le tissage, la broderie, le cuir et le cuivre. Autour d’elle se sont installés le textile, la céramique et l’agroalimentaire, tandis que la côte de Ghazaouet donne à la région son débouché maritime.',
      en: 'A city of art and skilled trades, Tlemcen keeps weaving, embroidery, leatherwork and coppersmithing alive. Textiles, ceramics and food processing have grown up around it, and the coast at Ghazaouet gives the region its outlet to the sea.',
      ar: 'تلمسان مدينة الفن والمهارة، حافظت على النسيج والتطريز وصناعة الجلود والنحاس. ونشأت من حولها صناعات نسيجية وخزفية وغذائية، فيما تمنح سواحل الغزوات للمنطقة منفذها البحري.',
    },
    services: {
      fr: 'Artisans et industriels y trouvent une aide commune : préparer un salon à l’étranger avec un carnet ATA, protéger une marque, établir un certificat d’origine. Un programme de formation court toute l’année.',
      en: 'Craftspeople and manufacturers find the same help here: getting ready for a fair abroad with an ATA carnet, protecting a trade mark, obtaining a certificate of origin. A training programme runs throughout the year.',
      ar: 'يجد الحرفيون والصناعيون لدى الغرفة مرافقة واحدة: التحضير لصالون في الخارج باستعمال دفتر ATA، وحماية العلامة التجارية، واستخراج شهادة المنشأ. ويمتد برنامج التكوين على مدار السنة.',
    },
  },
  14: {
    character: {
      fr: 'Au cœur du Sersou, Tiaret regarde vers de vastes champs de céréales et vers une longue tradition d’élevage du cheval. La mécanique et la construction de véhicules y ont ajouté une culture industrielle.',
      en: 'In the heart of the Sersou, Tiaret looks out over broad cereal fields and a long tradition of horse breeding. Engineering and vehicle manufacturing have added an industrial culture of their own.',
      ar: 'في قلب السرسو تطل تيارت على حقول شاسعة من الحبوب وعلى تقاليد عريقة في تربية الخيول، وقد أضافت إليها الميكانيك وصناعة المركبات ثقافة صناعية خاصة بها.',
    },
    services: {
      fr: 'La chambre réunit régulièrement sous-traitants et donneurs d’ordres, et renseigne les exploitants qui passent de la production à la transformation. Au guichet : certificats, visas de documents, inscription à l’annuaire des entreprises.',
      en: 'The chamber regularly brings subcontractors and contracting companies together, and advises farmers who are moving from growing to processing. At the counter: certificates, document certification and entries in the business directory.',
      ar: 'تجمع الغرفة بانتظام بين المناولين وأصحاب الطلبيات، وتوجّه الفلاحين المنتقلين من الإنتاج إلى التحويل. ويقدم الشباك خدمات الشهادات والتصديق على الوثائق والتسجيل في دليل المؤسسات.',
    },
  },
  16: {
    character: {
      fr: 'Capitale politique et financière, Alger rassemble sièges sociaux, banques, sociétés de services et grands équipements : port, aéroport, palais des expositions. L’industrie s’étend à l’est, vers Rouiba et Réghaïa.',
      en: 'As the political and financial capital, Algiers is home to head offices, banks, service companies and major facilities: port, airport and exhibition ground. Industry stretches eastwards, towards Rouiba and Reghaia.',
      ar: 'تجمع الجزائر، العاصمة السياسية والمالية، مقرات الشركات والبنوك ومؤسسات الخدمات والمنشآت الكبرى من ميناء ومطار وقصر للمعارض، بينما تمتد الصناعة شرقاً نحو الرويبة ورغاية.',
    },
    services: {
      fr: 'La demande y est variée : une jeune entreprise vient pour une domiciliation, un exportateur pour un visa urgent, une délégation étrangère pour un programme de rendez-vous. La chambre y répond par des guichets distincts et des rencontres d’affaires sur inscription.',
      en: 'Requests are varied: a young company needs an office address, an exporter an urgent certification, a visiting delegation a schedule of meetings. The chamber meets them with separate counters and with business meetings open to registration.',
      ar: 'الطلبات متنوعة: مؤسسة فتية تبحث عن مقر، ومصدّر يحتاج إلى تصديق مستعجل، ووفد أجنبي يرغب في برنامج لقاءات. وتستجيب الغرفة لها بشبابيك متخصصة ولقاءات أعمال مفتوحة للتسجيل.',
    },
  },
  19: {
    character: {
      fr: 'Sétif est un carrefour : les routes de l’Est y croisent les plaines céréalières des hauts plateaux. Plasturgie, agroalimentaire, matériaux de construction et commerce de gros composent une économie d’entrepreneurs.',
      en: 'Setif is a crossroads, where the roads of the east meet the cereal plains of the high plateaux. Plastics, food processing, building materials and wholesale trade make up an economy of entrepreneurs.',
      ar: 'سطيف ملتقى طرق، تتقاطع فيها مسالك الشرق مع سهول الحبوب في الهضاب العليا. وتشكل صناعة البلاستيك والصناعات الغذائية ومواد البناء وتجارة الجملة اقتصاداً قوامه المقاولون.',
    },
    services: {
      fr: 'La chambre met l’accent sur la rencontre : déjeuners de filière, bourses de sous-traitance, visites d’ateliers. Elle assure aussi le visa des documents d’exportation et une information fiscale de premier niveau.',
      en: 'The chamber puts the emphasis on meeting people: sector lunches, subcontracting exchanges, workshop visits. It also certifies export documents and offers first-level tax information.',
      ar: 'تركّز الغرفة على اللقاءات: لقاءات مهنية حسب الشعب، وبورصات للمناولة، وزيارات للورشات. كما تتولى التصديق على وثائق التصدير وتقدّم إعلاماً جبائياً أولياً.',
    },
  },
  22: {
    character: {
      fr: 'Entre plaines à blé et ateliers d’électronique, Sidi Bel Abbès tient à la fois de la campagne et de la ville technique. L’université, le machinisme agricole et la transformation du lait y entretiennent un tissu de petites entreprises.',
      en: 'Between wheat plains and electronics workshops, Sidi Bel Abbes is part farming country, part technical town. The university, farm machinery and dairy processing sustain a fabric of small businesses.',
      ar: 'بين سهول القمح وورشات الإلكترونيك، تجمع سيدي بلعباس بين الريف والمدينة التقنية. وتغذي الجامعة والآلات الفلاحية وتحويل الحليب نسيجاً من المؤسسات الصغيرة.',
    },
    services: {
      fr: 'Ici, l’accompagnement des créateurs occupe une large place : une permanence hebdomadaire, un espace de réunion à réserver, des ateliers de gestion. Les démarches d’exportation se font au guichet principal.',
      en: 'Support for people starting a business takes up much of the work here: a weekly advice session, a meeting space that can be booked, management workshops. Export formalities are handled at the main counter.',
      ar: 'تحتل مرافقة المنشئين مكانة واسعة هنا: مداومة أسبوعية، وفضاء اجتماعات قابل للحجز، وورشات في التسيير. أما إجراءات التصدير فتتم في الشباك الرئيسي.',
    },
  },
  23: {
    character: {
      fr: 'Annaba est une ville de fer et de mer. La sidérurgie, les engrais et le port de commerce y ont formé des générations de métiers, à côté d’une plaine fertile et d’un littoral où le tourisme prend sa place.',
      en: 'Annaba is a city of iron and sea. Steelmaking, fertilisers and the commercial port have shaped generations of trades, beside a fertile plain and a coastline where tourism is making its mark.',
      ar: 'عنابة مدينة الحديد والبحر. أنشأت فيها صناعة الحديد والصلب والأسمدة والميناء التجاري أجيالاً من المهن، إلى جانب سهل خصب وساحل تأخذ فيه السياحة مكانها.',
    },
    services: {
      fr: 'Transitaires, industriels et bureaux d’études s’y croisent. La chambre délivre les certificats, organise des matinées d’échanges sur le dédouanement et la logistique, et oriente les litiges commerciaux vers la conciliation.',
      en: 'Freight forwarders, manufacturers and engineering firms cross paths here. The chamber issues certificates, organises morning discussions on customs clearance and logistics, and steers commercial disputes towards conciliation.',
      ar: 'يلتقي هنا وكلاء العبور والصناعيون ومكاتب الدراسات. تسلّم الغرفة الشهادات، وتنظم لقاءات صباحية حول الجمركة واللوجستيك، وتوجّه النزاعات التجارية نحو المصالحة.',
    },
  },
  25: {
    character: {
      fr: 'Suspendue au-dessus des gorges du Rhumel, Constantine est la grande ville de l’intérieur de l’Est : université, médicament, mécanique, commerce ancien et dinanderie. Ses zones d’activité relient les hauts plateaux aux ports.',
      en: 'Perched above the Rhumel gorges, Constantine is the great inland city of the east: university, pharmaceuticals, engineering, long-established trade and copperware. Its business parks link the high plateaux to the ports.',
      ar: 'قسنطينة، المعلقة فوق أخاديد وادي الرمال، كبرى مدن الشرق الداخلية: جامعة وصناعة دوائية وميكانيك وتجارة عريقة وصناعة نحاس. وتربط مناطق نشاطها الهضاب العليا بالموانئ.',
    },
    services: {
      fr: 'La chambre cultive les passerelles avec la recherche : journées des start-up, ateliers sur la propriété industrielle, stages en entreprise. Les formalités d’exportation et la médiation complètent l’offre.',
      en: 'The chamber cultivates its links with research: start-up days, workshops on industrial property, company placements. Export formalities and mediation round off what it offers.',
      ar: 'تمد الغرفة جسوراً مع البحث العلمي: أيام للمؤسسات الناشئة، وورشات حول الملكية الصناعية، وتربصات في المؤسسات. وتكتمل الخدمات بإجراءات التصدير والوساطة.',
    },
  },
  27: {
    character: {
      fr: 'Entre le plateau, les collines du Dahra et la mer, Mostaganem réunit un port, des vergers, des cultures maraîchères et une industrie alimentaire active. La pêche et un long littoral de plages ajoutent à cette variété.',
      en: 'Between its plateau, the Dahra hills and the sea, Mostaganem brings together a port, orchards, market gardens and a lively food industry. Fishing and a long coastline of beaches add to the variety.',
      ar: 'بين الهضبة وتلال الظهرة والبحر، تجمع مستغانم الميناء والبساتين وزراعة الخضر وصناعة غذائية نشيطة، ويزيدها الصيد البحري وساحل طويل من الشواطئ تنوعاً.',
    },
    services: {
      fr: 'Un même guichet reçoit l’entreprise du premier conseil au document signé : information réglementaire, certificat d’origine, carnet ATA, inscription aux formations. La chambre ouvre aussi ses salles aux réunions des professionnels de la wilaya.',
      en: 'A single counter takes a company from first advice to signed document: regulations, certificate of origin, ATA carnet, training registration. The chamber also opens its rooms to business people from across the wilaya for their meetings.',
      ar: 'يستقبل شباك واحد المؤسسة من أول استشارة إلى الوثيقة الموقّعة: إعلام تنظيمي، شهادة منشأ، دفتر ATA، تسجيل في الدورات التكوينية. كما تفتح الغرفة قاعاتها لاجتماعات مهنيي الولاية.',
    },
  },
  30: {
    character: {
      fr: 'Ouargla est à la fois une oasis ancienne et le grand bassin des hydrocarbures, autour de Hassi Messaoud. Services pétroliers, transport, maintenance et agriculture saharienne s’y côtoient sous le même soleil.',
      en: 'Ouargla is both an ancient oasis and the country’s great oil and gas basin, around Hassi Messaoud. Oilfield services, transport, maintenance and Saharan farming share the same sun.',
      ar: 'ورقلة واحة عريقة وحوض المحروقات الكبير حول حاسي مسعود في آن واحد. وتتجاور فيها الخدمات البترولية والنقل والصيانة والفلاحة الصحراوية تحت شمس واحدة.',
    },
    services: {
      fr: 'La chambre aide les sous-traitants locaux à se faire connaître : annuaire, cartographie économique, rencontres d’achat. Elle forme aussi aux marchés, à la sécurité des chantiers et aux contrats.',
      en: 'The chamber helps local subcontractors make themselves known through the directory, the economic map and buyers’ meetings. It also trains them in tendering, site safety and contracts.',
      ar: 'تساعد الغرفة المناولين المحليين على التعريف بأنفسهم عبر الدليل والخريطة الاقتصادية ولقاءات الشراء، كما تقدّم تكويناً في الصفقات وسلامة الورشات والعقود.',
    },
  },
  31: {
    character: {
      fr: 'Métropole de l’Ouest, Oran vit de son port, de ses zones industrielles et de ses services. La pétrochimie d’Arzew, la mécanique, le commerce, les congrès et le tourisme d’affaires lui donnent un rayonnement qui dépasse la wilaya.',
      en: 'The metropolis of the west, Oran lives by its port, its industrial estates and its services. Petrochemicals at Arzew, engineering, trade, conferences and business travel give it an influence well beyond the wilaya.',
      ar: 'وهران حاضرة الغرب، تعيش من مينائها ومناطقها الصناعية وخدماتها. وتمنحها بتروكيمياء أرزيو والميكانيك والتجارة والمؤتمرات وسياحة الأعمال إشعاعاً يتجاوز حدود الولاية.',
    },
    services: {
      fr: 'Exposants et exportateurs forment l’essentiel du public : carnets ATA, certificats d’origine, rendez-vous avec des acheteurs de passage. Une cellule renseigne les entreprises sur les salons à venir et les y accompagne.',
      en: 'Exhibitors and exporters make up most of the visitors: ATA carnets, certificates of origin, appointments with visiting buyers. A dedicated desk tells companies about forthcoming exhibitions and helps them take part.',
      ar: 'يشكّل العارضون والمصدّرون غالبية الوافدين: دفاتر ATA، وشهادات منشأ، ومواعيد مع المشترين الزائرين. وتتولى خلية خاصة إعلام المؤسسات بالصالونات المقبلة ومرافقتها إليها.',
    },
  },
  39: {
    character: {
      fr: 'Au milieu des dunes du Souf, El Oued a fait de la patience une économie : palmiers en cuvette, pommes de terre, arachide, commerce de gros et esprit d’entreprise. La proximité de la frontière ouvre la région sur ses voisins.',
      en: 'Amid the dunes of the Souf, El Oued has built an economy out of patience: palms planted in hollows, potatoes, groundnuts, wholesale trade and a spirit of enterprise. The nearby border opens the region to its neighbours.',
      ar: 'وسط كثبان سوف، جعلت الوادي من الصبر اقتصاداً: نخيل الغيطان والبطاطا والفول السوداني وتجارة الجملة وروح المبادرة. ويفتحها قربها من الحدود على جيرانها.',
    },
    services: {
      fr: 'Les questions les plus fréquentes portent sur le froid, le conditionnement et les documents d’expédition. La chambre y répond par des fiches pratiques, des ateliers et l’établissement des certificats au guichet.',
      en: 'The questions heard most often are about cold storage, packing and shipping documents. The chamber answers them with practical guides, workshops and certificates issued at the counter.',
      ar: 'تدور أكثر الأسئلة حول التبريد والتوضيب ووثائق الشحن. وتجيب عنها الغرفة ببطاقات عملية وورشات وباستخراج الشهادات في الشباك.',
    },
  },
  42: {
    character: {
      fr: 'À l’ouest d’Alger, Tipaza s’étire entre le mont Chenoua, les vergers de la Mitidja et un rivage semé de vestiges antiques. Maraîchage, pêche, petite industrie et tourisme se partagent le territoire.',
      en: 'West of Algiers, Tipaza stretches between Mount Chenoua, the orchards of the Mitidja and a shoreline scattered with ancient ruins. Market gardening, fishing, light industry and tourism share the land.',
      ar: 'تمتد تيبازة غرب العاصمة بين جبل شنوة وبساتين متيجة وساحل تتناثر عليه الآثار القديمة. وتتقاسم المجال زراعة الخضر والصيد البحري والصناعة الصغيرة والسياحة.',
    },
    services: {
      fr: 'Hôteliers, pêcheurs et maraîchers n’ont pas les mêmes besoins ; la chambre leur consacre des rencontres séparées. Le guichet, lui, est commun : création d’entreprise, paiement électronique, documents commerciaux.',
      en: 'Hoteliers, fishermen and market gardeners have different needs, and the chamber holds separate meetings for each. The counter serves them all: starting a business, electronic payment, commercial documents.',
      ar: 'لأصحاب الفنادق والصيادين ومنتجي الخضر حاجات مختلفة، لذلك تخصص لهم الغرفة لقاءات منفصلة. أما الشباك فواحد للجميع: إنشاء المؤسسات، الدفع الإلكتروني، الوثائق التجارية.',
    },
  },
  43: {
    character: {
      fr: 'Pays de montagnes et d’eau, Mila entoure le grand barrage de Beni Haroun. Céréales, ail, oliviers et carrières y côtoient un commerce de détail très présent et des entreprises du bâtiment.',
      en: 'A land of mountains and water, Mila surrounds the great Beni Haroun dam. Cereals, garlic, olive trees and quarries sit alongside a busy retail trade and a number of building firms.',
      ar: 'ميلة بلاد الجبال والماء، تحيط بسد بني هارون الكبير. وتتجاور فيها الحبوب والثوم والزيتون والمحاجر مع تجارة تجزئة حاضرة بقوة ومؤسسات للبناء.',
    },
    services: {
      fr: 'La chambre mise sur la proximité : journées d’information dans les communes, conseil individuel aux commerçants, cycles courts de gestion. Les certificats et les visas se demandent au chef-lieu.',
      en: 'The chamber believes in staying close to its members: information days in the communes, one-to-one advice for shopkeepers, short management courses. Certificates and document certification are requested in the main town.',
      ar: 'تراهن الغرفة على القرب: أيام إعلامية في البلديات، واستشارات فردية للتجار، ودورات قصيرة في التسيير. وتُطلب الشهادات والتصديقات في عاصمة الولاية.',
    },
  },
  47: {
    character: {
      fr: 'La vallée du M’Zab a bâti sa réputation sur le négoce, l’architecture et la parole donnée. Tapis, dattes, petite industrie et tourisme culturel animent Ghardaïa et ses ksour.',
      en: 'The M’Zab valley has built its reputation on trade, architecture and keeping one’s word. Carpets, dates, light industry and cultural tourism enliven Ghardaia and its ksour.',
      ar: 'بنى وادي مزاب سمعته على التجارة والعمارة والوفاء بالعهد. وتُنعش الزرابي والتمور والصناعة الصغيرة والسياحة الثقافية غرداية وقصورها.',
    },
    services: {
      fr: 'La chambre fait dialoguer familles de négociants et jeunes créateurs. Au programme : commerce électronique, transmission d’entreprise, préparation des salons de l’artisanat ; au guichet, les documents courants et la médiation.',
      en: 'The chamber gets trading families and young entrepreneurs talking. On the programme: e-commerce, handing on a business, preparing for craft fairs; at the counter, everyday documents and mediation.',
      ar: 'تفتح الغرفة باب الحوار بين عائلات التجار والمنشئين الشباب. وفي البرنامج: التجارة الإلكترونية، ونقل ملكية المؤسسات، والتحضير لصالونات الصناعات التقليدية؛ وفي الشباك الوثائق المعتادة والوساطة.',
    },
  },
};

/** The other chambers: an opening of their own, then a paragraph shared by their family. */
const openings: Record<number, { family: Family; text: Texts }> = {
  1: {
    family: 'oasis',
    text: {
      fr: 'Au pays du Touat, Adrar vit au rythme des palmeraies et des foggaras, ces galeries qui amènent l’eau. Le gaz, l’énergie solaire et les grandes cultures irriguées y ouvrent d’autres perspectives.',
      en: 'In the Touat, Adrar lives to the rhythm of its palm groves and of the foggaras, the tunnels that bring in the water. Gas, solar power and large irrigated farms are opening other prospects.',
      ar: 'في بلاد توات تعيش أدرار على إيقاع واحات النخيل والفقارات التي تجلب الماء، ويفتح لها الغاز والطاقة الشمسية والمحاصيل المسقية الكبرى آفاقاً أخرى.',
    },
  },
  2: {
    family: 'tell',
    text: {
      fr: 'Dans la vallée du Chéliff, Chlef réunit agrumes, maraîchage et matériaux de construction, à mi-chemin des deux grandes villes du Nord.',
      en: 'In the Cheliff valley, Chlef brings together citrus fruit, market gardening and building materials, midway between the two great cities of the north.',
      ar: 'في حوض الشلف تجمع ولاية الشلف بين الحمضيات والخضر ومواد البناء، في منتصف الطريق بين مدينتي الشمال الكبريين.',
    },
  },
  3: {
    family: 'steppe',
    text: {
      fr: 'Laghouat se tient là où la steppe rencontre le désert : élevage ovin, jardins d’oasis et, au sud, le gaz de Hassi R’Mel.',
      en: 'Laghouat stands where the steppe meets the desert: sheep farming, oasis gardens and, to the south, the gas of Hassi R’Mel.',
      ar: 'تقف الأغواط حيث تلتقي السهوب بالصحراء: تربية الأغنام وبساتين الواحة، وجنوباً غاز حاسي الرمل.',
    },
  },
  4: {
    family: 'plateau',
    text: {
      fr: 'Plaines à céréales, élevage et commerce de la pièce détachée autour d’Aïn M’lila : Oum El Bouaghi conjugue la terre et l’échange.',
      en: 'Cereal plains, livestock and the spare-parts trade around Ain M’lila: Oum El Bouaghi combines farming with commerce.',
      ar: 'سهول الحبوب وتربية المواشي وتجارة قطع الغيار حول عين مليلة: هكذا تجمع أم البواقي بين الأرض والتبادل.',
    },
  },
  5: {
    family: 'plateau',
    text: {
      fr: 'Au pied de l’Aurès, Batna associe vergers d’altitude, industrie de transformation et patrimoine romain. C’est aussi une étape entre le Tell et les Ziban.',
      en: 'At the foot of the Aurès, Batna combines mountain orchards, processing industries and a Roman heritage. It is also a stopping place between the Tell and the Ziban.',
      ar: 'عند سفح الأوراس تجمع باتنة بين بساتين المرتفعات والصناعات التحويلية والتراث الروماني، وهي أيضاً محطة بين التل والزيبان.',
    },
  },
  8: {
    family: 'oasis',
    text: {
      fr: 'Ancien bassin houiller devenu capitale du Sud-Ouest, Béchar organise les échanges de la Saoura : services, transport, oasis et artisanat des ksour.',
      en: 'Once a coalfield and now the main city of the south-west, Bechar organises the trade of the Saoura: services, transport, oases and the crafts of the ksour.',
      ar: 'من حوض فحمي قديم إلى عاصمة الجنوب الغربي، تنظم بشار مبادلات الساورة: خدمات ونقل وواحات وصناعات تقليدية في القصور.',
    },
  },
  9: {
    family: 'tell',
    text: {
      fr: 'Ville des roses et des vergers, Blida prolonge la Mitidja agricole par une industrie alimentaire dense, des pépinières et un commerce de gros tourné vers la capitale.',
      en: 'A city of roses and orchards, Blida extends the farmland of the Mitidja with a dense food industry, plant nurseries and a wholesale trade that looks to the capital.',
      ar: 'البليدة مدينة الورود والبساتين، تضيف إلى متيجة الفلاحية صناعة غذائية كثيفة ومشاتل وتجارة جملة متجهة نحو العاصمة.',
    },
  },
  10: {
    family: 'tell',
    text: {
      fr: 'Entre Djurdjura et hauts plateaux, Bouira est un pays d’oliviers, de pommes de terre et de passage, traversé par l’axe qui relie la capitale à l’Est.',
      en: 'Between the Djurdjura and the high plateaux, Bouira is a land of olives, potatoes and through traffic, crossed by the main route from the capital to the east.',
      ar: 'بين جرجرة والهضاب العليا، البويرة بلاد الزيتون والبطاطا والعبور، يخترقها المحور الرابط بين العاصمة والشرق.',
    },
  },
  11: {
    family: 'border',
    text: {
      fr: 'Capitale du Hoggar et étape de la route transsaharienne, Tamanrasset commerce avec le Sahel, accueille les voyageurs du désert et défend un artisanat du cuir et de l’argent.',
      en: 'Capital of the Hoggar and a stage on the trans-Saharan road, Tamanrasset trades with the Sahel, welcomes desert travellers and upholds its leather and silver crafts.',
      ar: 'تمنراست عاصمة الهقار ومحطة على الطريق العابر للصحراء، تتاجر مع الساحل الإفريقي وتستقبل مسافري الصحراء وتصون حرف الجلد والفضة.',
    },
  },
  12: {
    family: 'border',
    text: {
      fr: 'À l’extrême est, Tébessa joint les ressources de son sous-sol, ses parcours d’élevage et son patrimoine antique à une vocation d’échange avec la Tunisie voisine.',
      en: 'In the far east, Tebessa adds to its mineral resources, grazing lands and ancient heritage a vocation for trade with neighbouring Tunisia.',
      ar: 'في أقصى الشرق تجمع تبسة بين ثروات باطنها ومراعيها وتراثها القديم ودورها في التبادل مع تونس المجاورة.',
    },
  },
  15: {
    family: 'coast',
    text: {
      fr: 'Entre la crête du Djurdjura et la mer, Tizi Ouzou cultive l’olivier et les métiers d’art, bijou, poterie, tissage, à côté d’une industrie de l’équipement ménager.',
      en: 'Between the Djurdjura ridge and the sea, Tizi Ouzou tends its olive trees and its arts and crafts (jewellery, pottery, weaving) alongside a household-appliance industry.',
      ar: 'بين قمم جرجرة والبحر، تعتني تيزي وزو بالزيتون وبالحرف الفنية من حلي وفخار ونسيج، إلى جانب صناعة للأجهزة المنزلية.',
    },
  },
  17: {
    family: 'steppe',
    text: {
      fr: 'Pays des Ouled Naïl, Djelfa est une terre de troupeaux : la laine, le cuir et les grands marchés à bestiaux y rythment la semaine.',
      en: 'Home of the Ouled Naïl, Djelfa is sheep country, where wool, leather and great livestock markets mark the rhythm of the week.',
      ar: 'الجلفة بلاد أولاد نايل وأرض القطعان، يضبط فيها الصوف والجلود وأسواق المواشي الكبرى إيقاع الأسبوع.',
    },
  },
  18: {
    family: 'coast',
    text: {
      fr: 'Une corniche, des forêts de chênes-lièges et un port en eau profonde : Jijel vit entre la montagne et la mer, de la pêche, du liège, du cuir et de l’été.',
      en: 'A corniche, cork-oak forests and a deep-water port: Jijel lives between mountain and sea, from fishing, cork, leather and the summer season.',
      ar: 'كورنيش وغابات بلوط الفلين وميناء عميق: تعيش جيجل بين الجبل والبحر من الصيد والفلين والجلود وموسم الاصطياف.',
    },
  },
  20: {
    family: 'plateau',
    text: {
      fr: 'Saïda doit sa notoriété à ses eaux. Autour d’elles, les céréales, l’élevage, le papier et les matériaux composent une économie de taille humaine.',
      en: 'Saida owes its renown to its springs. Around them, cereals, livestock, paper and building materials make up an economy on a human scale.',
      ar: 'تدين سعيدة بشهرتها لمياهها، وحولها تشكّل الحبوب وتربية المواشي والورق ومواد البناء اقتصاداً محلياً متوازناً.',
    },
  },
  21: {
    family: 'coast',
    text: {
      fr: 'Port d’hydrocarbures et ville méditerranéenne, Skikda juxtapose la pétrochimie, la pêche, le marbre et les fraises de ses collines.',
      en: 'An oil and gas port and a Mediterranean city, Skikda sets petrochemicals beside fishing, marble and the strawberries of its hills.',
      ar: 'سكيكدة ميناء للمحروقات ومدينة متوسطية، تتجاور فيها البتروكيمياء والصيد البحري والرخام وفراولة التلال.',
    },
  },
  24: {
    family: 'tell',
    text: {
      fr: 'Sources chaudes, théâtre romain et plaine de la Seybouse : Guelma ajoute à son attrait touristique la tomate industrielle, la céramique et le petit équipement.',
      en: 'Hot springs, a Roman theatre and the Seybouse plain: to its appeal for visitors Guelma adds processing tomatoes, ceramics and light equipment.',
      ar: 'حمامات معدنية ومسرح روماني وسهل سيبوس: تضيف قالمة إلى جاذبيتها السياحية الطماطم الصناعية والخزف والتجهيزات الصغيرة.',
    },
  },
  26: {
    family: 'tell',
    text: {
      fr: 'Dans les hauteurs du Titteri, Médéa est connue pour ses fruits, ses vignes et son aviculture. Des ateliers de cuir et de confection y perpétuent un savoir-faire urbain.',
      en: 'In the Titteri hills, Medea is known for its fruit, vines and poultry farming. Leather and clothing workshops carry on an urban craft tradition.',
      ar: 'في مرتفعات التيطري تُعرف المدية بفواكهها وكرومها وتربية الدواجن، وتواصل ورشات الجلد والخياطة فيها تقليداً حرفياً حضرياً.',
    },
  },
  28: {
    family: 'steppe',
    text: {
      fr: 'Autour du bassin du Hodna, M’Sila passe des vergers irrigués aux parcours steppiques. Le ciment, l’élevage et le commerce en sont les appuis.',
      en: 'Around the Hodna basin, M’Sila moves from irrigated orchards to open steppe. Cement, livestock and trade are its mainstays.',
      ar: 'حول حوض الحضنة تنتقل المسيلة من البساتين المسقية إلى مراعي السهوب، وسندها الإسمنت وتربية المواشي والتجارة.',
    },
  },
  29: {
    family: 'tell',
    text: {
      fr: 'La plaine de Ghriss nourrit Mascara : pommes de terre, oignons, oliviers et vignes s’y succèdent, relayés par la conserverie et le machinisme agricole.',
      en: 'The Ghriss plain feeds Mascara: potatoes, onions, olives and vines follow one another, backed by canning and farm machinery.',
      ar: 'يغذي سهل غريس معسكر: بطاطا وبصل وزيتون وكروم متعاقبة، تسندها صناعة المصبرات والآلات الفلاحية.',
    },
  },
  32: {
    family: 'steppe',
    text: {
      fr: 'El Bayadh s’étend sur de hautes steppes froides l’hiver et lumineuses l’été. Le mouton y est la première richesse, le tapis la première fierté.',
      en: 'El Bayadh spreads over high steppes, cold in winter and bright in summer. Sheep are its chief wealth, and carpets its chief pride.',
      ar: 'تمتد البيض على سهوب عالية، باردة شتاءً مشرقة صيفاً، ثروتها الأولى الأغنام ومفخرتها الأولى الزرابي.',
    },
  },
  33: {
    family: 'border',
    text: {
      fr: 'Aux confins du Tassili et des champs gaziers, Illizi concilie services à l’énergie, longues distances et voyage de découverte.',
      en: 'On the edge of the Tassili and the gas fields, Illizi reconciles energy services, long distances and travel for discovery.',
      ar: 'على تخوم الطاسيلي وحقول الغاز، توفّق إليزي بين خدمات الطاقة والمسافات الطويلة وسياحة الاستكشاف.',
    },
  },
  34: {
    family: 'plateau',
    text: {
      fr: 'Bordj Bou Arréridj est synonyme d’électronique et d’électroménager. Ses zones d’activité bordent une campagne de céréales, entre Biban et hautes plaines.',
      en: 'Bordj Bou Arreridj is a byword for electronics and household appliances. Its business parks border cereal country, between the Biban range and the high plains.',
      ar: 'يقترن اسم برج بوعريريج بالإلكترونيك والأجهزة الكهرومنزلية، وتحاذي مناطق نشاطها حقول الحبوب بين جبال البيبان والسهول العليا.',
    },
  },
  35: {
    family: 'coast',
    text: {
      fr: 'Aux portes de la capitale, Boumerdès partage son littoral entre la pêche et l’été, et ses coteaux entre le raisin de table et la petite industrie.',
      en: 'On the capital’s doorstep, Boumerdes divides its coast between fishing and summer visitors, and its hillsides between table grapes and light industry.',
      ar: 'على أبواب العاصمة تقسم بومرداس ساحلها بين الصيد البحري والاصطياف، وتلالها بين عنب المائدة والصناعة الصغيرة.',
    },
  },
  36: {
    family: 'border',
    text: {
      fr: 'Lacs, forêts et rivages protégés font d’El Tarf un pays de nature. La tomate, la pêche et le passage vers la Tunisie en font aussi un pays d’échanges.',
      en: 'Lakes, forests and protected shores make El Tarf a land of nature. Tomatoes, fishing and the crossing into Tunisia make it a land of trade as well.',
      ar: 'تجعل البحيرات والغابات والسواحل المحمية من الطارف بلاد طبيعة، وتجعلها الطماطم والصيد البحري والمعبر نحو تونس بلاد تبادل أيضاً.',
    },
  },
  37: {
    family: 'border',
    text: {
      fr: 'Dans l’extrême Sud-Ouest, Tindouf se tourne vers ses ressources minières et vers la route qui mène à la Mauritanie. Le transport et la logistique y comptent plus qu’ailleurs.',
      en: 'In the far south-west, Tindouf looks to its mineral resources and to the road that leads to Mauritania. Transport and logistics matter more here than elsewhere.',
      ar: 'في أقصى الجنوب الغربي تتجه تندوف نحو ثرواتها المنجمية ونحو الطريق المؤدي إلى موريتانيا، وللنقل واللوجستيك فيها وزن أكبر من غيرها.',
    },
  },
  38: {
    family: 'tell',
    text: {
      fr: 'Les cèdres de l’Ouarsenis dominent Tissemsilt, pays de céréales et d’élevage où le bois, le miel et l’huile d’olive font vivre de petites unités.',
      en: 'The cedars of the Ouarsenis look down on Tissemsilt, a land of cereals and livestock where timber, honey and olive oil support small producers.',
      ar: 'تطل أشجار أرز الونشريس على تيسمسيلت، بلاد الحبوب وتربية المواشي، حيث يعيل الخشب والعسل وزيت الزيتون وحدات صغيرة.',
    },
  },
  40: {
    family: 'plateau',
    text: {
      fr: 'Sous le mont Chélia, Khenchela récolte pommes et abricots, exploite ses forêts et ses eaux chaudes, et descend par paliers jusqu’aux premières palmeraies.',
      en: 'Below Mount Chélia, Khenchela picks apples and apricots, makes use of its forests and hot springs, and drops in stages to the first palm groves.',
      ar: 'تحت جبل شيليا تجني خنشلة التفاح والمشمش وتستغل غاباتها ومياهها الساخنة، وتنحدر تدريجياً نحو أولى واحات النخيل.',
    },
  },
  41: {
    family: 'border',
    text: {
      fr: 'Souk Ahras, ville de la haute Medjerda, vit de ses forêts, de son cheptel et de ses champs, avec la Tunisie pour horizon.',
      en: 'Souk Ahras, a town of the upper Medjerda, lives from its forests, herds and fields, with Tunisia on the horizon.',
      ar: 'تعيش سوق أهراس، مدينة مجردة العليا، من غاباتها وقطعانها وحقولها، وتونس في أفقها.',
    },
  },
  44: {
    family: 'tell',
    text: {
      fr: 'Aïn Defla, dans le haut Chéliff, est un grand jardin : la pomme de terre en tête, puis les melons, les pommes et les conserveries.',
      en: 'Ain Defla, in the upper Cheliff, is one great garden: potatoes first, then melons, apples and canneries.',
      ar: 'عين الدفلى في أعالي الشلف بستان كبير: البطاطا أولاً، ثم البطيخ والتفاح ومصانع المصبرات.',
    },
  },
  45: {
    family: 'border',
    text: {
      fr: 'Naâma tient à la fois de la steppe et des monts des Ksour : élevage ovin, vieux villages de pierre et grands axes vers le Sud-Ouest.',
      en: 'Naama is part steppe, part Ksour mountains: sheep farming, old stone villages and the main roads to the south-west.',
      ar: 'تجمع النعامة بين السهوب وجبال القصور: تربية الأغنام وقرى حجرية قديمة ومحاور كبرى نحو الجنوب الغربي.',
    },
  },
  46: {
    family: 'coast',
    text: {
      fr: 'Vignes et céréales sur les hauteurs, ports de pêche en contrebas : Aïn Témouchent regarde la mer depuis ses terres noires, entre Oran et Tlemcen.',
      en: 'Vines and cereals on the heights, fishing ports below: Ain Temouchent looks out to sea from its dark soils, between Oran and Tlemcen.',
      ar: 'كروم وحبوب في المرتفعات وموانئ صيد في الأسفل: تطل عين تموشنت على البحر من تربتها الداكنة بين وهران وتلمسان.',
    },
  },
  48: {
    family: 'tell',
    text: {
      fr: 'Sur la plaine de la Mina, Relizane ajoute à ses oliviers, ses agrumes et ses artichauts une industrie textile et mécanique récente.',
      en: 'On the Mina plain, Relizane has added a recent textile and engineering industry to its olives, citrus fruit and artichokes.',
      ar: 'على سهل مينا أضافت غليزان إلى زيتونها وحمضياتها وخرشوفها صناعة نسيجية وميكانيكية حديثة العهد.',
    },
  },
  49: {
    family: 'oasis',
    text: {
      fr: 'L’oasis rouge de Timimoun, au cœur du Gourara, accueille les voyageurs pour ses ksour, ses fêtes et ses dunes ; la palmeraie et les cultures d’hiver font le reste.',
      en: 'The red oasis of Timimoun, in the heart of the Gourara, draws travellers with its ksour, its festivals and its dunes; the palm grove and winter crops do the rest.',
      ar: 'تستقبل تيميمون، الواحة الحمراء في قلب قورارة، المسافرين بقصورها وأعيادها وكثبانها، وتتكفل واحة النخيل والمحاصيل الشتوية بالباقي.',
    },
  },
  50: {
    family: 'border',
    text: {
      fr: 'À Bordj Badji Mokhtar, les distances se comptent en journées de piste. Le commerce avec les pays voisins et l’élevage chamelier y sont les métiers de toujours.',
      en: 'In Bordj Badji Mokhtar, distances are counted in days of track. Trade with neighbouring countries and camel herding are the age-old occupations.',
      ar: 'في برج باجي مختار تُقاس المسافات بأيام السير على المسالك، والتجارة مع البلدان المجاورة وتربية الإبل فيها مهنتان قديمتان.',
    },
  },
  51: {
    family: 'oasis',
    text: {
      fr: 'Ouled Djellal a donné son nom à une race de moutons. Aux troupeaux s’ajoutent les palmiers de l’oued Djedi et un marché fréquenté de loin.',
      en: 'Ouled Djellal has given its name to a breed of sheep. Besides the flocks there are the palms of the Oued Djedi and a market that draws people from afar.',
      ar: 'منحت أولاد جلال اسمها لسلالة من الأغنام، وتضاف إلى القطعان نخيل وادي جدي وسوق يقصدها الناس من بعيد.',
    },
  },
  52: {
    family: 'oasis',
    text: {
      fr: 'Béni Abbès descend de la dune vers la vallée de la Saoura. Jardins, artisanat et séjours sahariens y forment une économie discrète et tenace.',
      en: 'Beni Abbes runs down from the dune to the Saoura valley. Gardens, crafts and desert stays form a quiet, tenacious economy.',
      ar: 'تنحدر بني عباس من الكثيب نحو وادي الساورة، وتشكل فيها البساتين والحرف والإقامات الصحراوية اقتصاداً هادئاً وصامداً.',
    },
  },
  53: {
    family: 'oasis',
    text: {
      fr: 'Au centre du Sahara, In Salah est une étape : du gaz, des palmiers, des ateliers de mécanique et la route qui relie le Nord au Hoggar.',
      en: 'In the middle of the Sahara, In Salah is a staging post: gas, palm trees, repair shops and the road that links the north to the Hoggar.',
      ar: 'عين صالح محطة في قلب الصحراء: غاز ونخيل وورشات ميكانيك وطريق يربط الشمال بالهقار.',
    },
  },
  54: {
    family: 'border',
    text: {
      fr: 'Dernière ville avant le Niger sur la route transsaharienne, In Guezzam vit du passage : transport, entreposage, réparation et petit commerce.',
      en: 'The last town before Niger on the trans-Saharan road, In Guezzam lives from passing traffic: transport, storage, repairs and small trade.',
      ar: 'عين قزام آخر مدينة قبل النيجر على الطريق العابر للصحراء، تعيش من العبور: نقل وتخزين وتصليح وتجارة صغيرة.',
    },
  },
  55: {
    family: 'oasis',
    text: {
      fr: 'Dans l’Oued Righ, Touggourt est une ville de dattes et de rail. Conditionnement, commerce de gros et services au Sud pétrolier y prospèrent côte à côte.',
      en: 'In the Oued Righ, Touggourt is a town of dates and railways. Packing, wholesale trade and services to the oil-producing south sit side by side.',
      ar: 'في وادي ريغ، تقرت مدينة التمور والسكة الحديدية، يتجاور فيها التوضيب وتجارة الجملة والخدمات الموجهة إلى الجنوب النفطي.',
    },
  },
  56: {
    family: 'border',
    text: {
      fr: 'Entre roche et palmiers, Djanet ouvre sur le Tassili et ses peintures rupestres. Guides, agences, artisans et transporteurs y travaillent au fil des saisons.',
      en: 'Between rock and palms, Djanet opens on to the Tassili and its rock paintings. Guides, agencies, craftspeople and carriers work there as the seasons turn.',
      ar: 'بين الصخر والنخيل تفتح جانت على الطاسيلي ورسومه الصخرية، ويعمل فيها المرشدون والوكالات والحرفيون والناقلون على مرّ الفصول.',
    },
  },
  57: {
    family: 'oasis',
    text: {
      fr: 'El M’Ghair aligne ses palmeraies au bord des chotts. La datte y commande le calendrier, du soin des palmiers à l’expédition des caisses.',
      en: 'El M’Ghair’s palm groves line the edge of the salt lakes. Dates set the calendar, from tending the palms to shipping the crates.',
      ar: 'تصطف واحات نخيل المغير على حافة الشطوط، والتمر هو الذي يضبط الرزنامة، من العناية بالنخيل إلى شحن الصناديق.',
    },
  },
  58: {
    family: 'oasis',
    text: {
      fr: 'El Meniaa a de l’eau et de la place : jardins anciens au pied du ksar, grandes exploitations irriguées alentour, et la halte des voyageurs vers le Sud.',
      en: 'El Meniaa has water and room: old gardens below the ksar, large irrigated farms all around, and a halt for travellers heading south.',
      ar: 'للمنيعة ماء ومجال: بساتين قديمة أسفل القصر، ومستثمرات مسقية كبرى من حولها، ومحطة للمسافرين نحو الجنوب.',
    },
  },
  59: {
    family: 'steppe',
    text: {
      fr: 'Haut perchée dans le djebel Amour, Aflou tisse des tapis à points noués, élève des moutons et cultive des fruits de montagne.',
      en: 'High up in the Djebel Amour, Aflou weaves knotted carpets, raises sheep and grows mountain fruit.',
      ar: 'أفلو العالية في جبل عمور تنسج الزرابي المعقودة وتربي الأغنام وتنتج فواكه الجبال.',
    },
  },
  60: {
    family: 'steppe',
    text: {
      fr: 'Lieu de mémoire et de rassemblement, El Abiodh Sidi Cheikh relie la steppe à l’erg. L’élevage, les jardins et l’accueil des visiteurs y font l’activité.',
      en: 'A place of memory and gathering, El Abiodh Sidi Cheikh links the steppe to the sand sea. Livestock, gardens and hospitality keep it busy.',
      ar: 'الأبيض سيدي الشيخ مكان للذاكرة واللقاء، يصل السهوب بالعرق، ونشاطه تربية المواشي والبساتين واستقبال الزوار.',
    },
  },
  61: {
    family: 'border',
    text: {
      fr: 'Au sud des monts de Tlemcen, El Aricha appartient déjà à la steppe : alfa, moutons, vent, et de longues routes droites.',
      en: 'South of the Tlemcen mountains, El Aricha already belongs to the steppe: esparto grass, sheep, wind and long straight roads.',
      ar: 'جنوب جبال تلمسان تنتمي العريشة إلى السهوب: حلفاء وأغنام ورياح وطرق طويلة مستقيمة.',
    },
  },
  62: {
    family: 'oasis',
    text: {
      fr: 'Une gorge, un pont, et soudain la palmeraie : El Kantara marque le passage des hauts plateaux au désert. Dattes, abricots et visiteurs y suivent le même chemin.',
      en: 'A gorge, a bridge and suddenly the palm grove: El Kantara marks the passage from the high plateaux to the desert. Dates, apricots and visitors all take the same road.',
      ar: 'مضيق وجسر ثم واحة نخيل مفاجئة: القنطرة معبر من الهضاب العليا إلى الصحراء، تسلكه التمور والمشمش والزوار معاً.',
    },
  },
  63: {
    family: 'plateau',
    text: {
      fr: 'À la lisière orientale du Hodna, Barika compte sur ses céréales, ses oliviers irrigués et un marché où convergent les bourgs voisins.',
      en: 'On the eastern edge of the Hodna, Barika relies on its cereals, its irrigated olive trees and a market where the neighbouring towns converge.',
      ar: 'على الطرف الشرقي للحضنة تعتمد بريكة على حبوبها وزيتونها المسقي وسوق تلتقي فيها البلدات المجاورة.',
    },
  },
  64: {
    family: 'steppe',
    text: {
      fr: 'Longtemps aimée des peintres, l’oasis de Bou Saâda doit à sa lumière, à ses bijoux et à sa laine une réputation d’accueil.',
      en: 'Long loved by painters, the oasis of Bou Saada owes its reputation for hospitality to its light, its jewellery and its wool.',
      ar: 'بوسعادة، الواحة التي أحبها الرسامون، تدين بسمعتها في حسن الضيافة لضوئها وحليها وصوفها.',
    },
  },
  65: {
    family: 'border',
    text: {
      fr: 'Bir El Ater, au sud de Tébessa, associe les phosphates du djebel Onk, les parcours de la steppe et la proximité de la Tunisie.',
      en: 'Bir El Ater, south of Tebessa, combines the phosphates of Djebel Onk, the grazing lands of the steppe and the nearness of Tunisia.',
      ar: 'تجمع بئر العاتر، جنوب تبسة، بين فوسفات جبل العنق ومراعي السهوب والقرب من تونس.',
    },
  },
  66: {
    family: 'steppe',
    text: {
      fr: 'Ksar El Boukhari garde la porte entre le Titteri et la steppe. On y vend le grain et le bétail, on y répare les camions, on y fait étape.',
      en: 'Ksar El Boukhari guards the gateway between the Titteri and the steppe. Grain and livestock are sold here, lorries repaired, journeys broken.',
      ar: 'يحرس قصر البخاري البوابة بين التيطري والسهوب: فيه تُباع الحبوب والمواشي وتُصلَّح الشاحنات ويتوقف المسافرون.',
    },
  },
  67: {
    family: 'steppe',
    text: {
      fr: 'Ksar Chellala, entre Sersou et hautes plaines, vit de l’élevage du mouton, du tissage et d’une céréaliculture attentive à la pluie.',
      en: 'Ksar Chellala, between the Sersou and the high plains, lives from sheep farming, weaving and cereal growing that keeps an eye on the rain.',
      ar: 'يعيش قصر الشلالة، بين السرسو والسهول العليا، من تربية الأغنام والنسيج وزراعة حبوب ترقب المطر.',
    },
  },
  68: {
    family: 'steppe',
    text: {
      fr: 'Carrefour routier de la steppe centrale, Aïn Oussera rassemble éleveurs, maquignons, transporteurs et, de plus en plus, de petites unités de transformation.',
      en: 'A crossroads of the central steppe, Ain Oussera brings together breeders, livestock dealers, hauliers and, increasingly, small processing plants.',
      ar: 'عين وسارة ملتقى طرق السهوب الوسطى، تجمع المربين وتجار المواشي والناقلين، وبشكل متزايد وحدات تحويل صغيرة.',
    },
  },
  69: {
    family: 'steppe',
    text: {
      fr: 'Messaad est réputée pour ses burnous et ses kachabias. La laine et le poil de chameau y passent de main en main, du berger à la tisseuse.',
      en: 'Messaad is known for its burnous cloaks and kachabias. Wool and camel hair pass from hand to hand, from shepherd to weaver.',
      ar: 'تشتهر مسعد ببرانسها وقشابياتها، حيث ينتقل الصوف ووبر الجمال من يد إلى يد، من الراعي إلى النساجة.',
    },
  },
};

/** What the counter of such a chamber deals with; a family has several wordings. */
const services: Record<Family, Texts[]> = {
  coast: [
    {
      fr: 'Les dossiers les plus fréquents touchent au transport maritime : certificats d’origine, visas de factures et de listes de colisage, orientation vers les services portuaires. La chambre propose aussi des formations courtes.',
      en: 'The most frequent files concern shipping: certificates of origin, certified invoices and packing lists, guidance on port services. The chamber also runs short training courses.',
      ar: 'تتعلق أكثر الملفات بالنقل البحري: شهادات المنشأ، والتصديق على الفواتير وقوائم التعبئة، والتوجيه نحو المصالح المينائية. كما تقترح الغرفة دورات تكوينية قصيرة.',
    },
    {
      fr: 'Transformateurs, pêcheurs, hôteliers et commerçants trouvent au guichet un même interlocuteur : documents d’exportation, information réglementaire, carnet ATA pour les salons à l’étranger.',
      en: 'Processors, fishermen, hoteliers and shopkeepers all find someone to talk to at the counter: export documents, information on regulations, ATA carnets for exhibitions abroad.',
      ar: 'يجد المحوّلون والصيادون وأصحاب الفنادق والتجار في الشباك مخاطَباً واحداً: وثائق التصدير، والإعلام التنظيمي، ودفتر ATA للصالونات في الخارج.',
    },
    {
      fr: 'La saison d’été n’interrompt pas le travail : la chambre continue de viser les documents, d’inscrire aux formations de rentrée et de recevoir sur rendez-vous les porteurs de projets.',
      en: 'Summer does not stop the work: the chamber goes on certifying documents, taking registrations for autumn courses and seeing would-be entrepreneurs by appointment.',
      ar: 'لا يوقف موسم الاصطياف العمل: تواصل الغرفة التصديق على الوثائق والتسجيل في دورات الدخول الاجتماعي واستقبال حاملي المشاريع بموعد.',
    },
  ],
  tell: [
    {
      fr: 'La chambre accompagne surtout de petites et moyennes entreprises : création, information juridique et fiscale, formation des gérants et des équipes. Les exportateurs y font établir leurs certificats d’origine.',
      en: 'The chamber works mainly with small and medium-sized firms: starting up, legal and tax information, training for managers and their teams. Exporters obtain their certificates of origin here.',
      ar: 'ترافق الغرفة المؤسسات الصغيرة والمتوسطة خصوصاً: الإنشاء، والإعلام القانوني والجبائي، وتكوين المسيّرين والفرق. ويستخرج المصدّرون منها شهادات المنشأ.',
    },
    {
      fr: 'Producteurs, ateliers et commerçants s’adressent au guichet pour un certificat, un conseil ou une mise en relation. Les différends entre entreprises peuvent être soumis à la médiation avant toute procédure.',
      en: 'Producers, workshops and shopkeepers come to the counter for a certificate, a piece of advice or an introduction. Disputes between companies can go to mediation before any proceedings.',
      ar: 'يقصد المنتجون وأصحاب الورشات والتجار الشباك طلباً لشهادة أو استشارة أو ربط علاقة. ويمكن عرض الخلافات بين المؤسسات على الوساطة قبل أي إجراء قضائي.',
    },
    {
      fr: 'Le calendrier alterne ateliers pratiques, rencontres de filière et participation à des foires. Au guichet : certificats d’origine, visa de documents, inscription à l’annuaire des entreprises.',
      en: 'The calendar alternates practical workshops, sector meetings and trade fairs. At the counter: certificates of origin, document certification and entries in the business directory.',
      ar: 'تتناوب في البرنامج الورشات التطبيقية ولقاءات الشعب والمشاركة في المعارض. وفي الشباك: شهادات المنشأ، والتصديق على الوثائق، والتسجيل في دليل المؤسسات.',
    },
  ],
  plateau: [
    {
      fr: 'Entre agriculture et industrie, les attentes sont concrètes : trouver un fournisseur, lire un contrat, préparer un salon. La chambre y répond au guichet et lors de rencontres de sous-traitance.',
      en: 'Between farming and manufacturing, expectations are practical: finding a supplier, reading a contract, preparing for a fair. The chamber meets them at the counter and at subcontracting events.',
      ar: 'بين الفلاحة والصناعة تبقى الانتظارات عملية: إيجاد مموّن، قراءة عقد، التحضير لصالون. وتستجيب لها الغرفة في الشباك وخلال لقاءات المناولة.',
    },
    {
      fr: 'Au guichet, les entreprises font viser leurs documents commerciaux, demandent un certificat d’origine ou un carnet ATA et s’inscrivent aux formations. Une information fiscale est donnée sur rendez-vous.',
      en: 'At the counter companies have their trade documents certified, apply for a certificate of origin or an ATA carnet and sign up for training. Tax information is given by appointment.',
      ar: 'في الشباك تصادق المؤسسات على وثائقها التجارية وتطلب شهادة منشأ أو دفتر ATA وتسجّل في الدورات التكوينية. ويُقدَّم الإعلام الجبائي بموعد.',
    },
  ],
  steppe: [
    {
      fr: 'La chambre aide les métiers de la laine, du cuir et de la viande à passer du marché hebdomadaire à l’atelier : conseil, formation, accès aux foires. Les documents courants sont délivrés au guichet.',
      en: 'The chamber helps the wool, leather and meat trades move on from the weekly market to the workshop: advice, training, access to fairs. Everyday documents are issued at the counter.',
      ar: 'تساعد الغرفة مهن الصوف والجلود واللحوم على الانتقال من السوق الأسبوعية إلى الورشة: استشارة وتكوين ومشاركة في المعارض. وتُسلَّم الوثائق المعتادة في الشباك.',
    },
    {
      fr: 'Les visiteurs viennent souvent de loin ; le guichet regroupe donc en une seule visite l’information, l’inscription et le visa des documents. Des journées d’information se tiennent aussi hors du chef-lieu.',
      en: 'Visitors often come a long way, so the counter brings information, registration and document certification together in a single visit. Information days are also held outside the main town.',
      ar: 'كثيراً ما يأتي الزوار من بعيد، لذلك يجمع الشباك الإعلام والتسجيل والتصديق على الوثائق في زيارة واحدة. كما تُنظَّم أيام إعلامية خارج عاصمة الولاية.',
    },
    {
      fr: 'Création d’entreprise, registre du commerce, premiers pas vers la transformation : l’essentiel de l’activité est du conseil de terrain. Certificats et médiation sont assurés sur demande.',
      en: 'Starting a business, the trade register, first steps in processing: most of the work is hands-on advice. Certificates and mediation are available on request.',
      ar: 'إنشاء المؤسسات، والسجل التجاري، والخطوات الأولى نحو التحويل: جلّ النشاط استشارة ميدانية. وتُؤمَّن الشهادات والوساطة عند الطلب.',
    },
  ],
  oasis: [
    {
      fr: 'Conditionneurs de dattes, artisans et agences de voyage y trouvent des modèles de documents, une aide à l’étiquetage et les certificats nécessaires à l’expédition. Les formations se tiennent de préférence en hiver.',
      en: 'Date packers, craftspeople and travel agencies find document templates, help with labelling and the certificates they need for shipping. Training takes place in winter where possible.',
      ar: 'يجد أصحاب وحدات توضيب التمور والحرفيون ووكالات السفر نماذج للوثائق ومساعدة في الوسم والشهادات اللازمة للشحن. وتُنظَّم الدورات التكوينية شتاءً في الغالب.',
    },
    {
      fr: 'Une partie des démarches se prépare à distance : le dossier est envoyé par courriel, vérifié, puis signé au guichet. La chambre conseille aussi sur l’énergie solaire et le transport.',
      en: 'Some of the formalities can be prepared remotely: the file is emailed, checked and then signed at the counter. The chamber also gives advice on solar energy and transport.',
      ar: 'يمكن تحضير جزء من الإجراءات عن بعد: يُرسل الملف بالبريد الإلكتروني ويُراجع ثم يُوقَّع في الشباك. كما تقدم الغرفة استشارات حول الطاقة الشمسية والنقل.',
    },
    {
      fr: 'Agriculture, services et accueil des voyageurs se partagent les conseils de la chambre. Au guichet : certificat d’origine, visa de factures, renseignements sur la création d’entreprise et sur les marchés.',
      en: 'Farming, services and hospitality share the chamber’s advice between them. At the counter: certificates of origin, certified invoices, information on starting a business and on tendering.',
      ar: 'تتقاسم الفلاحة والخدمات واستقبال المسافرين استشارات الغرفة. وفي الشباك: شهادة المنشأ، والتصديق على الفواتير، ومعلومات حول إنشاء المؤسسات والصفقات.',
    },
  ],
  border: [
    {
      fr: 'La réglementation des échanges est la première demande : quelles pièces, quel poste, quel délai. La chambre informe, vise les documents et met en relation avec des transporteurs.',
      en: 'Trade regulations are what people ask about first: which papers, which crossing, how long. The chamber provides information, certifies documents and puts companies in touch with carriers.',
      ar: 'تنظيم المبادلات هو أول ما يُسأل عنه: أي وثائق، وأي مركز عبور، وأي آجال. وتتولى الغرفة الإعلام والتصديق على الوثائق والربط مع الناقلين.',
    },
    {
      fr: 'Au guichet se croisent négociants, transporteurs et artisans. Certificat d’origine, carnet ATA, facture visée : chaque pièce est vérifiée avec le demandeur avant le départ de la marchandise.',
      en: 'Traders, carriers and craftspeople meet at the counter. Certificate of origin, ATA carnet, certified invoice: each document is checked with the applicant before the goods leave.',
      ar: 'يلتقي في الشباك التجار والناقلون والحرفيون. شهادة منشأ أو دفتر ATA أو فاتورة مصادق عليها: تُراجَع كل وثيقة مع صاحبها قبل انطلاق البضاعة.',
    },
    {
      fr: 'La chambre tient à jour une information simple sur les formalités et propose une conciliation lorsque deux partenaires ne s’entendent plus. Les créateurs d’entreprise sont reçus sur rendez-vous.',
      en: 'The chamber keeps plain information on formalities up to date and offers conciliation when two partners fall out. People starting a business are seen by appointment.',
      ar: 'تحيّن الغرفة معلومات مبسطة حول الإجراءات وتقترح المصالحة حين يختلف شريكان. ويُستقبل منشئو المؤسسات بموعد.',
    },
  ],
};

/** Opening hours; the south closes earlier in summer. */
const northernHours: Texts[] = [
  {
    fr: 'Le guichet est ouvert du dimanche au jeudi, de 8 h 30 à 16 h.',
    en: 'The counter is open Sunday to Thursday, 8:30 am to 4 pm.',
    ar: 'الشباك مفتوح من الأحد إلى الخميس، من الساعة 8:30 إلى الساعة 16:00.',
  },
  {
    fr: 'La chambre reçoit du dimanche au jeudi, de 8 h à 12 h et de 13 h à 16 h ; les visas de documents sont traités le matin.',
    en: 'The chamber receives visitors Sunday to Thursday, 8 am to noon and 1 pm to 4 pm; documents are certified in the morning.',
    ar: 'تستقبل الغرفة الزوار من الأحد إلى الخميس، من الساعة 8:00 إلى 12:00 ومن الساعة 13:00 إلى 16:00، ويُصادَق على الوثائق صباحاً.',
  },
  {
    fr: 'Du dimanche au jeudi, l’accueil est assuré de 8 h à 15 h 30 ; au-delà, sur rendez-vous.',
    en: 'Reception is staffed Sunday to Thursday from 8 am to 3:30 pm; after that, by appointment.',
    ar: 'يُؤمَّن الاستقبال من الأحد إلى الخميس، من الساعة 8:00 إلى الساعة 15:30، وبعدها بموعد.',
  },
  {
    fr: 'Horaires : du dimanche au jeudi, de 8 h 30 à 16 h 30. La chambre est fermée le vendredi, le samedi et les jours fériés.',
    en: 'Opening hours: Sunday to Thursday, 8:30 am to 4:30 pm. The chamber is closed on Fridays, Saturdays and public holidays.',
    ar: 'أوقات العمل: من الأحد إلى الخميس، من الساعة 8:30 إلى الساعة 16:30. وتغلق الغرفة يومي الجمعة والسبت وأيام العطل الرسمية.',
  },
];

const southernHours: Texts[] = [
  {
    fr: 'Le guichet est ouvert du dimanche au jeudi, de 7 h 30 à 15 h ; en été, il ferme à 13 h.',
    en: 'The counter is open Sunday to Thursday, 7:30 am to 3 pm; in summer it closes at 1 pm.',
    ar: 'الشباك مفتوح من الأحد إلى الخميس، من الساعة 7:30 إلى الساعة 15:00، ويغلق صيفاً في الساعة 13:00.',
  },
  {
    fr: 'L’accueil est assuré du dimanche au jeudi, de 8 h à 15 h 30, et de 7 h à 13 h pendant les grandes chaleurs.',
    en: 'Reception is open Sunday to Thursday, 8 am to 3:30 pm, and from 7 am to 1 pm in the hottest months.',
    ar: 'يُؤمَّن الاستقبال من الأحد إلى الخميس، من الساعة 8:00 إلى 15:30، ومن الساعة 7:00 إلى 13:00 في فترة الحر الشديد.',
  },
];

const southern = new Set([1, 8, 11, 30, 33, 37, 39, 47, 49, 50, 52, 53, 54, 55, 56, 57, 58]);

const remarks: Texts[] = [
  {
    fr: 'Fiche de démonstration : les personnes, l’adresse et les numéros indiqués sont inventés.',
    en: 'Demonstration entry: the people, address and numbers shown are invented.',
    ar: 'بطاقة تجريبية: الأشخاص والعنوان والأرقام المذكورة من نسج الخيال.',
  },
  {
    fr: 'Ceci est une fiche de démonstration ; aucune des coordonnées de contact n’est réelle.',
    en: 'This is a demonstration entry; none of the contact details is real.',
    ar: 'هذه بطاقة تجريبية، ولا شيء من بيانات الاتصال الواردة فيها حقيقي.',
  },
  {
    fr: 'Fiche de démonstration, rédigée à titre d’exemple : elle n’engage aucune institution.',
    en: 'Demonstration entry, written as an example: it does not commit any institution.',
    ar: 'بطاقة تجريبية حُرّرت على سبيل المثال، ولا تُلزم أي هيئة.',
  },
];

/** `items[index]`, going round; the lists above are never empty. */
const pick = (items: Texts[], index: number): Texts => items[index % items.length] ?? { fr: '', en: '', ar: '' };

const domain = (chamberFr: string): string =>
  chamberFr
    .normalize('NFD')
    .replace(/[\u0300-\u036F’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Invented contact details: reserved domain, number that cannot exist. Isolates keep them readable in Arabic. */
const contact = ({ code, wilaya, chamber }: WilayaSeed): Texts => {
  const phone = `+213 00 00 00 ${String(code).padStart(2, '0')}`;
  const email = `contact@${domain(chamber.fr)}.example`;
  const link = `<a href="mailto:${email}">${email}</a>`;
  return {
    fr: `Adresse\u00A0: 1, place de la Démonstration, ${wilaya.fr}. Téléphone\u00A0: ${phone}. Courriel\u00A0: ${link}`,
    en: `Address: 1 Demonstration Square, ${wilaya.en}. Telephone: ${phone}. E-mail: ${link}`,
    ar: `العنوان: 1، ساحة التجربة، ${wilaya.ar}. الهاتف: \u2066${phone}\u2069. البريد الإلكتروني: \u2066${link}\u2069`,
  };
};

const paragraphs = (parts: string[]): string => parts.map((part) => `<p>${part}</p>`).join('');

/** How many chambers of the same family come before this one: neighbours then differ in wording. */
const rankInFamily = (code: number, family: Family): number =>
  Object.entries(openings).filter(([key, entry]) => entry.family === family && Number(key) < code).length;

export const describeChamber = (seed: WilayaSeed): Texts => {
  const { code } = seed;
  const portrait = portraits[code];
  const opening = openings[code];
  const hours = southern.has(code) ? pick(southernHours, code) : pick(northernHours, code);
  const details = contact(seed);
  const remark = pick(remarks, code + Math.floor(code / 3));

  const compose = (language: keyof Texts): string => {
    const closing = `<em>${remark[language]}</em>`;
    const practical = `<strong>${hours[language]}</strong> ${details[language]}`;
    if (portrait) {
      return paragraphs([portrait.character[language], portrait.services[language], practical, closing]);
    }
    if (!opening) return paragraphs([practical, closing]);
    const family = pick(services[opening.family], rankInFamily(code, opening.family))[language];
    // Three layouts, so that two neighbouring chambers do not look alike.
    if (code % 3 === 0) return paragraphs([`${opening.text[language]} ${family}`, practical, closing]);
    if (code % 3 === 1) return paragraphs([opening.text[language], family, practical, closing]);
    return paragraphs([opening.text[language], `${family} ${hours[language]}`, `${details[language]}<br>${closing}`]);
  };

  return { fr: compose('fr'), en: compose('en'), ar: compose('ar') };
};
