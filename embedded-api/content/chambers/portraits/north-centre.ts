import { type Portrait, portrait } from './portrait';

export const northCentre: Record<number, Portrait> = {
  6: portrait(
    730,
    [
      'Le port de Béjaïa, la vallée de la Soummam et ses zones d’activité (Akbou, El Kseur) portent une industrie agroalimentaire de premier plan. Figues sèches et huile d’olive viennent de l’arrière-pays.',
      'The port of Bejaia, the Soummam valley and its industrial areas (Akbou, El Kseur) support a leading food industry. Dried figs and olive oil come from the hinterland.',
      'يقوم اقتصاد بجاية على مينائها ووادي الصومام ومناطق نشاطه في أقبو والقصر، حيث تتركز صناعة غذائية من الصف الأول. ويأتي التين المجفف وزيت الزيتون من المناطق الجبلية.',
    ],
    [
      'La chambre traite chaque semaine un volume élevé de certificats d’origine et de factures à viser. Elle conseille les exportateurs débutants le dimanche et le mardi et reçoit les demandes de médiation.',
      'The chamber handles a large weekly volume of certificates of origin and invoices. It advises first-time exporters on Sundays and Tuesdays and takes requests for mediation.',
      'تعالج الغرفة أسبوعياً عدداً كبيراً من شهادات المنشأ والفواتير المقدَّمة للتصديق. وتوجّه المصدّرين المبتدئين يومي الأحد والثلاثاء، وتتلقى طلبات الوساطة.',
    ],
  ),
  9: portrait(
    540,
    [
      'Blida concentre, dans la Mitidja, une industrie agroalimentaire dense, des unités de cosmétique, d’emballage et de pharmacie, des pépinières et un important commerce de gros.',
      'On the Mitidja plain, Blida has a dense food industry, cosmetics, packaging and pharmaceutical plants, nurseries and a large wholesale trade.',
      'تتركز في البليدة، بسهل متيجة، صناعة غذائية كثيفة ووحدات لمستحضرات التجميل والتغليف والأدوية ومشاتل وتجارة جملة نشطة.',
    ],
    [
      'Les entreprises y demandent surtout des certificats d’origine, des contrôles d’étiquettes et des contacts de sous-traitance. Un groupe de travail suit la filière emballage.',
      'Companies mainly request certificates of origin, label checks and subcontracting contacts. A working group follows the packaging sector.',
      'تطلب المؤسسات أساساً شهادات المنشأ ومراجعة الوسم وربط علاقات المناولة. ويتابع فوج عمل شعبة التغليف.',
    ],
  ),
  10: portrait(
    88,
    [
      'Huile d’olive de M’Chedallah, pommes de terre d’El Asnam, ciment et détergents de Sour El Ghozlane, peintures de Lakhdaria : Bouira allie agriculture et industrie le long de l’autoroute Est-Ouest.',
      'Olive oil from M’Chedallah, potatoes from El Asnam, cement and detergents from Sour El Ghozlane, paints from Lakhdaria: Bouira combines farming and industry along the East–West motorway.',
      'زيت زيتون مشدالة، وبطاطا الأسنام، وإسمنت سور الغزلان ومنظفاتها، ودهانات الأخضرية: تجمع البويرة بين الفلاحة والصناعة على طول الطريق السيار شرق-غرب.',
    ],
    [
      'La chambre prépare les oléiculteurs au marché de l’huile nouvelle et oriente les investisseurs vers les organismes compétents pour le foncier industriel.',
      'The chamber prepares olive growers for the new season’s oil market and directs investors to the bodies responsible for industrial land.',
      'تحضّر الغرفة منتجي الزيتون لسوق الزيت الجديد، وتوجّه المستثمرين نحو الهيئات المختصة في العقار الصناعي.',
    ],
  ),
  15: portrait(
    196,
    [
      'Électroménager, moteurs et matériel électrique, laiterie et textile forment l’industrie de Tizi Ouzou ; bijou, poterie et tissage, son artisanat. L’olivier et le figuier occupent la montagne.',
      'Household appliances, motors and electrical equipment, dairies and textiles make up industry in Tizi Ouzou; jewellery, pottery and weaving are its crafts. Olive and fig trees cover the hills.',
      'تضم صناعة تيزي وزو الأجهزة الكهرومنزلية والمحركات والعتاد الكهربائي والحليب والنسيج، وتشتهر حرفها بالحلي والفخار والنسيج، فيما يغطي الزيتون والتين المناطق الجبلية.',
    ],
    [
      'Bijoutiers et potiers y constituent leurs dossiers de salon ; les industriels, leurs certificats et leurs contrats de sous-traitance. La foire des produits du terroir se tient à l’automne.',
      'Jewellers and potters prepare their applications for exhibitions here, manufacturers their certificates and subcontracting contracts. The local produce fair is held in autumn.',
      'يُعدّ فيها صاغة الحلي وصنّاع الفخار ملفات المشاركة في الصالونات، والصناعيون شهاداتهم وعقود المناولة. ويقام معرض المنتجات المحلية في الخريف.',
    ],
  ),
  16: portrait(
    1680,
    [
      'Sièges sociaux, banques, assurances et services numériques font d’Alger la première place économique du pays. L’industrie est établie à l’est (Rouiba, Réghaïa), la pharmacie à l’ouest (Sidi Abdellah) ; le port et l’aéroport assurent une large part des échanges.',
      'Head offices, banks, insurers and digital services make Algiers the country’s leading business centre. Industry lies to the east (Rouiba, Reghaia), pharmaceuticals to the west (Sidi Abdellah); the port and airport handle a large share of trade.',
      'تجعل المقرات الاجتماعية والبنوك وشركات التأمين والخدمات الرقمية من الجزائر العاصمة أول قطب اقتصادي في البلاد. وتتمركز الصناعة شرقاً في الرويبة ورغاية، والأدوية غرباً في سيدي عبد الله، ويؤمّن الميناء والمطار جزءاً كبيراً من المبادلات.',
    ],
    [
      'Le guichet de la certification ouvre sans interruption de 8 h 30 à 15 h 30. La chambre accueille les délégations, organise des rencontres B2B et propose une domiciliation aux jeunes entreprises.',
      'The certification counter is open without a break from 8:30 am to 3:30 pm. The chamber receives delegations, organises B2B meetings and offers young companies a business address.',
      'يفتح شباك التصديق دون انقطاع من الساعة 8:30 إلى الساعة 15:30. وتستقبل الغرفة الوفود، وتنظم لقاءات الأعمال الثنائية، وتقترح التوطين على المؤسسات الفتية.',
    ],
  ),
  17: portrait(
    14,
    [
      'Djelfa est la première région d’élevage ovin de la steppe : laine, cuir, viande et grands marchés à bestiaux. La cimenterie d’Aïn Maabed et le bâtiment diversifient l’emploi.',
      'Djelfa is the leading sheep-farming area of the steppe: wool, leather, meat and large livestock markets. The Ain Maabed cement works and construction diversify employment.',
      'الجلفة أول منطقة لتربية الأغنام في السهوب: صوف وجلود ولحوم وأسواق كبرى للمواشي. ويسهم مصنع إسمنت عين معبد وقطاع البناء في تنويع التشغيل.',
    ],
    [
      'La chambre réunit tanneurs, lainiers et abattoirs autour de la valorisation des coproduits et forme leurs équipes aux règles d’hygiène.',
      'The chamber brings tanners, wool merchants and abattoirs together to make better use of by-products, and trains their teams in hygiene rules.',
      'تجمع الغرفة الدباغين وتجار الصوف والمذابح حول تثمين المنتجات الثانوية، وتكوّن فرقهم في قواعد النظافة.',
    ],
  ),
  26: portrait(
    69,
    [
      'L’industrie pharmaceutique, les pompes et la robinetterie de Berrouaghia, le raisin de table et l’aviculture composent l’économie de Médéa.',
      'Pharmaceuticals, pumps and valves from Berrouaghia, table grapes and poultry make up the economy of Medea.',
      'يتكوّن اقتصاد المدية من الصناعة الصيدلانية ومضخات البرواقية وحنفياتها وعنب المائدة وتربية الدواجن.',
    ],
    [
      'La chambre suit les ateliers de mécanique dans leurs réponses aux donneurs d’ordres et tient, avec le laboratoire voisin, un point d’information sur les essais de produits.',
      'The chamber helps engineering workshops respond to buyers and, with a nearby laboratory, runs an information point on product testing.',
      'تتابع الغرفة ورشات الميكانيك في ردودها على الآمرين بالأعمال، وتفتح مع مخبر مجاور نقطة إعلامية حول اختبار المنتجات.',
    ],
  ),
  35: portrait(
    118,
    [
      'Raisin de table, pêche (Dellys, Cap Djinet, Zemmouri), laiterie, minoterie et matériaux de construction : Boumerdès associe une agriculture de proximité et l’industrie de la périphérie d’Alger.',
      'Table grapes, fishing (Dellys, Cap Djinet, Zemmouri), dairies, flour mills and building materials: Boumerdes combines farming close to the market with industry on the edge of Algiers.',
      'عنب المائدة والصيد البحري (دلس ورأس جنات وزموري) والحليب والمطاحن ومواد البناء: تجمع بومرداس بين فلاحة قريبة من السوق وصناعة ضواحي العاصمة.',
    ],
    [
      'Les journées d’information portent sur les normes et la certification des produits de construction. Le guichet aide aussi les mareyeurs à réunir leurs documents d’expédition.',
      'Information days deal with standards and certification for building products. The counter also helps fish merchants put their shipping documents together.',
      'تتناول الأيام الإعلامية تقييس مواد البناء والإشهاد بمطابقتها. كما يساعد الشباك تجار السمك على جمع وثائق الإرسال.',
    ],
  ),
  42: portrait(
    94,
    [
      'Maraîchage sous serre, pêche (Bouharoun, Cherchell), conserverie et tourisme balnéaire sont les principales activités de Tipaza, à l’ouest d’Alger.',
      'Greenhouse vegetables, fishing (Bouharoun, Cherchell), canning and seaside tourism are the main activities of Tipaza, west of Algiers.',
      'الخضر تحت البيوت البلاستيكية والصيد البحري (بوهارون وشرشال) والمصبرات والسياحة الشاطئية هي أهم الأنشطة في تيبازة، غرب الجزائر العاصمة.',
    ],
    [
      'La chambre prépare les hôteliers et les restaurateurs à la saison (paiement électronique, hygiène, affichage des prix) et forme les maraîchers au conditionnement.',
      'The chamber prepares hoteliers and restaurateurs for the season (electronic payment, hygiene, price display) and trains growers in packing.',
      'تحضّر الغرفة أصحاب الفنادق والمطاعم للموسم (الدفع الإلكتروني والنظافة وإشهار الأسعار)، وتكوّن منتجي الخضر في مجال التوضيب.',
    ],
  ),
  44: portrait(
    47,
    [
      'Aïn Defla, dans la vallée du haut Chéliff, est l’un des principaux bassins de pomme de terre du pays et produit aussi melons, pommes et semences ; minoteries et unités de froid complètent la filière.',
      'Ain Defla, in the upper Cheliff valley, is one of the country’s main potato-growing areas; it also produces melons, apples and seed. Flour mills and cold stores complete the chain.',
      'تعد عين الدفلى، بسهول أعالي الشلف، من أهم أحواض إنتاج البطاطا في البلاد، وتنتج كذلك البطيخ والتفاح والبذور، وتكمّل المطاحن ووحدات التبريد هذه الشعبة.',
    ],
    [
      'Les gestionnaires d’entrepôts frigorifiques y trouvent conseils et formation sur l’énergie et la traçabilité. La chambre facilite les contrats entre producteurs et transformateurs.',
      'Cold-store operators come for advice and training on energy and traceability. The chamber helps growers and processors conclude contracts.',
      'يجد مسيرو غرف التبريد فيها الاستشارة والتكوين حول الطاقة والتتبع. وتسهّل الغرفة إبرام العقود بين المنتجين والمحوّلين.',
    ],
  ),
  66: portrait(
    0,
    [
      'Ksar El Boukhari commerce en grains et en bétail entre le Titteri et la steppe ; la réparation de véhicules et le transport y occupent de nombreux ateliers.',
      'Ksar El Boukhari trades in grain and livestock between the Titteri and the steppe; vehicle repair and haulage keep many workshops busy.',
      'يتاجر قصر البخاري في الحبوب والمواشي بين التيطري والسهوب، وتشغّل صيانة المركبات والنقل عدداً كبيراً من الورشات.',
    ],
    [
      'La chambre aide les garages et les transporteurs dans leurs déclarations et reçoit les demandes d’adhésion. Les certificats sont établis à Médéa.',
      'The chamber helps garages and hauliers with their returns and accepts membership applications. Certificates are issued in Medea.',
      'تساعد الغرفة أصحاب ورشات التصليح والناقلين في تصريحاتهم وتتلقى طلبات الانخراط، فيما تُعدّ الشهادات في المدية.',
    ],
  ),
  68: portrait(
    11,
    [
      'Carrefour de la steppe centrale, Aïn Oussera possède un grand marché à bestiaux, des périmètres irrigués et des unités de transformation de la viande et du lait.',
      'At the crossroads of the central steppe, Ain Oussera has a large livestock market, irrigated farmland and meat and milk processing plants.',
      'عين وسارة ملتقى السهوب الوسطى، تضم سوقاً كبرى للمواشي ومحيطات مسقية ووحدات لتحويل اللحوم والحليب.',
    ],
    [
      'La chambre y tient deux journées par semaine consacrées à la création d’unités de transformation et aux règles de la chaîne du froid.',
      'The chamber is present two days a week for advice on setting up processing plants and on cold-chain rules.',
      'تخصص الغرفة يومين في الأسبوع لإنشاء وحدات التحويل ولقواعد سلسلة التبريد.',
    ],
  ),
  69: portrait(
    8,
    [
      'Messaad est réputée pour ses burnous et ses kachabias en poil de chameau. Le travail de la laine, le commerce et l’arboriculture y font vivre de nombreuses familles.',
      'Messaad is known for camel-hair burnous and kachabia cloaks. Wool working, trade and fruit growing provide a living for many families.',
      'تشتهر مسعد بالبرنوس والقشابية من وبر الجمال، وتعيش عائلات كثيرة من صناعة الصوف والتجارة والأشجار المثمرة.',
    ],
    [
      'La chambre renseigne les tisserands sur la marque collective, l’immatriculation et la vente en ligne, et leur réserve des emplacements aux salons de l’artisanat.',
      'The chamber advises weavers on collective trade marks, registration and online sales, and books space for them at craft exhibitions.',
      'توجّه الغرفة النساجين في مجال العلامة الجماعية والقيد والبيع عبر الإنترنت، وتحجز لهم أماكن في صالونات الصناعات التقليدية.',
    ],
  ),
};
