import type { PageSeed } from '../types';

export const enterprisePages: PageSeed[] = [
  {
    slug: 'creation-d-entreprise',
    service: 'creation-et-vie-de-l-entreprise',
    placement: 'service',
    name: { fr: 'Créer son entreprise', en: 'Starting a business', ar: 'إنشاء مؤسسة' },
    description: {
      fr: `<p>La chambre accompagne les créateurs d’entreprise, de la définition du projet à l’immatriculation, puis pendant les dix-huit premiers mois d’activité.</p>
<h2>Pour qui ?</h2>
<p>Jeunes diplômés, salariés, artisans, demandeurs d’emploi et auto-entrepreneurs (loi n° 22-23 du 18 décembre 2022).</p>
<h2>Le parcours</h2>
<ol>
<li><strong>Réunion d’information</strong>, chaque premier dimanche du mois, deux heures.</li>
<li><strong>Entretien individuel</strong> : l’idée, le marché, les moyens.</li>
<li><strong>Atelier « plan d’affaires »</strong> : quatre demi-journées, calculs à l’appui.</li>
<li><strong>Montage du dossier</strong> : forme juridique, local, financement.</li>
<li><strong>Immatriculation</strong> au registre du commerce (décret exécutif n° 15-111 du 3 mai 2015), NIF, NIS, affiliation à la CASNOS et, pour les salariés, à la CNAS.</li>
<li><strong>Suivi</strong> pendant dix-huit mois, avec un parrain chef d’entreprise.</li>
</ol>
<h2>Pièces à apporter</h2>
<ul>
<li>une pièce d’identité ;</li>
<li>une page décrivant le projet ;</li>
<li>diplômes ou attestations de travail, s’il y a lieu.</li>
</ul>
<h2>Tarifs indicatifs</h2>
<table>
<thead><tr><th>Étape</th><th>Tarif</th></tr></thead>
<tbody>
<tr><td>Réunion et premier entretien</td><td>Gratuits</td></tr>
<tr><td>Atelier « plan d’affaires »</td><td>6 000 DA</td></tr>
<tr><td>Suivi de dix-huit mois</td><td>1 000 DA par mois</td></tr>
</tbody>
</table>
<h2>Où s’adresser ?</h2>
<p>À l’espace création de <a href="/chambre_de_commerces">votre chambre</a>, ou à <a href="mailto:creation@cci-reseau.example">creation@cci-reseau.example</a>. Liens utiles : <a href="https://anade.example/">anade.example</a>, <a href="https://cnrc.example/">cnrc.example</a>.</p>`,
      en: `<p>The chamber supports people starting a business from the first plans to registration, and then for the first eighteen months of trading.</p>
<h2>Who is it for?</h2>
<p>Recent graduates, employees, craftspeople, jobseekers and self-employed entrepreneurs (Law 22-23 of 18 December 2022).</p>
<h2>Steps</h2>
<ol>
<li><strong>Information meeting</strong>, two hours, on the first Sunday of each month.</li>
<li><strong>Individual consultation</strong>: the idea, the market, the means.</li>
<li><strong>Business plan workshop</strong>: four half-days, with figures.</li>
<li><strong>Putting the application together</strong>: legal form, premises, finance.</li>
<li><strong>Registration</strong> in the trade register (Executive Decree 15-111 of 3 May 2015), NIF, NIS, CASNOS and, for employees, CNAS.</li>
<li><strong>Follow-up</strong> for eighteen months, with a business owner as mentor.</li>
</ol>
<h2>What to bring</h2>
<ul>
<li>proof of identity;</li>
<li>one page describing the project;</li>
<li>diplomas or references from employers, where relevant.</li>
</ul>
<h2>Indicative fees</h2>
<table>
<thead><tr><th>Stage</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Meeting and first consultation</td><td>Free</td></tr>
<tr><td>Business plan workshop</td><td>DZD 6,000</td></tr>
<tr><td>Eighteen-month follow-up</td><td>DZD 1,000 a month</td></tr>
</tbody>
</table>
<h2>Where to ask</h2>
<p>At the new-business desk of <a href="/chambre_de_commerces">your chamber</a>, or at <a href="mailto:creation@cci-reseau.example">creation@cci-reseau.example</a>. Useful links: <a href="https://anade.example/">anade.example</a>, <a href="https://cnrc.example/">cnrc.example</a>.</p>`,
      ar: `<p>ترافق الغرفة منشئي المؤسسات من تحديد المشروع إلى القيد في السجل التجاري، ثم خلال الأشهر الثمانية عشر الأولى من النشاط.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>لحاملي الشهادات الجدد والأجراء والحرفيين وطالبي العمل والمقاولين الذاتيين (القانون رقم 22-23 المؤرخ في 18 ديسمبر 2022).</p>
<h2>المسار</h2>
<ol>
<li><strong>اجتماع إعلامي</strong> في أول أحد من كل شهر، لمدة ساعتين.</li>
<li><strong>لقاء استشاري فردي</strong>: الفكرة والسوق والوسائل.</li>
<li><strong>ورشة «مخطط الأعمال»</strong>: أربعة أنصاف أيام مدعومة بالحسابات.</li>
<li><strong>تكوين الملف</strong>: الشكل القانوني والمحل والتمويل.</li>
<li><strong>القيد</strong> في السجل التجاري (المرسوم التنفيذي رقم 15-111 المؤرخ في 3 ماي 2015) ورقما التعريف الجبائي والإحصائي والانتساب إلى صندوق غير الأجراء (CASNOS) وإلى الصندوق الوطني للتأمينات الاجتماعية (CNAS) بالنسبة للعمال.</li>
<li><strong>المتابعة</strong> لمدة ثمانية عشر شهراً بمرافقة من صاحب مؤسسة.</li>
</ol>
<h2>ما ينبغي إحضاره</h2>
<ul>
<li>وثيقة هوية؛</li>
<li>صفحة تصف المشروع؛</li>
<li>الشهادات أو شهادات العمل عند الاقتضاء.</li>
</ul>
<h2>الأسعار الاستدلالية</h2>
<table>
<thead><tr><th>المرحلة</th><th>السعر</th></tr></thead>
<tbody>
<tr><td>الاجتماع واللقاء الاستشاري الأول</td><td>مجاناً</td></tr>
<tr><td>ورشة «مخطط الأعمال»</td><td>6000 د.ج</td></tr>
<tr><td>متابعة لمدة ثمانية عشر شهراً</td><td>1000 د.ج في الشهر</td></tr>
</tbody>
</table>
<h2>إلى من تتوجهون؟</h2>
<p>إلى فضاء الإنشاء في <a href="/chambre_de_commerces">غرفتكم</a>، أو إلى <a href="mailto:creation@cci-reseau.example">creation@cci-reseau.example</a>. روابط مفيدة: <a href="https://anade.example/">anade.example</a> و<a href="https://cnrc.example/">cnrc.example</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-building',
    points: ['Réunion mensuelle gratuite', 'Atelier « plan d’affaires »', 'Un parrain chef d’entreprise', 'Suivi pendant dix-huit mois'],
    pointsEn: ['Free monthly meeting', 'Business plan workshop', 'A business owner as mentor', 'Eighteen months of follow-up'],
    pointsAr: ['اجتماع شهري مجاني', 'ورشة «مخطط الأعمال»', 'مرافقة من صاحب مؤسسة', 'متابعة لمدة ثمانية عشر شهراً'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 333,
    files: [
      {
        name: 'creation-plan-affaires-modele.xlsx',
        description: {
          fr: 'Modèle de plan d’affaires chiffré',
          en: 'Business plan spreadsheet',
          ar: 'نموذج مخطط الأعمال بالأرقام',
        },
        lang: null,
        deleted: false,
      },
      {
        name: 'creation-guide-du-createur.pdf',
        description: {
          fr: 'Guide du créateur, en douze questions',
          en: 'Founder’s guide in twelve questions (in French)',
          ar: 'دليل صاحب المشروع في اثني عشر سؤالاً (بالفرنسية)',
        },
        lang: 'fr',
        deleted: false,
      },
      {
        name: 'dalil-insha-muassasa.pdf',
        description: {
          fr: 'Guide du créateur, en arabe',
          en: 'Founder’s guide in Arabic',
          ar: 'دليل صاحب المشروع في اثني عشر سؤالاً',
        },
        lang: 'ar',
        deleted: false,
      },
      {
        name: 'creation-ancienne-liste-pieces.pdf',
        description: { fr: 'Ancienne liste de pièces', en: 'Former list of documents', ar: 'القائمة السابقة للوثائق' },
        lang: null,
        deleted: true,
      },
    ],
  },
  {
    slug: 'domiciliation-et-salles',
    service: 'creation-et-vie-de-l-entreprise',
    placement: 'none',
    name: { fr: 'Domiciliation et salles de réunion', en: 'Business address and meeting rooms', ar: 'توطين المؤسسات وكراء القاعات' },
    description: {
      fr: `<p>La chambre loue des salles et des bureaux à la demi-journée ou à la journée et propose une domiciliation aux jeunes entreprises qui n’ont pas encore de locaux.</p>
<h2>Pour qui ?</h2>
<p>Jeunes entreprises de moins de trois ans pour la domiciliation ; toute entreprise, association professionnelle ou administration pour les salles.</p>
<h2>Tarifs indicatifs</h2>
<table>
<thead><tr><th>Espace</th><th>Capacité</th><th>Demi-journée</th><th>Journée</th></tr></thead>
<tbody>
<tr><td>Salle de réunion</td><td>12 personnes</td><td>4 000 DA</td><td>7 000 DA</td></tr>
<tr><td>Salle de formation</td><td>25 personnes</td><td>7 000 DA</td><td>12 000 DA</td></tr>
<tr><td>Salle de conférences</td><td>120 personnes</td><td>18 000 DA</td><td>30 000 DA</td></tr>
<tr><td>Bureau partagé</td><td>1 personne</td><td>600 DA</td><td>1 000 DA</td></tr>
</tbody>
</table>
<p>La domiciliation coûte 3 500 DA par mois : réception du courrier, plaque, deux heures de salle. Elle est accordée pour un an, renouvelable deux fois.</p>
<h2>Pièces à fournir</h2>
<ul>
<li>pour une salle : un bon de commande et le programme de la réunion ;</li>
<li>pour une domiciliation : pièce d’identité du gérant, projet de statuts ou registre du commerce, NIF.</li>
</ul>
<h2>Réserver</h2>
<ol>
<li>Vérifier la disponibilité par la <a href="/contact">page de contact</a>.</li>
<li>Confirmer par écrit, au moins cinq jours ouvrés avant.</li>
<li>Régler la moitié à la réservation, le solde le jour venu.</li>
</ol>
<p>Les salles sont ouvertes du dimanche au jeudi, de 8 h à 17 h, et le samedi sur demande.</p>`,
      en: `<p>The chamber hires out rooms and desks by the half-day or day, and offers a business address to young companies that do not yet have premises.</p>
<h2>Who is it for?</h2>
<p>Companies less than three years old for a business address; any company, professional association or public body for the rooms.</p>
<h2>Indicative fees</h2>
<table>
<thead><tr><th>Space</th><th>Capacity</th><th>Half-day</th><th>Full day</th></tr></thead>
<tbody>
<tr><td>Meeting room</td><td>12 people</td><td>DZD 4,000</td><td>DZD 7,000</td></tr>
<tr><td>Training room</td><td>25 people</td><td>DZD 7,000</td><td>DZD 12,000</td></tr>
<tr><td>Conference hall</td><td>120 people</td><td>DZD 18,000</td><td>DZD 30,000</td></tr>
<tr><td>Shared desk</td><td>1 person</td><td>DZD 600</td><td>DZD 1,000</td></tr>
</tbody>
</table>
<p>A business address costs DZD 3,500 a month, covering mail handling, a name plate and two hours of room hire. It is granted for one year and may be renewed twice.</p>
<h2>Documents to provide</h2>
<ul>
<li>for a room: a purchase order and the programme of the meeting;</li>
<li>for a business address: the manager’s proof of identity, draft articles of association or trade register entry, tax number (NIF).</li>
</ul>
<h2>Booking</h2>
<ol>
<li>Check availability through the <a href="/contact">contact page</a>.</li>
<li>Confirm in writing at least five working days ahead.</li>
<li>Pay half on booking and the balance on the day.</li>
</ol>
<p>Rooms are open Sunday to Thursday, 8 am to 5 pm, and on Saturdays by request.</p>`,
      ar: `<p>تؤجر الغرفة قاعات ومكاتب لنصف يوم أو ليوم كامل، وتقترح خدمة التوطين على المؤسسات الفتية التي لا تملك مقراً بعد.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>التوطين للمؤسسات التي يقل عمرها عن ثلاث سنوات، والقاعات لكل مؤسسة أو جمعية مهنية أو إدارة.</p>
<h2>الأسعار الاستدلالية</h2>
<table>
<thead><tr><th>الفضاء</th><th>الاستيعاب</th><th>نصف يوم</th><th>يوم كامل</th></tr></thead>
<tbody>
<tr><td>قاعة اجتماعات</td><td>12 شخصاً</td><td>4000 د.ج</td><td>7000 د.ج</td></tr>
<tr><td>قاعة تكوين</td><td>25 شخصاً</td><td>7000 د.ج</td><td>12 000 د.ج</td></tr>
<tr><td>قاعة محاضرات</td><td>120 شخصاً</td><td>18 000 د.ج</td><td>30 000 د.ج</td></tr>
<tr><td>مكتب مشترك</td><td>شخص واحد</td><td>600 د.ج</td><td>1000 د.ج</td></tr>
</tbody>
</table>
<p>تكلف خدمة التوطين 3500 د.ج في الشهر، وتشمل استلام البريد ولوحة باسم المؤسسة وساعتين من استعمال القاعة. وتُمنح لمدة سنة قابلة للتجديد مرتين.</p>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>للقاعة: سند طلب وبرنامج الاجتماع؛</li>
<li>للتوطين: وثيقة هوية المسير، ومشروع القانون الأساسي أو السجل التجاري، ورقم التعريف الجبائي.</li>
</ul>
<h2>الحجز</h2>
<ol>
<li>التأكد من توفر القاعة عبر <a href="/contact">صفحة الاتصال</a>.</li>
<li>التأكيد كتابياً قبل خمسة أيام عمل على الأقل.</li>
<li>دفع النصف عند الحجز والباقي في اليوم المحدد.</li>
</ol>
<p>القاعات مفتوحة من الأحد إلى الخميس، من الساعة 8:00 إلى الساعة 17:00، ويوم السبت عند الطلب.</p>`,
    },
    image: 'broken',
    icon: 'fa-solid fa-building',
    points: ['Salles de 12 à 120 personnes', 'Bureaux partagés à la journée', 'Domiciliation pour jeunes entreprises'],
    pointsEn: ['Rooms for 12 to 120 people', 'Shared desks by the day', 'Business address for young companies'],
    pointsAr: ['قاعات تتسع لـ12 إلى 120 شخصاً', 'مكاتب مشتركة باليوم', 'توطين المؤسسات الفتية'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 154,
    files: [],
  },
  {
    slug: 'inscription-au-fichier-de-la-chambre',
    service: 'creation-et-vie-de-l-entreprise',
    placement: 'none',
    name: { fr: 'Adhérer à la chambre', en: 'Becoming a chamber member', ar: 'الانخراط في الغرفة' },
    description: {
      fr: `<p>L’adhésion ouvre droit aux tarifs réduits, à la lettre de veille et aux invitations du réseau. Elle est volontaire, annuelle et distincte de l’immatriculation au registre du commerce.</p>
<h2>Pour qui ?</h2>
<p>Toute entreprise ou tout établissement dont l’activité principale se trouve dans la wilaya.</p>
<h2>Avantages</h2>
<ul>
<li>tarif « adhérent » pour les certificats, les visas et les formations ;</li>
<li>ateliers gratuits et invitations aux journées B2B ;</li>
<li>fiche mise en avant dans l’annuaire ;</li>
<li>une heure de conseil juridique par an.</li>
</ul>
<h2>Pièces à fournir</h2>
<ol>
<li>le formulaire d’adhésion ;</li>
<li>un extrait du registre du commerce, le NIF et le NIS ;</li>
<li>les nom et fonction de la personne à contacter.</li>
</ol>
<h2>Cotisation annuelle (montants indicatifs)</h2>
<table>
<thead><tr><th>Effectif</th><th>Cotisation</th></tr></thead>
<tbody>
<tr><td>Jusqu’à 9 salariés</td><td>3 000 DA</td></tr>
<tr><td>De 10 à 49 salariés</td><td>8 000 DA</td></tr>
<tr><td>50 salariés et plus</td><td>20 000 DA</td></tr>
</tbody>
</table>
<p>La première année est offerte aux entreprises de moins de douze mois. La carte est remise le jour même.</p>
<h2>Où s’adresser ?</h2>
<p>À l’accueil de <a href="/chambre_de_commerces">votre chambre</a>, du dimanche au jeudi, ou par la <a href="/contact">page de contact</a>.</p>`,
      en: `<p>Membership entitles you to reduced fees, the market watch newsletter and invitations from the network. It is voluntary, annual and separate from registration in the trade register.</p>
<h2>Who is it for?</h2>
<p>Any company or establishment whose main business is in the wilaya.</p>
<h2>Benefits</h2>
<ul>
<li>the members’ rate for certificates, document certification and training;</li>
<li>free workshops and invitations to B2B days;</li>
<li>a highlighted entry in the directory;</li>
<li>one hour of legal advice a year.</li>
</ul>
<h2>Documents to provide</h2>
<ol>
<li>the membership form;</li>
<li>a trade register extract, NIF and NIS;</li>
<li>the name and position of a contact person.</li>
</ol>
<h2>Annual fee (indicative)</h2>
<table>
<thead><tr><th>Staff</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Up to 9 employees</td><td>DZD 3,000</td></tr>
<tr><td>10 to 49 employees</td><td>DZD 8,000</td></tr>
<tr><td>50 employees or more</td><td>DZD 20,000</td></tr>
</tbody>
</table>
<p>The first year is free for companies less than twelve months old. The card is issued the same day.</p>
<h2>Where to ask</h2>
<p>At the reception desk of <a href="/chambre_de_commerces">your chamber</a>, Sunday to Thursday, or through the <a href="/contact">contact page</a>.</p>`,
      ar: `<p>يخوّل الانخراط الاستفادة من الأسعار المخفضة ومن نشرة اليقظة ومن دعوات الشبكة. وهو طوعي وسنوي ومستقل عن القيد في السجل التجاري.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>لكل مؤسسة أو منشأة يقع نشاطها الرئيسي في الولاية.</p>
<h2>الامتيازات</h2>
<ul>
<li>سعر «منخرط» في الشهادات والتصديق على الوثائق والتكوين؛</li>
<li>ورشات مجانية ودعوات إلى أيام الأعمال الثنائية؛</li>
<li>بطاقة بارزة في دليل المؤسسات؛</li>
<li>ساعة من الاستشارة القانونية في السنة.</li>
</ul>
<h2>الوثائق المطلوبة</h2>
<ol>
<li>استمارة الانخراط؛</li>
<li>مستخرج من السجل التجاري ورقما التعريف الجبائي والإحصائي؛</li>
<li>اسم الشخص المكلف بالاتصال ووظيفته.</li>
</ol>
<h2>الاشتراك السنوي (مبالغ استدلالية)</h2>
<table>
<thead><tr><th>عدد العمال</th><th>الاشتراك</th></tr></thead>
<tbody>
<tr><td>إلى غاية 9 عمال</td><td>3000 د.ج</td></tr>
<tr><td>من 10 إلى 49 عاملاً</td><td>8000 د.ج</td></tr>
<tr><td>50 عاملاً فأكثر</td><td>20 000 د.ج</td></tr>
</tbody>
</table>
<p>السنة الأولى مجانية للمؤسسات التي يقل عمرها عن اثني عشر شهراً. وتُسلَّم البطاقة في اليوم نفسه.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى مكتب الاستقبال في <a href="/chambre_de_commerces">غرفتكم</a>، من الأحد إلى الخميس، أو عبر <a href="/contact">صفحة الاتصال</a>.</p>`,
    },
    image: 'drawn',
    icon: '',
    points: ['Tarifs réduits toute l’année', 'Ateliers gratuits', 'Carte remise le jour même', 'Première année offerte aux nouvelles entreprises'],
    pointsEn: ['Reduced fees all year', 'Free workshops', 'Card issued the same day', 'First year free for new companies'],
    pointsAr: ['أسعار مخفضة طوال السنة', 'ورشات مجانية', 'تسليم البطاقة في اليوم نفسه', 'السنة الأولى مجانية للمؤسسات الجديدة'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 83,
    files: [],
  },
  {
    slug: 'transmission-d-entreprise',
    service: 'creation-et-vie-de-l-entreprise',
    placement: 'none',
    name: { fr: 'Transmettre ou reprendre une entreprise', en: 'Handing on or taking over a business', ar: 'نقل ملكية مؤسسة أو اقتناؤها' },
    description: {
      fr: `<p>La chambre met en relation cédants et repreneurs, aide à préparer la cession et accompagne les deux parties pendant les six mois qui suivent.</p>
<h2>Pour qui ?</h2>
<p>Dirigeants qui envisagent de céder dans les cinq ans, héritiers, salariés et repreneurs extérieurs.</p>
<h2>Étapes</h2>
<ol>
<li><strong>Entretien confidentiel</strong> avec un conseiller.</li>
<li><strong>Diagnostic</strong> : comptes, clients, équipe, locaux, contrats.</li>
<li><strong>Estimation</strong> par un professionnel choisi sur une liste.</li>
<li><strong>Mise en relation</strong>, sans nom tant que le cédant n’y consent pas.</li>
<li><strong>Accompagnement commun</strong> pendant six mois après la cession.</li>
</ol>
<h2>Pièces à fournir</h2>
<ul>
<li>le registre du commerce et les statuts ;</li>
<li>les bilans des trois derniers exercices ;</li>
<li>le bail ou le titre de propriété ;</li>
<li>pour un repreneur : un curriculum vitæ et l’apport disponible.</li>
</ul>
<h2>Délais et tarifs indicatifs</h2>
<p>Entretien : gratuit. Diagnostic : 18 000 DA, remis en vingt jours ouvrés. Inscription au fichier des repreneurs : 2 000 DA par an.</p>
<h2>Où s’adresser ?</h2>
<p>À l’espace création de <a href="/chambre_de_commerces">votre chambre</a>, ou par la <a href="/contact">page de contact</a>, objet « Transmission ».</p>`,
      en: `<p>The chamber brings sellers and buyers together, helps prepare the transfer and supports both parties for the following six months.</p>
<h2>Who is it for?</h2>
<p>Owners thinking of selling within five years, heirs, employees and outside buyers.</p>
<h2>Steps</h2>
<ol>
<li><strong>Confidential consultation</strong> with an adviser.</li>
<li><strong>Review</strong>: accounts, customers, staff, premises, contracts.</li>
<li><strong>Valuation</strong> by a professional chosen from a list.</li>
<li><strong>Introduction</strong>, with no names disclosed until the seller agrees.</li>
<li><strong>Joint support</strong> for six months after the transfer.</li>
</ol>
<h2>Documents to provide</h2>
<ul>
<li>the trade register entry and articles of association;</li>
<li>balance sheets for the last three financial years;</li>
<li>the lease or title deed;</li>
<li>for a buyer: a CV and the funds available.</li>
</ul>
<h2>Time and indicative fees</h2>
<p>Consultation: free. Review: DZD 18,000, delivered within twenty working days. Entry on the list of buyers: DZD 2,000 a year.</p>
<h2>Where to ask</h2>
<p>At the new-business desk of <a href="/chambre_de_commerces">your chamber</a>, or through the <a href="/contact">contact page</a>, subject “Business transfer”.</p>`,
      ar: `<p>تربط الغرفة بين المتنازلين والراغبين في الشراء، وتساعد على تحضير التنازل، وترافق الطرفين خلال الأشهر الستة الموالية.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمسيرين الذين يعتزمون التنازل خلال خمس سنوات، وللورثة والعمال والمشترين من خارج المؤسسة.</p>
<h2>المراحل</h2>
<ol>
<li><strong>لقاء سري</strong> مع مستشار.</li>
<li><strong>التشخيص</strong>: الحسابات والزبائن والفريق والمقرات والعقود.</li>
<li><strong>التقدير</strong> من قبل مهني يُختار من قائمة.</li>
<li><strong>ربط الاتصال</strong> دون ذكر الأسماء ما لم يوافق المتنازل.</li>
<li><strong>مرافقة مشتركة</strong> لمدة ستة أشهر بعد التنازل.</li>
</ol>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>السجل التجاري والقانون الأساسي؛</li>
<li>حصائل السنوات المالية الثلاث الأخيرة؛</li>
<li>عقد الإيجار أو سند الملكية؛</li>
<li>بالنسبة للمشتري: سيرة ذاتية والمبلغ المتوفر.</li>
</ul>
<h2>الآجال والأسعار الاستدلالية</h2>
<p>اللقاء الاستشاري: مجاني. التشخيص: 18 000 د.ج، ويُسلَّم في أجل عشرين يوم عمل. التسجيل في قائمة المشترين: 2000 د.ج في السنة.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى فضاء الإنشاء في <a href="/chambre_de_commerces">غرفتكم</a>، أو عبر <a href="/contact">صفحة الاتصال</a>، الموضوع: «نقل الملكية».</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-handshake',
    points: ['Entretien confidentiel et gratuit', 'Fichier de repreneurs', 'Accompagnement pendant six mois'],
    pointsEn: ['Free, confidential consultation', 'List of buyers', 'Six months of support'],
    pointsAr: ['لقاء استشاري سري ومجاني', 'قائمة المشترين', 'مرافقة لمدة ستة أشهر'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 38,
    files: [],
  },
];
