import { type Portrait, portrait } from './portrait';

export const south: Record<number, Portrait> = {
  1: portrait(
    42,
    [
      'Palmeraies irriguées par foggaras, maraîchage, ciment, gaz et énergies renouvelables composent l’économie d’Adrar, dans le Touat.',
      'Palm groves watered by foggaras, market gardening, cement, gas and renewable energy make up the economy of Adrar, in the Touat.',
      'يتكوّن اقتصاد أدرار، في توات، من واحات النخيل المسقية بالفقارات والخضر والإسمنت والغاز والطاقات المتجددة.',
    ],
    [
      'La chambre reçoit les dossiers à distance, renseigne sur le commerce de troc frontalier et organise une journée annuelle sur l’énergie solaire.',
      'The chamber accepts applications remotely, gives information on cross-border barter trade and organises a yearly day on solar energy.',
      'تتلقى الغرفة الملفات عن بعد، وتقدم معلومات عن تجارة المقايضة الحدودية، وتنظم يوماً سنوياً حول الطاقة الشمسية.',
    ],
  ),
  3: portrait(
    23,
    [
      'Le gaz de Hassi R’Mel, l’énergie solaire, l’élevage steppique et le bâtiment font l’économie de Laghouat.',
      'Gas from Hassi R’Mel, solar power, steppe livestock and construction make up the economy of Laghouat.',
      'يقوم اقتصاد الأغواط على غاز حاسي الرمل والطاقة الشمسية وتربية المواشي السهبية والبناء.',
    ],
    [
      'Les entreprises de maintenance et de travaux y constituent leurs dossiers de sous-traitance. L’université participe aux formations sur l’efficacité énergétique.',
      'Maintenance and works contractors prepare their subcontracting bids here. The university takes part in training on energy efficiency.',
      'تُعدّ فيها مؤسسات الصيانة والأشغال ملفات المناولة، وتشارك الجامعة في الدورات الخاصة بالنجاعة الطاقوية.',
    ],
  ),
  7: portrait(
    905,
    [
      'Première région de la datte deglet nour, avec Tolga, Biskra cultive aussi sous serre une grande part des légumes du pays. Câblerie, ciment et matériaux y forment l’industrie.',
      'With Tolga, Biskra is the leading area for Deglet Nour dates; it also grows a large share of the country’s vegetables in greenhouses. Cables, cement and building materials are its industries.',
      'بسكرة، ومعها طولقة، أول منطقة لإنتاج تمور دقلة نور، كما تنتج تحت البيوت البلاستيكية جزءاً كبيراً من خضر البلاد. وتقوم صناعتها على الكوابل والإسمنت ومواد البناء.',
    ],
    [
      'D’octobre à mars, un guichet supplémentaire traite les certificats d’origine des conditionneurs. La chambre forme au tri, à l’emballage et à la lecture des cahiers des charges étrangers.',
      'From October to March an extra counter handles certificates of origin for packers. The chamber trains staff in sorting, packaging and reading foreign buyers’ specifications.',
      'من أكتوبر إلى مارس يُفتح شباك إضافي لشهادات منشأ الموضبين. وتنظم الغرفة دورات تكوينية في الفرز والتغليف وقراءة دفاتر شروط المشترين الأجانب.',
    ],
  ),
  8: portrait(
    19,
    [
      'Béchar est le centre de services du Sud-Ouest : transport, commerce de gros, oasis de la Saoura et artisanat des ksour. Le rail la relie au nord et, au-delà, au bassin minier de Gara Djebilet.',
      'Bechar is the service centre of the south-west: haulage, wholesale trade, the Saoura oases and the crafts of the ksour. Rail links it to the north and to the Gara Djebilet mining area.',
      'بشار مركز خدمات الجنوب الغربي: نقل وتجارة جملة وواحات الساورة وحرف القصور. وتربطها السكة الحديدية بالشمال وبحوض غار جبيلات المنجمي.',
    ],
    [
      'La chambre informe les transporteurs et les sous-traitants du rail, et prépare les artisans au salon du Sud-Ouest.',
      'The chamber informs hauliers and railway subcontractors, and prepares craftspeople for the south-west exhibition.',
      'تقدم الغرفة المعلومات للناقلين ومناولي السكك الحديدية، وتحضّر الحرفيين لصالون الجنوب الغربي.',
    ],
  ),
  11: portrait(
    36,
    [
      'L’économie de Tamanrasset, étape de la route transsaharienne, repose sur le commerce avec le Sahel, l’orpaillage encadré, le tourisme du Hoggar et l’artisanat du cuir et de l’argent.',
      'Trade with the Sahel, regulated gold panning, tourism in the Hoggar and leather and silver crafts make up the economy of Tamanrasset, a stage on the trans-Saharan road.',
      'يقوم اقتصاد تمنراست، وهي محطة على الطريق العابر للصحراء، على التجارة مع منطقة الساحل والاستغلال الحرفي المؤطر للذهب وسياحة الهقار وحرف الجلد والفضة.',
    ],
    [
      'La chambre explique les conditions du troc frontalier, vise les certificats d’origine et prépare les entreprises à la foire de l’Assihar.',
      'The chamber explains the conditions for cross-border barter, certifies certificates of origin and prepares companies for the Assihar fair.',
      'تشرح الغرفة شروط تجارة المقايضة الحدودية، وتصادق على شهادات المنشأ، وتحضّر المؤسسات لمعرض الأسيهار.',
    ],
  ),
  30: portrait(
    148,
    [
      'Avec Hassi Messaoud, Ouargla est le premier centre pétrolier du pays ; services aux puits, bâtiment et dattes s’y côtoient.',
      'With Hassi Messaoud, Ouargla is the country’s leading oil centre; well services, construction and dates stand side by side.',
      'ورقلة، ومعها حاسي مسعود، أول مركز نفطي في البلاد، تتجاور فيه خدمات الآبار والبناء والتمور.',
    ],
    [
      'La chambre aide les entreprises à s’inscrire aux listes de fournisseurs du secteur de l’énergie et tient le départ du guichet itinérant de l’export.',
      'The chamber helps companies join the energy sector’s supplier lists and is the starting point of the travelling export desk.',
      'تساعد الغرفة المؤسسات على التسجيل في قوائم مورّدي قطاع الطاقة، ومنها ينطلق الشباك المتنقل للتصدير.',
    ],
  ),
  32: portrait(
    12,
    [
      'El Bayadh est une wilaya d’éleveurs : ovins, laine, tapis et commerce de bétail, complétés par les palmeraies de Brézina.',
      'El Bayadh is a wilaya of livestock farmers: sheep, wool, carpets and the livestock trade, with palm groves at Brezina.',
      'البيض ولاية مربين: أغنام وصوف وزرابي وتجارة مواشٍ، إلى جانب واحات النخيل في بريزينة.',
    ],
    [
      'Des journées d’information se tiennent dans les communes éloignées. La chambre accompagne en priorité les projets de lavage de laine et de découpe de viande.',
      'Information days are held in outlying municipalities. Wool-washing and meat-cutting projects have priority for support.',
      'تُنظَّم أيام إعلامية في البلديات البعيدة، وترافق الغرفة في المقام الأول مشاريع غسل الصوف وتقطيع اللحوم.',
    ],
  ),
  33: portrait(
    8,
    [
      'Gaz et pétrole d’In Amenas, transport et tourisme du Tassili font l’activité d’Illizi, wilaya frontalière de la Libye.',
      'Gas and oil at In Amenas, haulage and tourism in the Tassili are the main activities of Illizi, on the Libyan border.',
      'يقوم نشاط إليزي، الولاية الحدودية مع ليبيا، على غاز إن أمناس ونفطها والنقل وسياحة الطاسيلي.',
    ],
    [
      'La plupart des démarches se font à distance. Un agent se rend à In Amenas chaque mois pour l’adhésion et le dépôt des signatures.',
      'Most procedures are handled remotely. A member of staff goes to In Amenas every month to take membership applications and specimen signatures.',
      'تُنجز معظم الإجراءات عن بعد، وينتقل عون إلى إن أمناس كل شهر لتسجيل الانخراطات وإيداع التوقيعات.',
    ],
  ),
  37: portrait(
    31,
    [
      'Le minerai de fer de Gara Djebilet et le poste frontalier avec la Mauritanie orientent l’économie de Tindouf vers la mine, le transport et l’entreposage.',
      'Iron ore at Gara Djebilet and the border post with Mauritania turn the economy of Tindouf towards mining, haulage and storage.',
      'يوجّه خام الحديد في غار جبيلات والمركز الحدودي مع موريتانيا اقتصاد تندوف نحو المناجم والنقل والتخزين.',
    ],
    [
      'Les exportateurs vers l’Afrique de l’Ouest y trouvent les informations sur le poste frontalier, les transporteurs et les documents d’accompagnement.',
      'Companies exporting to West Africa obtain information here on the border post, hauliers and accompanying documents.',
      'يجد فيها المصدّرون نحو غرب إفريقيا المعلومات الخاصة بالمركز الحدودي والناقلين والوثائق المرافقة.',
    ],
  ),
  39: portrait(
    372,
    [
      'El Oued produit dattes et pommes de terre, et compte de nombreuses unités de cosmétique, de plastique et d’emballage. Le poste de Taleb Larbi ouvre sur la Tunisie.',
      'El Oued produces dates and potatoes and has many cosmetics, plastics and packaging plants. The Taleb Larbi post is the crossing to Tunisia.',
      'تنتج الوادي التمور والبطاطا، وتضم وحدات كثيرة لمستحضرات التجميل والبلاستيك والتغليف. ويفتح مركز الطالب العربي على تونس.',
    ],
    [
      'Le guichet export accompagne les fabricants de cosmétique vers l’Afrique et les conditionneurs vers l’Europe. Un café des exportateurs se réunit chaque mois.',
      'The export desk supports cosmetics makers heading for Africa and packers heading for Europe. An exporters’ coffee morning is held every month.',
      'يرافق شباك التصدير صانعي مستحضرات التجميل نحو إفريقيا والموضبين نحو أوروبا، ويُعقد «اللقاء الصباحي للمصدّرين» كل شهر.',
    ],
  ),
  45: portrait(
    13,
    [
      'Élevage ovin, alfa, arboriculture d’Aïn Sefra et services routiers composent l’économie de Naâma, sur l’axe du Sud-Ouest.',
      'Sheep farming, esparto grass, fruit growing at Ain Sefra and roadside services make up the economy of Naama, on the south-west route.',
      'يتكوّن اقتصاد النعامة، على محور الجنوب الغربي، من تربية الأغنام والحلفاء والأشجار المثمرة في عين الصفراء وخدمات الطريق.',
    ],
    [
      'La chambre suit les projets de transformation de la viande rouge et les hébergements des monts des Ksour ; elle tient une journée par mois à Mécheria.',
      'The chamber follows red-meat processing projects and guest accommodation in the Ksour mountains; it spends one day a month in Mecheria.',
      'تتابع الغرفة مشاريع تحويل اللحوم الحمراء ومرافق الإيواء في جبال القصور، وتخصص يوماً في الشهر للمشرية.',
    ],
  ),
  47: portrait(
    257,
    [
      'Tubes d’acier, plasturgie, tissage et commerce de gros font de Ghardaïa une place industrielle et marchande, au carrefour du Nord et du Sud.',
      'Steel pipes, plastics, weaving and wholesale trade make Ghardaia an industrial and trading town where north and south meet.',
      'تجعل أنابيب الصلب والبلاستيك والنسيج وتجارة الجملة من غرداية مركزاً صناعياً وتجارياً عند ملتقى الشمال والجنوب.',
    ],
    [
      'La chambre organise la caravane vers le Sud, forme au commerce électronique et accompagne la transmission des entreprises familiales.',
      'The chamber organises the convoy to the south, trains companies in e-commerce and supports the transfer of family businesses.',
      'تنظم الغرفة القافلة المتجهة جنوباً، وتنظم دورات تكوينية في التجارة الإلكترونية، وترافق نقل ملكية المؤسسات العائلية.',
    ],
  ),
  49: portrait(
    7,
    [
      'Le tourisme saharien, les palmeraies, les cultures de contre-saison et le gaz sont les principales activités de Timimoun, dans le Gourara.',
      'Saharan tourism, palm groves, out-of-season crops and gas are the main activities of Timimoun, in the Gourara.',
      'السياحة الصحراوية وواحات النخيل والزراعات خارج الموسم والغاز هي أهم الأنشطة في تيميمون، بمنطقة قورارة.',
    ],
    [
      'La chambre prépare agences et hébergements au forum du tourisme saharien et aide les maraîchers à trouver un transport frigorifique.',
      'The chamber prepares agencies and guest houses for the Saharan tourism forum and helps growers find refrigerated transport.',
      'تحضّر الغرفة الوكالات ومرافق الإيواء لمنتدى السياحة الصحراوية، وتساعد منتجي الخضر على إيجاد نقل مبرد.',
    ],
  ),
  50: portrait(
    0,
    [
      'L’élevage camelin et les échanges avec le Mali, dans le cadre du troc frontalier, sont les principales activités de Bordj Badji Mokhtar.',
      'Camel herding and trade with Mali under the cross-border barter scheme are the main activities of Bordj Badji Mokhtar.',
      'تربية الإبل والمبادلات مع مالي في إطار تجارة المقايضة الحدودية هما النشاطان الرئيسيان في برج باجي مختار.',
    ],
    [
      'Un agent renseigne les commerçants sur les produits admis au troc, les autorisations et les délais ; les certificats viennent d’Adrar.',
      'A member of staff informs traders about goods admitted to barter, permits and time limits; certificates come from Adrar.',
      'يقدم عون للتجار معلومات عن السلع المقبولة في المقايضة والرخص والآجال، أما الشهادات فتصدر من أدرار.',
    ],
  ),
  51: portrait(
    34,
    [
      'Ouled Djellal a donné son nom à une race ovine ; les palmiers de l’oued Djedi et les serres de Doucen complètent l’élevage.',
      'Ouled Djellal has given its name to a breed of sheep; palms along the Oued Djedi and greenhouses at Doucen supplement livestock.',
      'منحت أولاد جلال اسمها لسلالة من الأغنام، وتضاف إلى تربيتها نخيل وادي جدي والبيوت البلاستيكية في الدوسن.',
    ],
    [
      'La chambre travaille avec les éleveurs à l’identification et à la vente sur catalogue, et avec les maraîchers à l’emballage.',
      'The chamber works with breeders on identification and catalogue sales, and with growers on packaging.',
      'تعمل الغرفة مع المربين على ترقيم القطعان والبيع بالدليل، ومع منتجي الخضر على التغليف.',
    ],
  ),
  52: portrait(
    0,
    [
      'Béni Abbès, dans la vallée de la Saoura, associe jardins, dattes, artisanat et séjours sahariens.',
      'Beni Abbes, in the Saoura valley, combines gardens, dates, crafts and desert stays.',
      'تجمع بني عباس، في وادي الساورة، بين البساتين والتمور والحرف والإقامات الصحراوية.',
    ],
    [
      'Les guides et les hébergeurs y reçoivent une aide pour l’immatriculation et la tenue des comptes ; les demandes de certificats sont transmises à Béchar.',
      'Guides and hosts receive help with registration and bookkeeping; applications for certificates are forwarded to Bechar.',
      'يتلقى فيها المرشدون وأصحاب الإيواء المساعدة في القيد ومسك الحسابات، وتُحال طلبات الشهادات إلى بشار.',
    ],
  ),
  53: portrait(
    6,
    [
      'Gaz, services pétroliers, palmeraies et transport routier forment l’activité d’In Salah, à mi-chemin du Nord et du Hoggar.',
      'Gas, oil services, palm groves and road haulage are the main activities of In Salah, midway between the north and the Hoggar.',
      'يتكوّن نشاط عين صالح، في منتصف الطريق بين الشمال والهقار، من الغاز والخدمات النفطية والنخيل والنقل البري.',
    ],
    [
      'La chambre aide les ateliers de mécanique à obtenir leurs attestations sociales et fiscales et à répondre aux consultations des opérateurs gaziers.',
      'The chamber helps repair workshops obtain social insurance and tax certificates and reply to gas operators’ enquiries.',
      'تساعد الغرفة ورشات الميكانيك على استخراج شهاداتها الاجتماعية والجبائية وعلى الرد على استشارات متعاملي الغاز.',
    ],
  ),
  54: portrait(
    0,
    [
      'Le transport, l’entreposage et le troc frontalier sont les principales activités d’In Guezzam, dernière ville avant le Niger.',
      'Haulage, storage and cross-border barter are the main activities of In Guezzam, the last town before Niger.',
      'النقل والتخزين وتجارة المقايضة الحدودية هي أهم الأنشطة في عين قزام، آخر مدينة قبل النيجر.',
    ],
    [
      'La chambre de wilaya est en cours d’installation ; les demandes sont reçues par courriel et traitées à Tamanrasset.',
      'The wilaya’s chamber is being set up; requests are received by e-mail and handled in Tamanrasset.',
      'غرفة الولاية قيد التنصيب، وتُستلم الطلبات عبر البريد الإلكتروني وتُعالج في تمنراست.',
    ],
  ),
  55: portrait(
    189,
    [
      'Touggourt, capitale de l’Oued Righ, conditionne et expédie la datte ; le rail, le commerce de gros et les services au secteur pétrolier complètent son activité.',
      'Touggourt, the main town of the Oued Righ, packs and ships dates; rail, wholesale trade and oil-sector services complete its activity.',
      'تقرت، عاصمة وادي ريغ، توضّب التمور وتشحنها، ويكمّل نشاطها السكة الحديدية وتجارة الجملة وخدمات القطاع النفطي.',
    ],
    [
      'La rencontre régionale de la filière dattes s’y tient avant chaque récolte. Le guichet vise les documents des conditionneurs sur place.',
      'The regional meeting of the date sector is held here before each harvest. The counter certifies packers’ documents on the spot.',
      'يُعقد فيها اللقاء الجهوي لشعبة التمور قبل كل جني، ويصادق الشباك على وثائق الموضبين في عين المكان.',
    ],
  ),
  56: portrait(
    6,
    [
      'L’économie de Djanet repose sur le tourisme au Tassili n’Ajjer, l’artisanat touareg et l’approvisionnement des zones frontalières avec la Libye et le Niger.',
      'The economy of Djanet is based on tourism in the Tassili n’Ajjer, Tuareg crafts and supplies to the Libyan and Niger border areas.',
      'يقوم اقتصاد جانت على سياحة طاسيلي ناجر والصناعات التقليدية التارقية وتموين المناطق الحدودية مع ليبيا والنيجر.',
    ],
    [
      'Les agences de voyages y préparent leurs dossiers d’agrément et leurs contrats ; les artisans, leurs carnets ATA pour exposer à l’étranger.',
      'Travel agencies prepare their licence applications and contracts here; craftspeople, their ATA carnets for exhibitions abroad.',
      'تُعدّ فيها وكالات السفر ملفات الاعتماد والعقود، والحرفيون دفاتر ATA للعرض في الخارج.',
    ],
  ),
  57: portrait(
    97,
    [
      'La datte deglet nour et l’extraction de sel au bord des chotts sont les deux activités principales d’El M’Ghair.',
      'Deglet Nour dates and salt extraction along the edge of the salt lakes are the two main activities of El M’Ghair.',
      'تمور دقلة نور واستخراج الملح على حافة الشطوط هما النشاطان الرئيسيان في المغير.',
    ],
    [
      'La chambre suit les petits conditionneurs : agrément sanitaire, étiquette, premier certificat d’origine, expédition groupée.',
      'The chamber supports small packers: health approval, labelling, first certificate of origin, consolidated shipment.',
      'تتابع الغرفة صغار الموضبين: الاعتماد الصحي والوسم وأول شهادة منشأ والشحن المجمّع.',
    ],
  ),
  58: portrait(
    15,
    [
      'El Meniaa cultive céréales sous pivot, agrumes et fourrages grâce à ses nappes ; la ville est une étape de la route du Sud.',
      'El Meniaa grows pivot-irrigated cereals, citrus fruit and fodder from its aquifers; the town is a stage on the road south.',
      'تزرع المنيعة الحبوب بالرش المحوري والحمضيات والأعلاف بفضل مياهها الجوفية، والمدينة محطة على طريق الجنوب.',
    ],
    [
      'Les exploitants y consultent sur le raccordement électrique, le stockage et les contrats de vente. Le salon de l’agriculture saharienne s’y tient également.',
      'Farmers come for advice on grid connection, storage and sales contracts. The Saharan agriculture exhibition is also held here.',
      'يستشيرها المستثمرون الفلاحيون في الربط الكهربائي والتخزين وعقود البيع، ويُنظَّم بها أيضاً صالون الفلاحة الصحراوية.',
    ],
  ),
  59: portrait(
    0,
    [
      'L’élevage ovin, la pomme de terre, les fruits de montagne et le tapis à points noués sont les principales activités d’Aflou, dans le djebel Amour.',
      'Sheep farming, potatoes, mountain fruit and knotted carpets are the main activities of Aflou, in the Djebel Amour.',
      'تربية الأغنام والبطاطا وفواكه الجبال والزرابي المعقودة هي أهم الأنشطة في أفلو، بجبل عمور.',
    ],
    [
      'Un point d’accueil a ouvert à titre d’essai : adhésions, création, information sur les appels d’offres.',
      'A reception point has opened on a trial basis: membership, starting a business and information on tenders.',
      'فُتحت نقطة استقبال على سبيل التجربة: الانخراط والإنشاء والإعلام حول المناقصات.',
    ],
  ),
  60: portrait(
    0,
    [
      'Élevage, jardins et accueil des visiteurs du Rakb font l’activité d’El Abiodh Sidi Cheikh, entre steppe et Grand Erg occidental.',
      'Livestock, gardens and visitors to the Rakb pilgrimage sustain El Abiodh Sidi Cheikh, between the steppe and the Western Sand Sea.',
      'يقوم نشاط الأبيض سيدي الشيخ، بين السهوب والعرق الغربي الكبير، على تربية المواشي والبساتين واستقبال زوار الركب.',
    ],
    [
      'La chambre aide commerçants et hébergeurs à se mettre en règle avant les grands rassemblements ; les dossiers d’export sont instruits à El Bayadh.',
      'The chamber helps traders and hosts get their papers in order before major gatherings; export applications are processed in El Bayadh.',
      'تساعد الغرفة التجار وأصحاب الإيواء على تسوية وضعيتهم قبل التجمعات الكبرى، وتُدرس ملفات التصدير في البيض.',
    ],
  ),
  62: portrait(
    16,
    [
      'El Kantara produit abricots et dattes au débouché des gorges qui mènent au désert ; le passage des voyageurs y soutient le commerce.',
      'El Kantara produces apricots and dates at the mouth of the gorge that leads to the desert; passing travellers support its shops.',
      'تنتج القنطرة المشمش والتمور عند مخرج المضيق المؤدي إلى الصحراء، ويسند عبور المسافرين تجارتها.',
    ],
    [
      'La chambre forme au séchage et au conditionnement de l’abricot ; une équipe vient de Biskra le premier lundi du mois.',
      'The chamber trains growers in drying and packing apricots; a team comes from Biskra on the first Monday of the month.',
      'تنظم الغرفة دورات تكوينية في تجفيف المشمش وتوضيبه، ويحضر فريق من بسكرة في أول اثنين من كل شهر.',
    ],
  ),
};
