import { type Portrait, portrait } from './portrait';

export const northEast: Record<number, Portrait> = {
  4: portrait(
    26,
    [
      'Le commerce de la pièce détachée à Aïn M’lila, les céréales et la cimenterie de Sigus structurent l’économie d’Oum El Bouaghi.',
      'The spare-parts trade in Ain M’lila, cereals and the Sigus cement works shape the economy of Oum El Bouaghi.',
      'يقوم اقتصاد أم البواقي على تجارة قطع الغيار في عين مليلة وزراعة الحبوب ومصنع إسمنت سيقوس.',
    ],
    [
      'Les grossistes y consultent surtout sur la facturation, le registre du commerce et la conformité des pièces importées. Une journée technique sur le stockage des céréales se tient chaque année.',
      'Wholesalers mainly ask about invoicing, the trade register and the compliance of imported parts. A technical day on cereal storage is held every year.',
      'يستشيرها تجار الجملة خصوصاً في الفوترة والسجل التجاري ومطابقة القطع المستوردة. ويُنظَّم كل سنة يوم تقني حول تخزين الحبوب.',
    ],
  ),
  5: portrait(
    132,
    [
      'Ciment d’Aïn Touta, textile, cuir et plasturgie côtoient à Batna les vergers de pommiers et d’abricotiers de l’Aurès. Les sites de Timgad et de Tazoult attirent un tourisme culturel.',
      'Cement from Ain Touta, textiles, leather and plastics stand alongside the apple and apricot orchards of the Aures in Batna. The sites of Timgad and Tazoult draw cultural tourism.',
      'تجتمع في باتنة صناعات إسمنت عين التوتة والنسيج والجلود والبلاستيك مع بساتين التفاح والمشمش في الأوراس، وتستقطب مواقع تيمقاد وتازولت سياحة ثقافية.',
    ],
    [
      'La chambre accompagne les arboriculteurs vers le conditionnement et les industriels vers la certification de produits ; un conseiller reçoit à Arris une fois par mois.',
      'The chamber helps fruit growers move into packing and manufacturers obtain product certification; an adviser is in Arris once a month.',
      'ترافق الغرفة منتجي الفواكه نحو التوضيب والصناعيين نحو الإشهاد بالمطابقة، ويستقبل مستشار المؤسسات في أريس مرة في الشهر.',
    ],
  ),
  12: portrait(
    61,
    [
      'Mines de fer de l’Ouenza et de Boukhadra, ciment d’El Ma Labiod et élevage font l’économie de Tébessa, wilaya frontalière de la Tunisie.',
      'The Ouenza and Boukhadra iron mines, cement from El Ma Labiod and livestock make up the economy of Tebessa, on the Tunisian border.',
      'يقوم اقتصاد تبسة، الولاية الحدودية مع تونس، على مناجم حديد الونزة وبوخضرة وإسمنت الماء الأبيض وتربية المواشي.',
    ],
    [
      'Les questions portent d’abord sur les échanges avec la Tunisie : accord préférentiel, certificat de circulation, postes frontaliers. La chambre y consacre une rencontre semestrielle.',
      'Most questions concern trade with Tunisia: the preferential agreement, the movement certificate, border posts. The chamber holds a half-yearly meeting on the subject.',
      'تتعلق الأسئلة أولاً بالمبادلات مع تونس: الاتفاق التفاضلي وشهادة الحركة والمراكز الحدودية. وتخصص الغرفة لذلك لقاءً كل سداسي.',
    ],
  ),
  18: portrait(
    143,
    [
      'Le port de Djen Djen, le complexe sidérurgique de Bellara, le liège, le cuir et la pêche composent l’économie de Jijel.',
      'The port of Djen Djen, the Bellara steel complex, cork, leather and fishing make up the economy of Jijel.',
      'يتكوّن اقتصاد جيجل من ميناء جن جن ومركب الحديد والصلب ببلارة والفلين والجلود والصيد البحري.',
    ],
    [
      'La chambre renseigne sur les formalités portuaires, vise les factures des exportateurs de liège et prépare les sous-traitants de la sidérurgie aux cahiers des charges.',
      'The chamber gives information on port formalities, certifies invoices for cork exporters and prepares steel subcontractors for tender specifications.',
      'تقدم الغرفة معلومات عن الإجراءات المينائية، وتصادق على فواتير مصدّري الفلين، وتهيئ مناولي صناعة الحديد لدفاتر الشروط.',
    ],
  ),
  19: portrait(
    688,
    [
      'Plasturgie, agroalimentaire, électronique, pharmacie et matériaux de construction font de Sétif un grand pôle industriel des hauts plateaux ; El Eulma est une place de commerce de gros.',
      'Plastics, food processing, electronics, pharmaceuticals and building materials make Setif a major industrial centre of the high plateaux; El Eulma is a wholesale trading town.',
      'تجعل صناعات البلاستيك والأغذية والإلكترونيك والأدوية ومواد البناء من سطيف قطباً صناعياً كبيراً في الهضاب العليا، والعلمة مركز لتجارة الجملة.',
    ],
    [
      'La chambre organise des rencontres de sous-traitance par filière et un cercle d’acheteurs industriels. Le guichet vise en moyenne une soixantaine de certificats par mois.',
      'The chamber organises subcontracting meetings by sector and an industrial buyers’ circle. The counter certifies some sixty certificates a month on average.',
      'تنظم الغرفة لقاءات المناولة حسب الشعب وحلقة للمشترين الصناعيين، ويصادق الشباك في المتوسط على نحو ستين شهادة في الشهر.',
    ],
  ),
  21: portrait(
    214,
    [
      'Pétrochimie, gaz naturel liquéfié, ciment d’Azzaba, marbre de Filfila et pêche caractérisent Skikda, qui dispose d’un port mixte et d’un port pétrolier.',
      'Petrochemicals, liquefied natural gas, cement from Azzaba, marble from Filfila and fishing characterise Skikda, which has both a general port and an oil port.',
      'تتميز سكيكدة بالبتروكيمياء والغاز الطبيعي المميع وإسمنت عزابة ورخام فلفلة والصيد البحري، وتتوفر على ميناء مختلط وميناء نفطي.',
    ],
    [
      'Les marbriers y préparent leurs expéditions (analyses, emballage, origine). Une rencontre annuelle réunit les sous-traitants de la maintenance industrielle.',
      'Marble producers prepare their shipments here (tests, packaging, origin). Industrial maintenance subcontractors meet once a year.',
      'يحضّر فيها منتجو الرخام شحناتهم (التحاليل والتغليف والمنشأ)، ويجمع لقاء سنوي مناولي الصيانة الصناعية.',
    ],
  ),
  23: portrait(
    604,
    [
      'La sidérurgie d’El Hadjar, les engrais, le matériel ferroviaire et le port de commerce dominent Annaba ; la plaine fournit la tomate industrielle.',
      'Steelmaking at El Hadjar, fertilisers, railway equipment and the commercial port dominate Annaba; the plain supplies processing tomatoes.',
      'تهيمن على عنابة صناعة الحديد والصلب بالحجار والأسمدة وعتاد السكك الحديدية والميناء التجاري، ويوفر السهل الطماطم الصناعية.',
    ],
    [
      'Commissionnaires en douane, industriels et bureaux d’études s’y retrouvent pour des matinées sur le dédouanement. La chambre oriente les litiges vers la conciliation.',
      'Customs brokers, manufacturers and engineering firms meet here for morning sessions on customs clearance. The chamber steers disputes towards conciliation.',
      'يلتقي فيها الوكلاء لدى الجمارك والصناعيون ومكاتب الدراسات في لقاءات صباحية حول الجمركة، وتوجّه الغرفة النزاعات نحو المصالحة.',
    ],
  ),
  24: portrait(
    58,
    [
      'Tomate industrielle, minoterie, céramique et cycles : Guelma transforme les produits de la plaine de la Seybouse. Les stations thermales y soutiennent l’hôtellerie.',
      'Processing tomatoes, flour milling, ceramics and bicycles: Guelma processes the produce of the Seybouse plain. Hot-spring resorts support its hotels.',
      'طماطم صناعية ومطاحن وخزف ودراجات: تحوّل قالمة منتجات سهل سيبوس، وتسند الحمامات المعدنية قطاع الفندقة.',
    ],
    [
      'Conserveries et producteurs y négocient leurs contrats de campagne avec l’appui d’un conseiller. Le guichet établit les certificats demandés pour le concentré de tomate.',
      'Canneries and growers negotiate their season’s contracts here with an adviser’s help. The counter issues the certificates needed for tomato paste.',
      'تتفاوض فيها مصانع المصبرات والمنتجون حول عقود الموسم بمساعدة مستشار، ويُعدّ الشباك الشهادات المطلوبة لمعجون الطماطم.',
    ],
  ),
  25: portrait(
    566,
    [
      'Médicament, mécanique (moteurs, tracteurs, engins) et commerce de gros forment l’économie de Constantine, ville universitaire. La dinanderie et la distillation de fleurs y sont toujours pratiquées.',
      'Medicines, engineering (engines, tractors, plant) and wholesale trade make up the economy of Constantine, a university city. Copperware and flower distilling are still practised.',
      'يتكوّن اقتصاد قسنطينة، المدينة الجامعية، من صناعة الأدوية والميكانيك (المحركات والجرارات والآليات) وتجارة الجملة، ولا تزال صناعة النحاس وتقطير الأزهار نشطة.',
    ],
    [
      'La chambre relie laboratoires, université et entreprises pour les essais et l’innovation ; elle accueille les journées régionales de la mécanique et un service d’information fiscale.',
      'The chamber links laboratories, the university and companies for testing and innovation; it hosts the regional engineering days and a tax information service.',
      'تربط الغرفة المخابر والجامعة والمؤسسات في مجالي الاختبار والابتكار، وتحتضن الأيام الجهوية للميكانيك ومصلحة للإعلام الجبائي.',
    ],
  ),
  28: portrait(
    45,
    [
      'Ciment de Hammam Dalaâ, transformation de l’aluminium, abricots du Hodna et élevage : M’Sila relie les hautes plaines à la steppe.',
      'Cement from Hammam Dalaa, aluminium processing, apricots from the Hodna and livestock: M’Sila links the high plains to the steppe.',
      'إسمنت حمام الضلعة وتحويل الألمنيوم ومشمش الحضنة وتربية المواشي: تصل المسيلة السهول العليا بالسهوب.',
    ],
    [
      'La chambre suit les petites unités de menuiserie aluminium et de travaux publics dans leurs dossiers d’appels d’offres : extrait de rôle, attestations CNAS et CASNOS, références.',
      'The chamber helps small aluminium joinery and public works firms with their tender documents: tax statement, CNAS and CASNOS certificates, references.',
      'تتابع الغرفة الوحدات الصغيرة لنجارة الألمنيوم والأشغال العمومية في ملفات المناقصات: مستخرج جدول الضرائب وشهادتي CNAS وCASNOS والمراجع المهنية.',
    ],
  ),
  34: portrait(
    238,
    [
      'Électronique, électroménager, panneaux solaires et plasturgie sont les principales industries de Bordj Bou Arréridj, entourée d’une campagne céréalière.',
      'Electronics, household appliances, solar panels and plastics are the main industries of Bordj Bou Arreridj, in the middle of a cereal-growing area.',
      'الإلكترونيك والأجهزة الكهرومنزلية والألواح الشمسية والبلاستيك هي أهم صناعات برج بوعريريج، التي تحيط بها حقول الحبوب.',
    ],
    [
      'Le taux d’intégration, la sous-traitance et les normes d’essai sont les premiers sujets traités. Des visites d’ateliers sont ouvertes chaque trimestre aux fournisseurs potentiels.',
      'Local content, subcontracting and testing standards are the main subjects. Workshop visits are open to potential suppliers every quarter.',
      'نسبة الإدماج والمناولة ومواصفات الاختبار هي أهم المواضيع المعالجة. وتُفتح كل ثلاثة أشهر زيارات للورشات أمام المورّدين المحتملين.',
    ],
  ),
  36: portrait(
    33,
    [
      'Tomate industrielle, pêche à El Kala, liège et échanges avec la Tunisie forment l’économie d’El Tarf, wilaya de lacs et de forêts protégés.',
      'Processing tomatoes, fishing at El Kala, cork and trade with Tunisia make up the economy of El Tarf, a wilaya of protected lakes and forests.',
      'يقوم اقتصاد الطارف، ولاية البحيرات والغابات المحمية، على الطماطم الصناعية والصيد في القالة والفلين والمبادلات مع تونس.',
    ],
    [
      'La chambre informe sur les formalités des postes d’Oum Teboul et d’El Ayoun et accompagne les projets d’hébergement touristique.',
      'The chamber provides information on formalities at the Oum Teboul and El Ayoun border posts and supports tourist accommodation projects.',
      'تقدم الغرفة معلومات عن إجراءات مركزي أم الطبول والعيون الحدوديين، وترافق مشاريع الإيواء السياحي.',
    ],
  ),
  40: portrait(
    17,
    [
      'Pommes de Bouhmama, abricots, bois et thermalisme composent l’économie de Khenchela, du mont Chélia aux premières palmeraies.',
      'Apples from Bouhmama, apricots, timber and hot springs make up the economy of Khenchela, from Mount Chelia down to the first palm groves.',
      'يتكوّن اقتصاد خنشلة، من جبل شيليا إلى أولى واحات النخيل، من تفاح بوحمامة والمشمش والخشب والحمامات المعدنية.',
    ],
    [
      'La chambre travaille avec les arboriculteurs sur le calibrage, le froid et les contrats d’approvisionnement. Les créateurs d’entreprise sont reçus le jeudi.',
      'The chamber works with fruit growers on grading, cold storage and supply contracts. People starting a business are seen on Thursdays.',
      'تعمل الغرفة مع منتجي الفواكه على الفرز والتبريد وعقود التموين، وتستقبل منشئي المؤسسات يوم الخميس.',
    ],
  ),
  41: portrait(
    24,
    [
      'Blé dur, élevage bovin, peintures et figue de Barbarie : Souk Ahras, dans la haute Medjerda, commerce aussi avec la Tunisie par le poste d’El Haddada.',
      'Durum wheat, cattle, paints and prickly pears: Souk Ahras, in the upper Medjerda, also trades with Tunisia through the El Haddada border post.',
      'قمح صلب وتربية أبقار ودهانات وتين شوكي: تتاجر سوق أهراس، في أعالي مجردة، مع تونس أيضاً عبر مركز الحدادة.',
    ],
    [
      'La filière de la figue de Barbarie (huile, confitures, cosmétique) bénéficie d’un suivi particulier : analyses, emballage, premier salon.',
      'The prickly pear sector (oil, jams, cosmetics) receives special attention: testing, packaging, first exhibition.',
      'تحظى شعبة التين الشوكي (الزيت والمربى ومستحضرات التجميل) بمتابعة خاصة: التحاليل والتغليف وأول صالون.',
    ],
  ),
  43: portrait(
    71,
    [
      'Céréales, ail de Teleghma, lait, briqueteries et céramique font l’économie de Mila ; le barrage de Beni Haroun alimente l’Est en eau.',
      'Cereals, garlic from Teleghma, milk, brickworks and ceramics make up the economy of Mila; the Beni Haroun dam supplies the east with water.',
      'يتكوّن اقتصاد ميلة من الحبوب وثوم التلاغمة والحليب ومصانع الآجر والخزف، ويموّن سد بني هارون الشرق بالماء.',
    ],
    [
      'Les producteurs d’ail y préparent le conditionnement et le stockage. La chambre accueille la rencontre régionale des matériaux de construction et un forum de l’apprentissage.',
      'Garlic growers come here for advice on packing and storage. The chamber hosts the regional meeting on building materials and an apprenticeship forum.',
      'يحضّر فيها منتجو الثوم التوضيب والتخزين. وتحتضن الغرفة اللقاء الجهوي لمواد البناء ومنتدى التمهين.',
    ],
  ),
  63: portrait(
    0,
    [
      'L’économie de Barika, à la lisière du Hodna, repose sur les céréales, l’olivier irrigué et un marché régional de gros.',
      'Cereals, irrigated olives and a regional wholesale market make up the economy of Barika, on the edge of the Hodna.',
      'يقوم اقتصاد بريكة، على طرف الحضنة، على الحبوب والزيتون المسقي وسوق جملة جهوية.',
    ],
    [
      'Un point d’accueil, ouvert à titre d’essai, reçoit les demandes d’adhésion et les dossiers transmis à Batna.',
      'A reception point, open on a trial basis, takes membership applications and documents to be forwarded to Batna.',
      'تتلقى نقطة استقبال، مفتوحة على سبيل التجربة، طلبات الانخراط والملفات المحالة إلى باتنة.',
    ],
  ),
  64: portrait(
    0,
    [
      'L’oasis de Bou Saâda associe tourisme, bijou et coutellerie d’art, élevage et commerce de détail.',
      'The oasis of Bou Saada combines tourism, jewellery and ornamental knives, livestock and retail trade.',
      'تجمع واحة بوسعادة بين السياحة والحلي وصناعة السكاكين الفنية وتربية المواشي وتجارة التجزئة.',
    ],
    [
      'Un point d’accueil, ouvert à titre d’essai, conseille guides, hébergeurs et artisans sur l’immatriculation, l’assurance et la vente aux visiteurs ; un atelier de prix de revient se tient chaque printemps.',
      'A reception point, open on a trial basis, advises guides, hosts and craftspeople on registration, insurance and sales to visitors; a workshop on cost price is held every spring.',
      'توجّه نقطة استقبال، مفتوحة على سبيل التجربة، المرشدين وأصحاب الإيواء والحرفيين في مجال القيد والتأمين والبيع للزوار، وتُنظَّم كل ربيع ورشة حول سعر التكلفة.',
    ],
  ),
  65: portrait(
    29,
    [
      'Les phosphates du djebel Onk font l’essentiel de l’activité de Bir El Ater, avec le transport de minerai, l’élevage et le commerce frontalier.',
      'Phosphate mining at Djebel Onk accounts for most activity in Bir El Ater, together with ore haulage, livestock and cross-border trade.',
      'يشكّل فوسفات جبل العنق معظم نشاط بئر العاتر، إلى جانب نقل المعادن وتربية المواشي والتجارة الحدودية.',
    ],
    [
      'La chambre informe les sous-traitants de la mine sur les procédures d’achat et réunit les transporteurs deux fois par an.',
      'The chamber informs mining subcontractors about purchasing procedures and brings hauliers together twice a year.',
      'تعرّف الغرفة مناولي المنجم بإجراءات الشراء، وتجمع الناقلين مرتين في السنة.',
    ],
  ),
};
