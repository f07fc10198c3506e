import type { PageSeed } from '../types';

export const informationPages: PageSeed[] = [
  {
    slug: 'annuaire-des-entreprises',
    service: 'information-et-annuaire',
    placement: 'service',
    name: { fr: 'Annuaire des entreprises', en: 'Business directory', ar: 'دليل المؤسسات' },
    description: {
      fr: `<p>L’annuaire du réseau présente les entreprises qui ont accepté d’y figurer : activité, produits, marchés, coordonnées professionnelles. Il sert aux acheteurs, aux donneurs d’ordres et aux chambres étrangères qui cherchent un fournisseur.</p>
<h2>Pour qui ?</h2>
<p>Toute entreprise immatriculée peut y être inscrite gratuitement ; tout professionnel peut le consulter.</p>
<h2>Être référencé</h2>
<ol>
<li>Remplir la fiche téléchargeable ci-dessous, en deux langues si possible.</li>
<li>Joindre une copie du registre du commerce et du NIF.</li>
<li>Choisir les informations visibles par le public.</li>
<li>Recevoir le lien de la fiche sous sept jours ouvrés.</li>
</ol>
<p>La fiche se met à jour une fois par an ; sans réponse à deux relances, elle est retirée.</p>
<h2>Obtenir une sélection</h2>
<table>
<caption>Tarifs indicatifs</caption>
<thead><tr><th>Demande</th><th>Entreprise adhérente</th><th>Non adhérente</th></tr></thead>
<tbody>
<tr><td>Jusqu’à 10 fiches</td><td>Gratuit</td><td>1 000 DA</td></tr>
<tr><td>De 11 à 50 fiches</td><td>2 000 DA</td><td>4 000 DA</td></tr>
<tr><td>Sélection par secteur et par wilaya</td><td>5 000 DA</td><td>9 000 DA</td></tr>
</tbody>
</table>
<h2>Protection des données</h2>
<p>Les coordonnées personnelles ne sont jamais transmises. Vous pouvez demander à tout moment la correction ou le retrait de votre fiche.</p>
<h2>Où s’adresser ?</h2>
<p>À <a href="mailto:annuaire@cci-reseau.example">annuaire@cci-reseau.example</a> ou à <a href="/chambre_de_commerces">votre chambre</a>.</p>`,
      en: `<p>The network’s directory lists companies that have agreed to appear in it, with their business, products, markets and professional contact details. It is used by buyers, main contractors and chambers abroad looking for a supplier.</p>
<h2>Who is it for?</h2>
<p>Any company in the trade register may be listed free of charge; any professional may consult it.</p>
<h2>How to be listed</h2>
<ol>
<li>Complete the form that can be downloaded below, in two languages if possible.</li>
<li>Enclose a copy of the trade register entry and tax number (NIF).</li>
<li>Choose the information you want the public to see.</li>
<li>Receive the link to your entry within seven working days.</li>
</ol>
<p>Entries are updated once a year; if two reminders go unanswered, the entry is removed.</p>
<h2>Requesting a selection</h2>
<table>
<caption>Indicative fees</caption>
<thead><tr><th>Request</th><th>Chamber member</th><th>Non-member</th></tr></thead>
<tbody>
<tr><td>Up to 10 entries</td><td>Free</td><td>DZD 1,000</td></tr>
<tr><td>11 to 50 entries</td><td>DZD 2,000</td><td>DZD 4,000</td></tr>
<tr><td>Selection by sector and wilaya</td><td>DZD 5,000</td><td>DZD 9,000</td></tr>
</tbody>
</table>
<h2>Data protection</h2>
<p>Personal contact details are never passed on. You may ask at any time for your entry to be corrected or removed.</p>
<h2>Where to ask</h2>
<p>Write to <a href="mailto:annuaire@cci-reseau.example">annuaire@cci-reseau.example</a> or ask <a href="/chambre_de_commerces">your chamber</a>.</p>`,
      ar: `<p>يعرّف دليل الشبكة بالمؤسسات التي وافقت على الظهور فيه: نشاطها ومنتجاتها وأسواقها ومعلومات الاتصال المهنية. ويستعمله المشترون والآمرون بالأعمال والغرف الأجنبية الباحثة عن مورد.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>يمكن لكل مؤسسة مقيدة أن تُسجَّل فيه مجاناً، ولكل مهني أن يطلع عليه.</p>
<h2>كيفية التسجيل</h2>
<ol>
<li>ملء البطاقة المتاحة للتحميل أدناه، بلغتين إن أمكن.</li>
<li>إرفاق نسخة من السجل التجاري ومن رقم التعريف الجبائي.</li>
<li>اختيار المعلومات التي يراها الجمهور.</li>
<li>استلام رابط البطاقة في أجل سبعة أيام عمل.</li>
</ol>
<p>تُحيَّن البطاقة مرة في السنة، وتُسحب إذا بقي تذكيران دون رد.</p>
<h2>طلب قائمة منتقاة</h2>
<table>
<caption>أسعار استدلالية</caption>
<thead><tr><th>الطلب</th><th>مؤسسة منخرطة</th><th>غير منخرطة</th></tr></thead>
<tbody>
<tr><td>إلى غاية 10 بطاقات</td><td>مجاني</td><td>1000 د.ج</td></tr>
<tr><td>من 11 إلى 50 بطاقة</td><td>2000 د.ج</td><td>4000 د.ج</td></tr>
<tr><td>انتقاء حسب القطاع والولاية</td><td>5000 د.ج</td><td>9000 د.ج</td></tr>
</tbody>
</table>
<h2>حماية المعطيات</h2>
<p>لا تُسلَّم معلومات الاتصال الشخصية أبداً. ويمكنكم في أي وقت طلب تصحيح بطاقتكم أو سحبها.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى <a href="mailto:annuaire@cci-reseau.example">annuaire@cci-reseau.example</a> أو إلى <a href="/chambre_de_commerces">غرفتكم</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-book',
    points: [
      'Inscription gratuite',
      'Fiche en ligne sous sept jours ouvrés',
      'Sélections par secteur et par wilaya',
      'Données personnelles protégées',
    ],
    pointsEn: ['Free listing', 'Entry online within seven working days', 'Selections by sector and wilaya', 'Personal data protected'],
    pointsAr: ['تسجيل مجاني', 'بطاقة منشورة في سبعة أيام عمل', 'انتقاء حسب القطاع والولاية', 'حماية المعطيات الشخصية'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 328,
    files: [
      {
        name: 'annuaire-fiche-entreprise.docx',
        description: { fr: 'Fiche d’entreprise à remplir', en: 'Company entry form', ar: 'بطاقة المؤسسة' },
        lang: null,
        deleted: false,
      },
      {
        name: 'directory-entry-guide.pdf',
        description: {
          fr: 'Conseils de rédaction (en anglais)',
          en: 'Writing a good directory entry',
          ar: 'نصائح لتحرير البطاقة (بالإنجليزية)',
        },
        lang: 'en',
        deleted: false,
      },
    ],
  },
  {
    slug: 'cartographie-economique',
    service: 'information-et-annuaire',
    placement: 'service',
    name: { fr: 'Cartographie économique', en: 'Economic map', ar: 'الخريطة الاقتصادية' },
    description: {
      fr: `<p>La carte économique rassemble, wilaya par wilaya, les informations utiles à une implantation : zones d’activité, filières, infrastructures, formation.</p>
<h2>Pour qui ?</h2>
<p>Investisseurs, porteurs de projet, collectivités, étudiants et journalistes.</p>
<h2>Ce que montre la carte</h2>
<ul>
<li>les zones d’activité et leurs équipements ;</li>
<li>les principales filières et leurs sous-traitants ;</li>
<li>les ports, aéroports, gares et routes ;</li>
<li>les centres de formation et les laboratoires.</li>
</ul>
<h2>Demander une note de territoire</h2>
<p>Pour un projet précis, un chargé d’études rédige une note de six à dix pages sur une ou deux wilayas.</p>
<ol>
<li>Décrire le projet, sa taille et ses besoins en surface, en eau et en énergie.</li>
<li>Indiquer les wilayas envisagées.</li>
<li>Recevoir la note, suivie d’un entretien d’explication.</li>
</ol>
<h2>Délais et tarifs indicatifs</h2>
<table>
<thead><tr><th>Produit</th><th>Délai</th><th>Tarif</th></tr></thead>
<tbody>
<tr><td>Consultation sur place</td><td>Immédiat</td><td>Gratuit</td></tr>
<tr><td>Extrait imprimé</td><td>1 jour ouvré</td><td>800 DA</td></tr>
<tr><td>Note de territoire</td><td>15 jours ouvrés</td><td>20 000 DA</td></tr>
</tbody>
</table>
<p>Les données sont indicatives et ne remplacent pas une étude de terrain.</p>
<h2>Où s’adresser ?</h2>
<p>Au service des études de <a href="/chambre_de_commerces">votre chambre</a>. Voir aussi <a href="https://aapi.example/">aapi.example</a> pour l’accueil des projets.</p>`,
      en: `<p>The economic map brings together, wilaya by wilaya, what companies need to know before setting up: business parks, sectors, infrastructure and training.</p>
<h2>Who is it for?</h2>
<p>Investors, people with a business project, local authorities, students and journalists.</p>
<h2>What the map shows</h2>
<ul>
<li>business parks and their facilities;</li>
<li>the main industries and their subcontractors;</li>
<li>ports, airports, stations and roads;</li>
<li>training centres and laboratories.</li>
</ul>
<h2>Requesting an area report</h2>
<p>For a specific project, a research officer writes a report of six to ten pages on one or two wilayas.</p>
<ol>
<li>Describe the project, its size and its needs in space, water and energy.</li>
<li>State which wilayas you are considering.</li>
<li>Receive the report, followed by a meeting to discuss it.</li>
</ol>
<h2>Time and indicative fees</h2>
<table>
<thead><tr><th>Product</th><th>Time</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Consultation on site</td><td>Immediate</td><td>Free</td></tr>
<tr><td>Printed extract</td><td>1 working day</td><td>DZD 800</td></tr>
<tr><td>Area report</td><td>15 working days</td><td>DZD 20,000</td></tr>
</tbody>
</table>
<p>The data are indicative and no substitute for a field study.</p>
<h2>Where to ask</h2>
<p>The research department of <a href="/chambre_de_commerces">your chamber</a>. See also <a href="https://aapi.example/">aapi.example</a> for help with investment projects.</p>`,
      ar: `<p>تجمع الخريطة الاقتصادية، ولاية بولاية، المعلومات المفيدة لإقامة المشاريع: مناطق النشاط والشعب والمنشآت القاعدية والتكوين.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمستثمرين وحاملي المشاريع والجماعات المحلية والطلبة والصحفيين.</p>
<h2>ما تبينه الخريطة</h2>
<ul>
<li>مناطق النشاط وتجهيزاتها؛</li>
<li>أهم الشعب ومناولوها؛</li>
<li>الموانئ والمطارات والمحطات والطرق؛</li>
<li>مراكز التكوين والمخابر.</li>
</ul>
<h2>طلب مذكرة إقليمية</h2>
<p>من أجل مشروع محدد، يحرر مكلف بالدراسات مذكرة من ست إلى عشر صفحات حول ولاية أو ولايتين.</p>
<ol>
<li>وصف المشروع وحجمه وحاجاته من المساحة والماء والطاقة.</li>
<li>ذكر الولايات المقترحة.</li>
<li>استلام المذكرة، ثم لقاء لشرحها.</li>
</ol>
<h2>الآجال والأسعار الاستدلالية</h2>
<table>
<thead><tr><th>المنتج</th><th>الأجل</th><th>السعر</th></tr></thead>
<tbody>
<tr><td>اطلاع في عين المكان</td><td>فوري</td><td>مجاني</td></tr>
<tr><td>مستخرج مطبوع</td><td>يوم عمل واحد</td><td>800 د.ج</td></tr>
<tr><td>مذكرة إقليمية</td><td>15 يوم عمل</td><td>20 000 د.ج</td></tr>
</tbody>
</table>
<p>المعطيات استدلالية ولا تغني عن دراسة ميدانية.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى مصلحة الدراسات في <a href="/chambre_de_commerces">غرفتكم</a>. انظر أيضاً <a href="https://aapi.example/">aapi.example</a> فيما يخص استقبال المشاريع.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-map',
    points: ['Une carte par wilaya', 'Consultation gratuite', 'Note de territoire sur demande'],
    pointsEn: ['One map per wilaya', 'Free consultation', 'Area reports on request'],
    pointsAr: ['خريطة لكل ولاية', 'اطلاع مجاني', 'مذكرة إقليمية عند الطلب'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 247,
    files: [],
  },
  {
    slug: 'information-juridique-et-fiscale',
    service: 'information-et-annuaire',
    placement: 'none',
    name: {
      fr: 'Information juridique &amp; fiscale des soci&eacute;t&eacute;s',
      en: 'Legal &amp; tax information for companies',
      ar: 'الإعلام القانوني والجبائي للشركات',
    },
    description: {
      fr: `<p>Deux matinées par semaine, un juriste et un fiscaliste reçoivent les entreprises pour une première orientation. L’entretien est confidentiel et dure trente minutes.</p>
<h2>Pour qui ?</h2>
<p>Dirigeants, associés, commerçants et porteurs de projet, adhérents ou non.</p>
<h2>Sujets traités</h2>
<ul>
<li>choix de la forme juridique et rédaction des statuts ;</li>
<li>bail commercial, fonds de commerce, contrats ;</li>
<li>facturation, déclarations, régimes d’imposition ;</li>
<li>relations de travail, dans leurs grandes lignes.</li>
</ul>
<p>Les consultants n’interviennent ni dans un procès en cours ni auprès de l’administration. Pour un acte, ils orientent vers un avocat, un notaire ou un expert-comptable.</p>
<h2>Prendre rendez-vous</h2>
<ol>
<li>Indiquer le sujet en quelques lignes par la <a href="/contact">page de contact</a>.</li>
<li>Recevoir une date, en général sous six jours ouvrés.</li>
<li>Venir avec les documents utiles : statuts, contrat, avis d’imposition.</li>
</ol>
<h2>Tarifs indicatifs</h2>
<p>Premier entretien gratuit. Les suivants : 1 000 DA pour une entreprise adhérente, 2 500 DA pour une non-adhérente.</p>
<h2>Liens utiles</h2>
<ul>
<li><a href="https://cnrc.example/">cnrc.example</a> : registre du commerce ;</li>
<li><a href="https://dgi.example/">dgi.example</a> : fiscalité ;</li>
<li><a href="https://inapi.example/">inapi.example</a> : marques et brevets.</li>
</ul>`,
      en: `<p>Two mornings a week, a lawyer and a tax specialist see companies for initial guidance. Consultations are confidential and last thirty minutes.</p>
<h2>Who is it for?</h2>
<p>Managers, partners, traders and people with a business project; membership is not required.</p>
<h2>Subjects covered</h2>
<ul>
<li>choosing a legal form and drafting articles of association;</li>
<li>commercial leases, goodwill, contracts;</li>
<li>invoicing, returns, tax schemes;</li>
<li>employment relations in outline.</li>
</ul>
<p>The advisers do not take part in pending court cases or deal with the authorities on your behalf. For formal documents they will refer you to a lawyer, notary or accountant.</p>
<h2>Making an appointment</h2>
<ol>
<li>Describe the subject in a few lines through the <a href="/contact">contact page</a>.</li>
<li>Receive a date, usually within six working days.</li>
<li>Bring the relevant documents: articles of association, contract, tax notice.</li>
</ol>
<h2>Indicative fees</h2>
<p>First consultation free. Further consultations: DZD 1,000 for members, DZD 2,500 for non-members.</p>
<h2>Useful links</h2>
<ul>
<li><a href="https://cnrc.example/">cnrc.example</a>: trade register;</li>
<li><a href="https://dgi.example/">dgi.example</a>: taxation;</li>
<li><a href="https://inapi.example/">inapi.example</a>: trade marks and patents.</li>
</ul>`,
      ar: `<p>يستقبل رجل قانون ومختص في الجباية المؤسسات صبيحتين في الأسبوع لتوجيه أولي. واللقاء الاستشاري سري ومدته ثلاثون دقيقة.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمسيرين والشركاء والتجار وحاملي المشاريع، منخرطين كانوا أم لا.</p>
<h2>المواضيع المعالجة</h2>
<ul>
<li>اختيار الشكل القانوني وتحرير القانون الأساسي؛</li>
<li>الإيجار التجاري والمحل التجاري والعقود؛</li>
<li>الفوترة والتصريحات والأنظمة الجبائية؛</li>
<li>علاقات العمل في خطوطها العريضة.</li>
</ul>
<p>لا يتدخل المستشارون في قضية معروضة على القضاء ولا لدى الإدارة. وفيما يخص تحرير العقود، يوجهون إلى محامٍ أو موثق أو خبير محاسب.</p>
<h2>طلب موعد</h2>
<ol>
<li>ذكر الموضوع في بضعة أسطر عبر <a href="/contact">صفحة الاتصال</a>.</li>
<li>استلام الموعد، في أجل ستة أيام عمل غالباً.</li>
<li>إحضار الوثائق المفيدة: القانون الأساسي والعقد والإشعار الجبائي.</li>
</ol>
<h2>الأسعار الاستدلالية</h2>
<p>اللقاء الاستشاري الأول مجاني. أما اللقاءات الموالية فبسعر 1000 د.ج للمؤسسة المنخرطة، و2500 د.ج لغيرها.</p>
<h2>روابط مفيدة</h2>
<ul>
<li><a href="https://cnrc.example/">cnrc.example</a>: السجل التجاري؛</li>
<li><a href="https://dgi.example/">dgi.example</a>: الجباية؛</li>
<li><a href="https://inapi.example/">inapi.example</a>: العلامات وبراءات الاختراع.</li>
</ul>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-scale-balanced',
    points: ['Premier entretien gratuit', 'Deux permanences par semaine', 'Confidentialité garantie'],
    pointsEn: ['Free first consultation', 'Two advice sessions a week', 'Confidentiality guaranteed'],
    pointsAr: ['اللقاء الاستشاري الأول مجاني', 'جلستان استشاريتان في الأسبوع', 'السرية مضمونة'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 176,
    files: [],
  },
  {
    slug: 'veille-et-statistiques',
    service: 'information-et-annuaire',
    placement: 'none',
    name: { fr: 'Veille et statistiques', en: 'Market watch and statistics', ar: 'اليقظة الاقتصادية والإحصائيات' },
    description: {
      fr: `<p>Chaque mois, le réseau rassemble les informations utiles à une décision : prix, appels d’offres, évolution d’une filière, nouvelles exigences d’un marché.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises adhérentes reçoivent la lettre mensuelle ; les études sont ouvertes à tous.</p>
<h2>Nos publications</h2>
<table>
<thead><tr><th>Publication</th><th>Parution</th><th>Tarif indicatif</th></tr></thead>
<tbody>
<tr><td>Lettre de veille</td><td>Mensuelle</td><td>Gratuite pour les adhérents</td></tr>
<tr><td>Baromètre des entreprises</td><td>Trimestrielle</td><td>Gratuite</td></tr>
<tr><td>Étude de filière</td><td>Deux par an</td><td>6 000 DA</td></tr>
<tr><td>Recherche sur mesure</td><td>À la demande</td><td>3 000 DA l’heure</td></tr>
</tbody>
</table>
<h2>Répondre au baromètre</h2>
<p>Dix questions, cinq minutes, aucune donnée nominative publiée. Plus les réponses sont nombreuses, plus les résultats par secteur ont de sens. Les participants reçoivent l’analyse avant sa parution.</p>
<h2>Étapes d’une recherche</h2>
<ol>
<li>Formuler la question avec un documentaliste.</li>
<li>Recevoir un devis gratuit, sous deux jours ouvrés.</li>
<li>Obtenir les résultats et leurs sources.</li>
</ol>
<h2>Où s’adresser ?</h2>
<p>Au centre de documentation, par la <a href="/contact">page de contact</a>. Les chiffres nationaux sont publiés par <a href="https://ons.example/">ons.example</a>.</p>`,
      en: `<p>Each month the network gathers information that helps people decide: prices, calls for tenders, trends in an industry, new market requirements.</p>
<h2>Who is it for?</h2>
<p>Member companies receive the monthly newsletter; studies are open to everyone.</p>
<h2>Our publications</h2>
<table>
<thead><tr><th>Publication</th><th>Frequency</th><th>Indicative fee</th></tr></thead>
<tbody>
<tr><td>Market watch newsletter</td><td>Monthly</td><td>Free for members</td></tr>
<tr><td>Business barometer</td><td>Quarterly</td><td>Free</td></tr>
<tr><td>Industry study</td><td>Twice a year</td><td>DZD 6,000</td></tr>
<tr><td>Customised research</td><td>On request</td><td>DZD 3,000 an hour</td></tr>
</tbody>
</table>
<h2>Taking part in the barometer</h2>
<p>Ten questions, five minutes, no names published. The more companies reply, the more meaningful the results for each sector. Participants receive the analysis before publication.</p>
<h2>How research works</h2>
<ol>
<li>Frame the question with an information officer.</li>
<li>Receive a free quotation within two working days.</li>
<li>Obtain the results together with their sources.</li>
</ol>
<h2>Where to ask</h2>
<p>The information centre, through the <a href="/contact">contact page</a>. National figures are published at <a href="https://ons.example/">ons.example</a>.</p>`,
      ar: `<p>تجمع الشبكة كل شهر المعلومات المفيدة في اتخاذ القرار: الأسعار والمناقصات وتطور الشعب والمتطلبات الجديدة للأسواق.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>تتلقى المؤسسات المنخرطة النشرة الشهرية، أما الدراسات فمتاحة للجميع.</p>
<h2>إصداراتنا</h2>
<table>
<thead><tr><th>الإصدار</th><th>الدورية</th><th>السعر الاستدلالي</th></tr></thead>
<tbody>
<tr><td>نشرة اليقظة</td><td>شهرية</td><td>مجانية للمنخرطين</td></tr>
<tr><td>مؤشر المؤسسات</td><td>فصلية</td><td>مجانية</td></tr>
<tr><td>دراسة شعبة</td><td>مرتان في السنة</td><td>6000 د.ج</td></tr>
<tr><td>بحث حسب الطلب</td><td>عند الطلب</td><td>3000 د.ج للساعة</td></tr>
</tbody>
</table>
<h2>المشاركة في المؤشر</h2>
<p>عشرة أسئلة وخمس دقائق، ولا تُنشر أي معطيات اسمية. وكلما كثرت الإجابات ازدادت دلالة النتائج في كل قطاع. ويتلقى المشاركون التحليل قبل صدوره.</p>
<h2>مراحل البحث</h2>
<ol>
<li>صياغة السؤال مع مكلف بالتوثيق.</li>
<li>استلام عرض أسعار مجاني في أجل يومي عمل.</li>
<li>الحصول على النتائج ومصادرها.</li>
</ol>
<h2>إلى من تتوجهون؟</h2>
<p>إلى مركز التوثيق عبر <a href="/contact">صفحة الاتصال</a>. وتُنشر الأرقام الوطنية في <a href="https://ons.example/">ons.example</a>.</p>`,
    },
    image: 'none',
    icon: 'fa-solid fa-chart-line',
    points: ['Lettre mensuelle gratuite', 'Deux études de filière par an', 'Recherches sur mesure'],
    pointsEn: ['Free monthly newsletter', 'Two industry studies a year', 'Customised research'],
    pointsAr: ['نشرة شهرية مجانية', 'دراستان في السنة', 'بحوث حسب الطلب'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 61,
    files: [],
  },
];
