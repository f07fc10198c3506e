import type { PageSeed } from '../types';

export const trainingPages: PageSeed[] = [
  {
    slug: 'catalogue-de-formation',
    service: 'formation-et-seminaires',
    placement: 'feature',
    name: { fr: 'Catalogue de formation', en: 'Training catalogue', ar: 'دليل الدورات التكوينية' },
    description: {
      fr: `<p>Chaque semestre, la chambre publie un catalogue de formations courtes, animées par des professionnels en activité. Les groupes ne dépassent pas douze personnes et la moitié du temps est consacrée à des cas apportés par les participants.</p>
<h2>Pour qui ?</h2>
<p>Dirigeants, cadres, employés, indépendants et demandeurs d’emploi. Aucun diplôme n’est exigé, sauf mention contraire sur la fiche.</p>
<h2>S’inscrire</h2>
<ol>
<li>Choisir une session dans le catalogue téléchargeable ci-dessous.</li>
<li>Envoyer la fiche d’inscription et la copie de la pièce d’identité.</li>
<li>Pour une entreprise, joindre le registre du commerce et un bon de commande.</li>
<li>Recevoir la confirmation sous trois jours ouvrés.</li>
</ol>
<p>Une attestation de participation est remise le dernier jour. Toute annulation reçue moins de cinq jours ouvrés avant l’ouverture reste due pour moitié.</p>
<h2>Les domaines</h2>
<table>
<caption>Tarifs indicatifs, par participant et par session</caption>
<thead><tr><th>Domaine</th><th>Durée</th><th>Adhérent</th><th>Non-adhérent</th></tr></thead>
<tbody>
<tr><td>Commerce extérieur et certification</td><td>3 jours</td><td>18 000 DA</td><td>24 000 DA</td></tr>
<tr><td>Gestion et comptabilité</td><td>5 jours</td><td>26 000 DA</td><td>34 000 DA</td></tr>
<tr><td>Vente et outils numériques</td><td>4 jours</td><td>22 000 DA</td><td>29 000 DA</td></tr>
<tr><td>Production, qualité et sécurité</td><td>2 jours</td><td>14 000 DA</td><td>19 000 DA</td></tr>
<tr><td>Langues professionnelles</td><td>12 séances</td><td>20 000 DA</td><td>27 000 DA</td></tr>
</tbody>
</table>
<h2>Où s’adresser ?</h2>
<p>Au service formation : <a href="mailto:formation@cci-reseau.example">formation@cci-reseau.example</a>. Les ouvertures de session sont annoncées au <a href="/calendrier">calendrier</a>.</p>`,
      en: `<p>Every six months the chamber publishes a catalogue of short courses taught by working professionals. Groups are limited to twelve people, and half the time is spent on cases brought by participants.</p>
<h2>Who is it for?</h2>
<p>Managers, supervisors, employees, the self-employed and jobseekers. No qualifications are required unless the course sheet says otherwise.</p>
<h2>How to register</h2>
<ol>
<li>Choose a course from the catalogue, which can be downloaded below.</li>
<li>Send in the registration form and a copy of your identity document.</li>
<li>Companies should add their trade register entry and a purchase order.</li>
<li>You will receive confirmation within three working days.</li>
</ol>
<p>A certificate of attendance is issued on the last day. For cancellations received less than five working days before the start, half the fee remains payable.</p>
<h2>Subjects</h2>
<table>
<caption>Indicative fees, per participant and per course</caption>
<thead><tr><th>Subject</th><th>Length</th><th>Member</th><th>Non-member</th></tr></thead>
<tbody>
<tr><td>Foreign trade and certification</td><td>3 days</td><td>DZD 18,000</td><td>DZD 24,000</td></tr>
<tr><td>Management and accounting</td><td>5 days</td><td>DZD 26,000</td><td>DZD 34,000</td></tr>
<tr><td>Sales and digital tools</td><td>4 days</td><td>DZD 22,000</td><td>DZD 29,000</td></tr>
<tr><td>Production, quality and safety</td><td>2 days</td><td>DZD 14,000</td><td>DZD 19,000</td></tr>
<tr><td>Languages for work</td><td>12 sessions</td><td>DZD 20,000</td><td>DZD 27,000</td></tr>
</tbody>
</table>
<h2>Where to ask</h2>
<p>Training department: <a href="mailto:formation@cci-reseau.example">formation@cci-reseau.example</a>. Course dates are announced in the <a href="/calendrier">calendar</a>.</p>`,
      ar: `<p>تنشر الغرفة كل سداسي دليلاً للدورات التكوينية القصيرة التي ينشطها مهنيون ممارسون. ولا يتجاوز عدد المشاركين في الفوج اثني عشر شخصاً، ويُخصص نصف الوقت لحالات يعرضها المشاركون.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمسيرين والإطارات والمستخدمين وأصحاب المهن الحرة وطالبي العمل. ولا يُشترط أي مؤهل ما لم تنص بطاقة الدورة على غير ذلك.</p>
<h2>كيفية التسجيل</h2>
<ol>
<li>اختيار دورة من الدليل المتاح للتحميل أدناه.</li>
<li>إرسال بطاقة التسجيل ونسخة من وثيقة الهوية.</li>
<li>تضيف المؤسسات نسخة من السجل التجاري وسند طلب.</li>
<li>استلام التأكيد في أجل ثلاثة أيام عمل.</li>
</ol>
<p>تُسلَّم شهادة مشاركة في اليوم الأخير. وكل إلغاء يصل قبل أقل من خمسة أيام عمل من الافتتاح يُستحق عنه نصف المبلغ.</p>
<h2>المجالات</h2>
<table>
<caption>أسعار استدلالية لكل مشارك عن كل دورة</caption>
<thead><tr><th>المجال</th><th>المدة</th><th>منخرط</th><th>غير منخرط</th></tr></thead>
<tbody>
<tr><td>التجارة الخارجية والتصديق</td><td>3 أيام</td><td>18 000 د.ج</td><td>24 000 د.ج</td></tr>
<tr><td>التسيير والمحاسبة</td><td>5 أيام</td><td>26 000 د.ج</td><td>34 000 د.ج</td></tr>
<tr><td>البيع والأدوات الرقمية</td><td>4 أيام</td><td>22 000 د.ج</td><td>29 000 د.ج</td></tr>
<tr><td>الإنتاج والجودة والأمن</td><td>يومان</td><td>14 000 د.ج</td><td>19 000 د.ج</td></tr>
<tr><td>اللغات المهنية</td><td>12 حصة</td><td>20 000 د.ج</td><td>27 000 د.ج</td></tr>
</tbody>
</table>
<h2>إلى من تتوجهون؟</h2>
<p>إلى مصلحة التكوين: <a href="mailto:formation@cci-reseau.example">formation@cci-reseau.example</a>. ويُعلن عن افتتاح الدورات في <a href="/calendrier">الرزنامة</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-graduation-cap',
    points: ['Groupes de douze personnes au plus', 'Formateurs en activité', 'La moitié du temps en pratique', 'Attestation de participation'],
    pointsEn: ['Groups of twelve at most', 'Trainers who are working professionals', 'Half the time spent on practice', 'Certificate of attendance'],
    pointsAr: ['أفواج لا تتجاوز اثني عشر شخصاً', 'مكونون ممارسون', 'نصف الوقت للتطبيق', 'شهادة مشاركة'],
    extraDescription: {
      fr: '<p>62 sessions dans seize chambres : commerce extérieur, gestion, production et sécurité, vente et numérique, langues. Groupes de douze personnes au plus, tarifs réduits pour les adhérents.</p>',
      en: '<p>Sixty-two courses in sixteen chambers: foreign trade, management, production and safety, sales and digital tools, languages. Groups of twelve at most, reduced fees for members.</p>',
      ar: '<p>62 دورة في ست عشرة غرفة: التجارة الخارجية والتسيير والإنتاج والأمن والبيع والرقمنة واللغات. أفواج لا تتجاوز اثني عشر مشاركاً، وأسعار مخفضة للمنخرطين.</p>',
    },
    createdDaysAgo: 340,
    files: [
      {
        name: 'catalogue-formation-semestriel.pdf',
        description: {
          fr: 'Catalogue de formation du semestre',
          en: 'Training catalogue for the half-year',
          ar: 'دليل التكوين للسداسي',
        },
        lang: null,
        deleted: false,
      },
      {
        name: 'formation-fiche-inscription.docx',
        description: { fr: 'Fiche d’inscription', en: 'Registration form', ar: 'بطاقة التسجيل' },
        lang: null,
        deleted: false,
      },
      {
        name: 'catalogue-formation-precedent.pdf',
        description: { fr: 'Catalogue précédent', en: 'Previous catalogue', ar: 'الدليل السابق' },
        lang: null,
        deleted: true,
      },
    ],
  },
  {
    slug: 'seminaires-et-ateliers',
    service: 'formation-et-seminaires',
    placement: 'service',
    name: { fr: 'Séminaires et ateliers', en: 'Seminars and workshops', ar: 'الملتقيات والورشات' },
    description: {
      fr: `<p>Les ateliers traitent en une demi-journée d’une question pratique. Les séminaires, d’une journée, réunissent entreprises, administrations et universitaires autour d’un thème.</p>
<h2>Pour qui ?</h2>
<p>Tous les professionnels, dans la limite des places. Les étudiants sont admis sur présentation de leur carte.</p>
<h2>Exemples de thèmes</h2>
<ul>
<li>choisir la bonne règle Incoterms ;</li>
<li>facturer sans erreur ;</li>
<li>protéger une marque avant un salon ;</li>
<li>vendre en ligne à des particuliers ;</li>
<li>réduire la facture d’énergie d’un atelier.</li>
</ul>
<h2>Déroulement</h2>
<p>Accueil à 8 h 30, exposé, étude de cas en petits groupes, puis une heure d’entretiens individuels. Le support est envoyé le lendemain aux participants.</p>
<h2>S’inscrire</h2>
<p>Envoyez votre nom, votre entreprise et le titre de l’atelier par la <a href="/contact">page de contact</a>. Aucune pièce n’est demandée. Les places sont confirmées par ordre d’arrivée.</p>
<h2>Tarifs indicatifs</h2>
<p>Atelier : gratuit pour les entreprises adhérentes, 1 500 DA pour les autres. Séminaire : de 3 000 à 6 000 DA, repas compris.</p>
<h3>Proposer un sujet</h3>
<p>Vous rencontrez une difficulté que d’autres partagent sans doute ? Signalez-la au service formation : un atelier est organisé dès que huit entreprises le demandent. Les dates sont publiées au <a href="/calendrier">calendrier</a>.</p>`,
      en: `<p>Workshops deal with one practical question in half a day. Seminars last a day and bring companies, public bodies and academics together around a topic.</p>
<h2>Who is it for?</h2>
<p>All professionals, subject to availability. Students are admitted on presentation of their card.</p>
<h2>Sample topics</h2>
<ul>
<li>choosing the right Incoterms rule;</li>
<li>invoicing without mistakes;</li>
<li>protecting a trade mark before an exhibition;</li>
<li>selling online to consumers;</li>
<li>cutting a workshop’s energy bill.</li>
</ul>
<h2>How it works</h2>
<p>Reception is from 8:30 am; a talk is followed by a case study in small groups, then an hour of individual consultations. Participants receive the handout the next day.</p>
<h2>How to register</h2>
<p>Send your name, your company and the title of the workshop through the <a href="/contact">contact page</a>. No documents are needed. Places are confirmed in the order in which requests arrive.</p>
<h2>Indicative fees</h2>
<p>Workshops: free for chamber members, DZD 1,500 for non-members. Seminars: DZD 3,000 to 6,000, lunch included.</p>
<h3>Suggest a topic</h3>
<p>Do you face a difficulty that others probably share? Tell the training department: a workshop is held as soon as eight companies ask for it. Dates are published in the <a href="/calendrier">calendar</a>.</p>`,
      ar: `<p>تعالج الورشات مسألة عملية في نصف يوم، أما الملتقيات فتدوم يوماً كاملاً وتجمع المؤسسات والإدارات والجامعيين حول موضوع واحد.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>لكل المهنيين في حدود الأماكن المتوفرة. ويُقبل الطلبة عند تقديم بطاقة الطالب.</p>
<h2>أمثلة عن المواضيع</h2>
<ul>
<li>اختيار شرط التسليم المناسب؛</li>
<li>الفوترة دون أخطاء؛</li>
<li>حماية العلامة قبل المشاركة في صالون؛</li>
<li>البيع للأفراد عبر الإنترنت؛</li>
<li>خفض فاتورة الطاقة في الورشة.</li>
</ul>
<h2>سير الورشة</h2>
<p>الاستقبال في الساعة 8:30، ثم عرض، فدراسة حالة في أفواج صغيرة، ثم ساعة من اللقاءات الاستشارية الفردية. وتُرسل الدعائم إلى المشاركين في اليوم الموالي.</p>
<h2>كيفية التسجيل</h2>
<p>أرسلوا الاسم واسم المؤسسة وعنوان الورشة عبر <a href="/contact">صفحة الاتصال</a>. ولا تُطلب أي وثيقة. وتُؤكد الأماكن حسب ترتيب وصول الطلبات.</p>
<h2>الأسعار الاستدلالية</h2>
<p>الورشة: مجانية للمؤسسات المنخرطة، و1500 د.ج لغيرها. الملتقى: من 3000 إلى 6000 د.ج، وجبة الغداء مشمولة.</p>
<h3>اقتراح موضوع</h3>
<p>هل تواجهون صعوبة يشترك فيها غيركم؟ أبلغوا مصلحة التكوين: تُنظم ورشة كلما طلبتها ثماني مؤسسات. وتُنشر التواريخ في <a href="/calendrier">الرزنامة</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-lightbulb',
    points: ['Une demi-journée par atelier', 'Gratuit pour les adhérents', 'Entretiens individuels en fin de séance'],
    pointsEn: ['Half a day per workshop', 'Free for chamber members', 'Individual consultations at the end'],
    pointsAr: ['نصف يوم لكل ورشة', 'مجانية للمؤسسات المنخرطة', 'لقاءات استشارية فردية في ختام الجلسة'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 301,
    files: [],
  },
  {
    slug: 'formation-sur-mesure',
    service: 'formation-et-seminaires',
    placement: 'none',
    name: { fr: 'Formation sur mesure en entreprise', en: 'Tailor-made company training', ar: 'التكوين حسب الطلب داخل المؤسسة' },
    description: {
      fr: `<p>Lorsque le catalogue ne suffit pas, la chambre construit un programme pour une seule entreprise, ou pour un groupe d’entreprises voisines qui partagent le même besoin.</p>
<h2>Pour qui ?</h2>
<p>Toute structure qui souhaite former au moins six personnes à la fois.</p>
<h2>Étapes</h2>
<ol>
<li><strong>Écoute.</strong> Un conseiller se rend sur place et rencontre l’encadrement.</li>
<li><strong>Proposition.</strong> Programme, calendrier, formateur et prix, sous dix jours ouvrés.</li>
<li><strong>Réalisation.</strong> Dans l’entreprise ou à la chambre, en arabe, en français ou en anglais.</li>
<li><strong>Évaluation.</strong> À la fin, puis trois mois plus tard.</li>
</ol>
<h2>Pièces à fournir</h2>
<ul>
<li>registre du commerce et NIF ;</li>
<li>organigramme du service concerné ;</li>
<li>liste des participants avec leur fonction.</li>
</ul>
<h2>Tarifs indicatifs</h2>
<p>À partir de 45 000 DA par jour pour un groupe de douze personnes au plus, supports compris. Le déplacement est facturé au-delà de 50 km.</p>
<h2>Où s’adresser ?</h2>
<p>Au responsable formation de <a href="/chambre_de_commerces">votre chambre</a>, ou par la <a href="/contact">page de contact</a> en précisant le nombre de personnes, le sujet et la période souhaitée.</p>`,
      en: `<p>When the catalogue is not enough, the chamber designs a programme for a single company, or for a group of neighbouring companies with the same need.</p>
<h2>Who is it for?</h2>
<p>Any organisation wishing to train at least six people at once.</p>
<h2>Steps</h2>
<ol>
<li><strong>Listening.</strong> An adviser visits you and meets your managers.</li>
<li><strong>Proposal.</strong> Programme, timetable, trainer and price, within ten working days.</li>
<li><strong>Delivery.</strong> On your premises or at the chamber, in Arabic, French or English.</li>
<li><strong>Evaluation.</strong> At the end, and again three months later.</li>
</ol>
<h2>Documents to provide</h2>
<ul>
<li>trade register entry and tax number (NIF);</li>
<li>organisation chart of the department concerned;</li>
<li>list of participants with their positions.</li>
</ul>
<h2>Indicative fees</h2>
<p>From DZD 45,000 a day for a group of up to twelve, materials included. Travel is charged beyond 50 km.</p>
<h2>Where to ask</h2>
<p>Ask the head of training at <a href="/chambre_de_commerces">your chamber</a>, or use the <a href="/contact">contact page</a>, stating the number of people, the subject and the period you have in mind.</p>`,
      ar: `<p>عندما لا يكفي الدليل، تُعِدّ الغرفة برنامجاً خاصاً بمؤسسة واحدة أو بمجموعة مؤسسات متجاورة تشترك في الحاجة نفسها.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>لكل هيئة ترغب في تكوين ستة أشخاص على الأقل في آن واحد.</p>
<h2>المراحل</h2>
<ol>
<li><strong>الاستماع.</strong> ينتقل مستشار إلى المؤسسة ويلتقي المسؤولين.</li>
<li><strong>العرض.</strong> البرنامج والرزنامة والمكوّن والسعر في أجل عشرة أيام عمل.</li>
<li><strong>الإنجاز.</strong> في المؤسسة أو في الغرفة، بالعربية أو الفرنسية أو الإنجليزية.</li>
<li><strong>التقييم.</strong> في نهاية الدورة، ثم بعد ثلاثة أشهر.</li>
</ol>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>السجل التجاري ورقم التعريف الجبائي؛</li>
<li>الهيكل التنظيمي للمصلحة المعنية؛</li>
<li>قائمة المشاركين مع وظائفهم.</li>
</ul>
<h2>الأسعار الاستدلالية</h2>
<p>ابتداءً من 45 000 د.ج لليوم الواحد لفوج لا يتجاوز اثني عشر شخصاً، والدعائم مشمولة. وتُحتسب مصاريف التنقل بعد 50 كلم.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى مسؤول التكوين في <a href="/chambre_de_commerces">غرفتكم</a>، أو عبر <a href="/contact">صفحة الاتصال</a> مع ذكر عدد الأشخاص والموضوع والفترة المرغوبة.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-users',
    points: ['À partir de six participants', 'Proposition sous dix jours ouvrés', 'Trois langues au choix', 'Évaluation à trois mois'],
    pointsEn: ['For six participants or more', 'Proposal within ten working days', 'Choice of three languages', 'Evaluation after three months'],
    pointsAr: [],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 214,
    files: [],
  },
];
