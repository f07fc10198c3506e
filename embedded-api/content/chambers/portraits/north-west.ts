import { type Portrait, portrait } from './portrait';

export const northWest: Record<number, Portrait> = {
  2: portrait(
    64,
    [
      'La wilaya de Chlef produit des agrumes et des légumes dans la plaine du Chéliff, du ciment à Oued Sly et débarque du poisson à Ténès. Les matériaux de construction et la transformation alimentaire emploient l’essentiel de la main-d’œuvre industrielle.',
      'Chlef grows citrus fruit and vegetables on the Cheliff plain, makes cement at Oued Sly and lands fish at Tenes. Building materials and food processing account for most industrial jobs.',
      'تنتج ولاية الشلف الحمضيات والخضر في سهل الشلف، والإسمنت في وادي سلي، ويُفرَّغ السمك في ميناء تنس. وتشغّل مواد البناء والصناعات الغذائية الجزء الأكبر من اليد العاملة الصناعية.',
    ],
    [
      'La chambre renseigne les conserveries sur l’étiquetage et les certificats exigés à l’étranger, met les carrières et les briqueteries en relation avec les entreprises du bâtiment et reçoit les porteurs de projet le mardi matin.',
      'The chamber advises canneries on labelling and on the certificates required abroad, puts quarries and brickworks in touch with building firms, and sees people with a business project on Tuesday mornings.',
      'توجّه الغرفة مصانع المصبرات في مجال الوسم والشهادات المطلوبة في الخارج، وتربط المحاجر ومصانع الآجر بمؤسسات البناء، وتستقبل حاملي المشاريع صبيحة كل ثلاثاء.',
    ],
  ),
  13: portrait(
    412,
    [
      'Textile, céramique, agroalimentaire et industrie pharmaceutique forment le tissu industriel de Tlemcen ; l’artisanat d’art (tissage, cuir, dinanderie) y compte de nombreux ateliers. Le port de Ghazaouet dessert l’Extrême-Ouest.',
      'Textiles, ceramics, food processing and pharmaceuticals make up Tlemcen’s industrial base, alongside many craft workshops (weaving, leather, copperware). The port of Ghazaouet serves the far west.',
      'يتكوّن النسيج الصناعي لتلمسان من النسيج والخزف والصناعات الغذائية والصيدلانية، وتضم الولاية عدداً كبيراً من ورشات الصناعات التقليدية الفنية (النسيج والجلود والنحاس). ويخدم ميناء الغزوات أقصى الغرب.',
    ],
    [
      'Artisans et industriels y préparent leurs carnets ATA pour les salons, leurs certificats d’origine et leurs dépôts de marque. Un programme de formation se tient toute l’année, en arabe et en français.',
      'Craftspeople and manufacturers come here for ATA carnets ahead of exhibitions, for certificates of origin and for help with trade mark applications. Training is held all year round in Arabic and French.',
      'يحضّر فيها الحرفيون والصناعيون دفاتر ATA للمشاركة في الصالونات، وشهادات المنشأ، وملفات إيداع العلامات. وتُنظَّم دورات تكوينية على مدار السنة بالعربية والفرنسية.',
    ],
  ),
  14: portrait(
    38,
    [
      'Les céréales du Sersou, l’élevage et l’industrie mécanique (fonderie, construction de véhicules) dominent l’économie de Tiaret. La wilaya est aussi connue pour l’élevage du cheval.',
      'Cereals from the Sersou, livestock and engineering (foundry work, vehicle building) dominate the economy of Tiaret. The wilaya is also known for horse breeding.',
      'تهيمن على اقتصاد تيارت حبوب السرسو وتربية المواشي والصناعة الميكانيكية (السباكة وصناعة المركبات)، كما تشتهر الولاية بتربية الخيول.',
    ],
    [
      'La chambre tient un fichier des ateliers de sous-traitance mécanique, organise chaque année une bourse de pièces et conseille les exploitants qui passent du stockage à la transformation des grains.',
      'The chamber keeps a register of engineering subcontractors, holds a parts exchange every year and advises farmers moving from grain storage to processing.',
      'تمسك الغرفة بطاقية بورشات المناولة الميكانيكية، وتنظم كل سنة بورصة للقطع، وتوجّه الفلاحين المنتقلين من تخزين الحبوب إلى تحويلها.',
    ],
  ),
  20: portrait(
    21,
    [
      'Eaux minérales, ciment, papier et transformation des céréales constituent l’industrie de Saïda. Les hautes plaines de la wilaya portent du blé, de l’orge et des troupeaux ovins.',
      'Mineral water, cement, paper and cereal processing make up industry in Saida. The wilaya’s high plains grow wheat and barley and support sheep flocks.',
      'تقوم الصناعة في سعيدة على المياه المعدنية والإسمنت والورق وتحويل الحبوب، فيما تُخصَّص السهول العليا للقمح والشعير وتربية الأغنام.',
    ],
    [
      'La demande porte surtout sur la création d’entreprise, les appels d’offres publics et les normes d’embouteillage. Un juriste reçoit le premier mercredi du mois.',
      'Companies mostly ask about starting a business, public tenders and bottling standards. A lawyer is available on the first Wednesday of the month.',
      'تتعلق الطلبات أساساً بإنشاء المؤسسات والصفقات العمومية ومواصفات التعبئة. ويستقبل رجل قانون المؤسسات في أول أربعاء من كل شهر.',
    ],
  ),
  22: portrait(
    57,
    [
      'Machinisme agricole, électronique et transformation du lait sont les principales industries de Sidi Bel Abbès, au milieu d’une plaine céréalière. L’université fournit techniciens et ingénieurs aux entreprises locales.',
      'Farm machinery, electronics and dairy processing are the main industries of Sidi Bel Abbes, in the middle of a cereal plain. The university supplies local firms with technicians and engineers.',
      'تتميز سيدي بلعباس بالآلات الفلاحية والإلكترونيك وتحويل الحليب وسط سهل للحبوب، وتمدّ الجامعة المؤسسات المحلية بالتقنيين والمهندسين.',
    ],
    [
      'L’appui à la création occupe une large part du travail : entretiens le lundi, ateliers de plan d’affaires, salle de réunion à réserver. La chambre propose aussi des visites d’usines aux sous-traitants.',
      'Helping people start a business takes up much of the work: consultations on Mondays, business plan workshops, a meeting room for hire. Factory visits are arranged for subcontractors.',
      'يحتل دعم إنشاء المؤسسات حيزاً كبيراً من العمل: لقاءات استشارية يوم الاثنين، وورشات مخطط الأعمال، وقاعة اجتماعات للكراء. كما تنظم الغرفة زيارات إلى المصانع لفائدة المناولين.',
    ],
  ),
  27: portrait(
    486,
    [
      'Port de commerce et de pêche, Mostaganem expédie des produits agricoles de son plateau : pommes de terre, agrumes, légumes primeurs. S’y ajoutent la conserverie, la minoterie, le papier et l’aquaculture.',
      'A commercial and fishing port, Mostaganem ships produce from its plateau: potatoes, citrus fruit and early vegetables. Canning, flour milling, paper and fish farming are its other activities.',
      'مستغانم ميناء للتجارة والصيد، تُشحن منه منتجات هضبتها الفلاحية من بطاطا وحمضيات وخضر مبكرة، إلى جانب المصبرات والمطاحن والورق وتربية المائيات.',
    ],
    [
      'Le guichet export suit les dossiers de produits frais, de la domiciliation au certificat d’origine. La chambre accueille également le centre de conciliation et une médiathèque ouverte aux étudiants.',
      'The export desk follows exports of fresh produce from bank domiciliation to certificate of origin. The chamber also houses the conciliation centre and an economic library open to students.',
      'يتابع شباك التصدير ملفات المنتجات الطازجة من التوطين البنكي إلى شهادة المنشأ. كما تحتضن الغرفة مركز المصالحة ومكتبة اقتصادية مفتوحة للطلبة.',
    ],
  ),
  29: portrait(
    46,
    [
      'Pommes de terre et oignons de la plaine de Ghriss, olives de table de Sig et vignes des coteaux font de Mascara une wilaya agricole. Le ciment et le machinisme agricole y sont les principales industries.',
      'With potatoes and onions from the Ghriss plain, table olives from Sig and hillside vineyards, Mascara is a farming wilaya. Cement and farm machinery are its main industries.',
      'معسكر ولاية فلاحية بفضل بطاطا سهل غريس وبصله، وزيتون المائدة في سيق، وكروم التلال. وأهم صناعاتها الإسمنت والآلات الفلاحية.',
    ],
    [
      'La chambre accompagne les confiseurs d’olives vers l’export (calibrage, analyses, étiquetage) et anime avec eux un groupe de travail sur l’emballage.',
      'The chamber helps olive processors prepare for export (grading, testing, labelling) and runs a working group with them on packaging.',
      'ترافق الغرفة مصنّعي الزيتون نحو التصدير من حيث الفرز حسب الحجم والتحاليل والوسم، وتنشط معهم فوج عمل حول التغليف.',
    ],
  ),
  31: portrait(
    1240,
    [
      'Deuxième place économique du pays, Oran réunit un port, la pétrochimie et la sidérurgie d’Arzew et de Bethioua, l’automobile, la plasturgie et un secteur des services étoffé. Le centre des conventions reçoit de nombreux salons.',
      'As the country’s second business centre, Oran combines a port, petrochemicals and steel at Arzew and Bethioua, car making, plastics and a broad services sector. Its convention centre hosts many exhibitions.',
      'وهران ثاني قطب اقتصادي في البلاد، تجمع بين الميناء والبتروكيمياء والحديد والصلب في أرزيو وبطيوة، وصناعة السيارات والبلاستيك، وقطاع خدمات متنوع. ويحتضن مركز المؤتمرات عدداً كبيراً من الصالونات.',
    ],
    [
      'Trois guichets distincts traitent la certification, l’export et la création. La chambre organise des rencontres B2B, prépare l’accueil des délégations et tient une liste de sous-traitants de l’automobile.',
      'Three separate counters handle certification, exports and starting a business. The chamber organises B2B meetings, prepares visits by delegations and keeps a list of automotive subcontractors.',
      'تتولى ثلاثة شبابيك مستقلة التصديق والتصدير وإنشاء المؤسسات. وتنظم الغرفة لقاءات الأعمال الثنائية، وتحضّر استقبال الوفود، وتمسك قائمة بمناولي صناعة السيارات.',
    ],
  ),
  38: portrait(
    9,
    [
      'L’économie de Tissemsilt, wilaya de montagne et de hautes plaines, repose sur les céréales, l’élevage, le bois et les produits de l’Ouarsenis : miel, figues, huile d’olive.',
      'The economy of Tissemsilt, a wilaya of mountains and high plains, is based on cereals, livestock, timber and the produce of the Ouarsenis: honey, figs and olive oil.',
      'يقوم اقتصاد تيسمسيلت، وهي ولاية جبلية وسهبية، على الحبوب وتربية المواشي والخشب ومنتجات الونشريس من عسل وتين وزيت زيتون.',
    ],
    [
      'La chambre aide les petits producteurs à s’immatriculer, à étiqueter et à exposer en groupe ; elle transmet les dossiers d’export à la chambre voisine lorsque c’est nécessaire.',
      'The chamber helps small producers register, label their goods and exhibit together; export applications are passed to a neighbouring chamber where necessary.',
      'تساعد الغرفة صغار المنتجين على القيد في السجل التجاري والوسم والعرض الجماعي، وتحيل ملفات التصدير إلى الغرفة المجاورة عند الضرورة.',
    ],
  ),
  46: portrait(
    52,
    [
      'Vignobles, céréales et maraîchage couvrent les plaines d’Aïn Témouchent ; Béni Saf et Bouzedjar sont ses ports de pêche. La cimenterie et le dessalement de l’eau de mer complètent l’activité.',
      'Vineyards, cereals and market gardens cover the plains of Ain Temouchent; Beni Saf and Bouzedjar are its fishing ports. There are also a cement works and a seawater desalination plant.',
      'تغطي الكروم والحبوب والخضر سهول عين تموشنت، وبني صاف وبوزجار ميناءاها للصيد. ويضاف إلى ذلك مصنع للإسمنت وتحلية مياه البحر.',
    ],
    [
      'Mareyeurs et conserveurs y trouvent les modèles de documents sanitaires et commerciaux. Une rencontre annuelle réunit la filière pêche et aquaculture.',
      'Fish merchants and canners can obtain templates for health and commercial documents here. The fisheries and aquaculture sector meets once a year.',
      'يجد فيها تجار السمك وأصحاب المصبرات نماذج الوثائق الصحية والتجارية. ويجمع لقاء سنوي شعبة الصيد البحري وتربية المائيات.',
    ],
  ),
  48: portrait(
    73,
    [
      'Autour de la plaine de la Mina, Relizane cultive l’olivier, les agrumes et l’artichaut. Le parc industriel de Sidi Khettab a fait du textile la première industrie de la wilaya.',
      'Around the Mina plain, Relizane grows olives, citrus fruit and artichokes. The Sidi Khettab industrial park has made textiles the wilaya’s leading industry.',
      'تزرع غليزان حول سهل مينا الزيتون والحمضيات والخرشوف، وقد جعلت الحظيرة الصناعية لسيدي خطاب من النسيج أولى صناعات الولاية.',
    ],
    [
      'La chambre rapproche ateliers de confection, fournisseurs et centres de formation, et vise les documents d’export du textile. Les conseillers se déplacent au parc industriel un jour par mois.',
      'The chamber brings clothing workshops, suppliers and training centres together and certifies export documents for textiles. Advisers are at the industrial park one day a month.',
      'تقرّب الغرفة بين ورشات الخياطة والمورّدين ومراكز التكوين، وتصادق على وثائق تصدير المنسوجات. وينتقل المستشارون إلى الحظيرة الصناعية يوماً في الشهر.',
    ],
  ),
  61: portrait(
    0,
    [
      'Au sud des monts de Tlemcen, El Aricha est une région de steppe : élevage ovin, alfa et transport routier vers Naâma et le Sud-Ouest.',
      'South of the Tlemcen mountains, El Aricha is steppe country: sheep, esparto grass and road haulage towards Naama and the south-west.',
      'العريشة، جنوب جبال تلمسان، منطقة سهبية قوامها تربية الأغنام والحلفاء والنقل البري نحو النعامة والجنوب الغربي.',
    ],
    [
      'Un agent reçoit deux jours par semaine pour l’immatriculation, les attestations sociales et fiscales et la préparation des dossiers transmis à Tlemcen.',
      'A member of staff is present two days a week to help with registration, social insurance and tax certificates, and applications forwarded to Tlemcen.',
      'يستقبل عون المؤسسات يومين في الأسبوع من أجل القيد والشهادات الاجتماعية والجبائية وتحضير الملفات المحالة إلى تلمسان.',
    ],
  ),
  67: portrait(
    5,
    [
      'L’économie de Ksar Chellala, entre le Sersou et les hautes plaines, repose sur l’élevage ovin, le tissage et une céréaliculture dépendante des pluies.',
      'Sheep farming, weaving and rain-fed cereals make up the economy of Ksar Chellala, between the Sersou and the high plains.',
      'يقوم اقتصاد قصر الشلالة، بين السرسو والسهول العليا، على تربية الأغنام والنسيج وزراعة الحبوب المطرية.',
    ],
    // Empty in English in `index.ts`, on purpose.
    [
      'La chambre informe les éleveurs et les tisseuses sur les statuts possibles (artisan, coopérative, société) et prépare leur participation aux foires régionales.',
      'The chamber explains to breeders and weavers the legal forms open to them (craftsperson, cooperative, company) and prepares them for regional fairs.',
      'تعرّف الغرفة المربين والنساجات بالصيغ القانونية الممكنة (حرفي أو تعاونية أو شركة)، وتحضّر مشاركتهم في المعارض الجهوية.',
    ],
  ),
};
