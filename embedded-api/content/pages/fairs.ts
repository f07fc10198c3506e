import type { PageSeed } from '../types';

export const fairPages: PageSeed[] = [
  {
    slug: 'foires-et-salons-nationaux',
    service: 'foires-salons-et-missions',
    placement: 'service',
    name: { fr: 'Participer à une foire ou à un salon', en: 'Exhibiting at a fair or exhibition', ar: 'المشاركة في معرض أو صالون' },
    description: {
      fr: `<p>La chambre réserve chaque année des surfaces collectives dans plusieurs manifestations nationales et organise ses propres foires des produits du terroir. Elle prend en charge la logistique ; l’entreprise se concentre sur ses visiteurs.</p>
<h2>Pour qui ?</h2>
<p>Producteurs, artisans, prestataires et jeunes entreprises. Les primo-exposants sont prioritaires sur un tiers des places.</p>
<h2>Ce qui est compris</h2>
<ul>
<li>la surface équipée : enseigne, table, deux chaises, branchement ;</li>
<li>l’inscription au catalogue de l’exposition ;</li>
<li>la préparation de l’exposant avant l’ouverture, en une à trois demi-journées ;</li>
<li>un bilan individuel, un mois après.</li>
</ul>
<h2>Pièces à fournir</h2>
<ol>
<li>la fiche de participation signée ;</li>
<li>le registre du commerce ou la carte d’artisan ;</li>
<li>la liste des produits exposés et leurs certificats éventuels.</li>
</ol>
<h2>Tarifs indicatifs</h2>
<table>
<thead><tr><th>Surface</th><th>Foire locale</th><th>Salon national</th></tr></thead>
<tbody>
<tr><td>6 m²</td><td>12 000 DA</td><td>38 000 DA</td></tr>
<tr><td>9 m²</td><td>17 000 DA</td><td>54 000 DA</td></tr>
<tr><td>12 m²</td><td>22 000 DA</td><td>70 000 DA</td></tr>
</tbody>
</table>
<p>Réduction de 25 % pour une première participation. Inscription au plus tard six semaines avant l’ouverture.</p>
<h2>Où s’adresser ?</h2>
<p>Au service des manifestations : <a href="mailto:foires@cci-reseau.example">foires@cci-reseau.example</a>. Voir le <a href="/calendrier">calendrier</a> et le site de notre partenaire <a href="https://safex.example/">safex.example</a>.</p>`,
      en: `<p>Each year the chamber books shared space at several national events and runs its own local produce fairs. It handles the logistics so that companies can concentrate on their visitors.</p>
<h2>Who is it for?</h2>
<p>Producers, craftspeople, service providers and young companies. First-time exhibitors have priority for a third of the places.</p>
<h2>What is included</h2>
<ul>
<li>an equipped stand: name board, table, two chairs, power supply;</li>
<li>an entry in the exhibition catalogue;</li>
<li>one to three half-days of preparation before opening;</li>
<li>an individual review one month later.</li>
</ul>
<h2>Documents to provide</h2>
<ol>
<li>the signed participation form;</li>
<li>the trade register entry or craftsperson’s card;</li>
<li>the list of products on display and any certificates.</li>
</ol>
<h2>Indicative fees</h2>
<table>
<thead><tr><th>Space</th><th>Local fair</th><th>National exhibition</th></tr></thead>
<tbody>
<tr><td>6 m²</td><td>DZD 12,000</td><td>DZD 38,000</td></tr>
<tr><td>9 m²</td><td>DZD 17,000</td><td>DZD 54,000</td></tr>
<tr><td>12 m²</td><td>DZD 22,000</td><td>DZD 70,000</td></tr>
</tbody>
</table>
<p>First-time exhibitors receive a 25% discount. Register no later than six weeks before opening.</p>
<h2>Where to ask</h2>
<p>Events department: <a href="mailto:foires@cci-reseau.example">foires@cci-reseau.example</a>. See the <a href="/calendrier">calendar</a> and our partner’s site, <a href="https://safex.example/">safex.example</a>.</p>`,
      ar: `<p>تحجز الغرفة كل سنة مساحات جماعية في عدة تظاهرات وطنية، وتنظم معارضها الخاصة بالمنتجات المحلية. وتتكفل بالجوانب التنظيمية حتى تتفرغ المؤسسة لزوارها.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمنتجين والحرفيين ومقدمي الخدمات والمؤسسات الفتية. وتُمنح الأولوية للعارضين لأول مرة في ثلث الأماكن.</p>
<h2>ما تشمله المشاركة</h2>
<ul>
<li>مساحة مجهزة: لافتة وطاولة وكرسيان وتوصيل كهربائي؛</li>
<li>التسجيل في دليل المعرض؛</li>
<li>تحضير العارض قبل الافتتاح، من نصف يوم إلى ثلاثة أنصاف أيام؛</li>
<li>تقييم فردي بعد شهر.</li>
</ul>
<h2>الوثائق المطلوبة</h2>
<ol>
<li>بطاقة المشاركة موقعة؛</li>
<li>السجل التجاري أو بطاقة الحرفي؛</li>
<li>قائمة المنتجات المعروضة وشهاداتها إن وُجدت.</li>
</ol>
<h2>الأسعار الاستدلالية</h2>
<table>
<thead><tr><th>المساحة</th><th>معرض محلي</th><th>صالون وطني</th></tr></thead>
<tbody>
<tr><td>6 م²</td><td>12 000 د.ج</td><td>38 000 د.ج</td></tr>
<tr><td>9 م²</td><td>17 000 د.ج</td><td>54 000 د.ج</td></tr>
<tr><td>12 م²</td><td>22 000 د.ج</td><td>70 000 د.ج</td></tr>
</tbody>
</table>
<p>تخفيض قدره 25% عند أول مشاركة. وآخر أجل للتسجيل ستة أسابيع قبل الافتتاح.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى مصلحة التظاهرات: <a href="mailto:foires@cci-reseau.example">foires@cci-reseau.example</a>. انظر <a href="/calendrier">الرزنامة</a> وموقع شريكنا <a href="https://safex.example/">safex.example</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-calendar-days',
    points: ['Stand équipé, prêt à ouvrir', 'Préparation avant l’ouverture', 'Réduction de 25 % la première fois', 'Bilan un mois après'],
    pointsEn: ['Equipped stand, ready to open', 'Preparation before opening', '25% off the first time', 'Review one month later'],
    pointsAr: ['جناح مجهز وجاهز للعرض', 'تحضير قبل الافتتاح', 'تخفيض 25% في المرة الأولى', 'تقييم بعد شهر'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 276,
    files: [
      {
        name: 'foires-programme-annuel.xlsx',
        description: {
          fr: 'Programme annuel des manifestations',
          en: 'Annual programme of events',
          ar: 'البرنامج السنوي للتظاهرات',
        },
        lang: null,
        deleted: false,
      },
      {
        name: 'foires-reglement-exposant.pdf',
        description: {
          fr: 'Règlement de l’exposant',
          en: 'Rules for exhibitors (in French)',
          ar: 'النظام الخاص بالعارضين (بالفرنسية)',
        },
        lang: 'fr',
        deleted: false,
      },
    ],
  },
  {
    slug: 'missions-d-affaires',
    service: 'foires-salons-et-missions',
    placement: 'service',
    name: { fr: 'Missions d’affaires à l’étranger', en: 'Trade missions abroad', ar: 'البعثات الاقتصادية إلى الخارج' },
    description: {
      fr: `<p>Une mission réunit dix à vingt entreprises d’un même secteur pour trois à cinq jours dans un pays cible. Chaque participant part avec un agenda de rendez-vous préparé avec la chambre partenaire.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises qui ont déjà une offre chiffrée, une documentation dans la langue du pays et un interlocuteur capable de négocier.</p>
<h2>Étapes</h2>
<ol>
<li><strong>Appel à candidatures</strong>, dix semaines avant le départ.</li>
<li><strong>Sélection</strong> par le service international.</li>
<li><strong>Journée de préparation</strong> : usages, argumentaire, prix, échantillons.</li>
<li><strong>Mission</strong> : visites, rencontres, points quotidiens.</li>
<li><strong>Suivi</strong> à un, trois et six mois.</li>
</ol>
<h2>Pièces à fournir</h2>
<ul>
<li>la fiche de candidature et une présentation de deux pages ;</li>
<li>le registre du commerce et le NIF ;</li>
<li>une copie du passeport, valable six mois après le retour ;</li>
<li>pour les échantillons, une demande de carnet ATA s’il est accepté à destination.</li>
</ul>
<h2>Tarifs indicatifs</h2>
<p>Frais d’organisation : 35 000 DA par entreprise, second participant à 15 000 DA. Le transport, l’hébergement et le visa restent à la charge de l’entreprise ; la chambre négocie un tarif de groupe.</p>
<h2>Où s’adresser ?</h2>
<p>Au service international : <a href="mailto:international@cci-reseau.example">international@cci-reseau.example</a>. Les missions ouvertes sont annoncées dans les <a href="/toutacticle">actualités</a> et au <a href="/calendrier">calendrier</a>.</p>`,
      en: `<p>A mission takes ten to twenty companies from one sector to a target country for three to five days. Each participant leaves with a schedule of appointments prepared with the partner chamber.</p>
<h2>Who is it for?</h2>
<p>Companies that already have a priced offer, literature in the language of the country and someone able to negotiate.</p>
<h2>Steps</h2>
<ol>
<li><strong>Call for applications</strong>, ten weeks before departure.</li>
<li><strong>Selection</strong> by the international department.</li>
<li><strong>Preparation day</strong>: business practices, sales pitch, prices, samples.</li>
<li><strong>Mission</strong>: visits, meetings, daily reviews.</li>
<li><strong>Follow-up</strong> after one, three and six months.</li>
</ol>
<h2>Documents to provide</h2>
<ul>
<li>the application form and a two-page presentation;</li>
<li>the trade register entry and tax number (NIF);</li>
<li>a copy of the passport, valid for six months after the return;</li>
<li>for samples, an application for an ATA carnet if accepted at destination.</li>
</ul>
<h2>Indicative fees</h2>
<p>Organisation fee: DZD 35,000 per company, DZD 15,000 for a second participant. Travel, accommodation and visas are paid by the company; the chamber negotiates a group rate.</p>
<h2>Where to ask</h2>
<p>International department: <a href="mailto:international@cci-reseau.example">international@cci-reseau.example</a>. Open missions are announced in the <a href="/toutacticle">news</a> and the <a href="/calendrier">calendar</a>.</p>`,
      ar: `<p>تجمع البعثة ما بين عشر وعشرين مؤسسة من قطاع واحد لمدة ثلاثة إلى خمسة أيام في بلد مستهدف. ويسافر كل مشارك ببرنامج مواعيد أُعِدّ مع الغرفة الشريكة.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمؤسسات التي لديها عرض مسعّر ووثائق بلغة البلد ومخاطب قادر على التفاوض.</p>
<h2>المراحل</h2>
<ol>
<li><strong>الإعلان عن فتح الترشح</strong> قبل عشرة أسابيع من السفر.</li>
<li><strong>الانتقاء</strong> من قبل المصلحة الدولية.</li>
<li><strong>يوم التحضير</strong>: العادات والحجج التجارية والأسعار والعينات.</li>
<li><strong>البعثة</strong>: زيارات ولقاءات وتقييم يومي.</li>
<li><strong>المتابعة</strong> بعد شهر وثلاثة أشهر وستة أشهر.</li>
</ol>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>بطاقة الترشح وعرض للمؤسسة من صفحتين؛</li>
<li>السجل التجاري ورقم التعريف الجبائي؛</li>
<li>نسخة من جواز السفر، صالح لستة أشهر بعد العودة؛</li>
<li>بالنسبة للعينات، طلب دفتر ATA إذا كان مقبولاً في بلد الوصول.</li>
</ul>
<h2>الأسعار الاستدلالية</h2>
<p>مصاريف التنظيم: 35 000 د.ج لكل مؤسسة، و15 000 د.ج للمشارك الثاني. ويبقى النقل والإيواء والتأشيرة على عاتق المؤسسة، وتتفاوض الغرفة على سعر جماعي.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى المصلحة الدولية: <a href="mailto:international@cci-reseau.example">international@cci-reseau.example</a>. ويُعلن عن البعثات المفتوحة في <a href="/toutacticle">الأخبار</a> وفي <a href="/calendrier">الرزنامة</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-briefcase',
    points: ['Agenda de rendez-vous sur mesure', 'Journée de préparation', 'Tarif de groupe négocié', 'Suivi pendant six mois'],
    pointsEn: ['A tailored schedule of meetings', 'A day of preparation', 'Negotiated group rates', 'Six months of follow-up'],
    pointsAr: ['برنامج مواعيد خاص بكل مؤسسة', 'يوم للتحضير', 'سعر جماعي متفاوض عليه', 'متابعة لمدة ستة أشهر'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 262,
    files: [],
  },
  {
    slug: 'mise-en-relation-d-affaires',
    service: 'foires-salons-et-missions',
    placement: 'service',
    name: { fr: 'Mise en relation d’affaires (B2B)', en: 'Business matchmaking (B2B)', ar: 'ربط علاقات الأعمال (B2B)' },
    description: {
      fr: `<p>Trouver un fournisseur, un distributeur, un sous-traitant : la chambre recherche pour vous des interlocuteurs vérifiés dans son réseau et chez les chambres partenaires.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises algériennes qui cherchent un partenaire, et les entreprises étrangères qui souhaitent en trouver un en Algérie.</p>
<h2>Trois formules</h2>
<table>
<caption>Tarifs indicatifs</caption>
<thead><tr><th>Formule</th><th>Contenu</th><th>Délai</th><th>Tarif</th></tr></thead>
<tbody>
<tr><td>Liste</td><td>Dix contacts ciblés</td><td>5 jours ouvrés</td><td>4 000 DA</td></tr>
<tr><td>Rendez-vous</td><td>Trois rendez-vous confirmés</td><td>15 jours ouvrés</td><td>12 000 DA</td></tr>
<tr><td>Journée B2B</td><td>Huit rendez-vous de vingt minutes</td><td>Selon calendrier</td><td>7 000 DA</td></tr>
</tbody>
</table>
<h2>Comment faire ?</h2>
<ol>
<li>Décrire le partenaire recherché : activité, taille, région, langue.</li>
<li>Valider avec un conseiller la fiche d’offre ou de demande.</li>
<li>Recevoir les contacts, ou l’agenda de la journée.</li>
<li>Donner un avis après chaque rendez-vous.</li>
</ol>
<h2>Pièces à fournir</h2>
<p>Registre du commerce, plaquette ou site de l’entreprise et, pour une sous-traitance industrielle, plans ou cahier des charges. Les fiches restent confidentielles jusqu’à votre accord.</p>
<h2>Où s’adresser ?</h2>
<p>Par la <a href="/contact">page de contact</a>, objet « B2B ». Les prochaines journées sont au <a href="/calendrier">calendrier</a>.</p>`,
      en: `<p>Finding a supplier, a distributor or a subcontractor: the chamber looks for verified contacts on your behalf within its network and among partner chambers.</p>
<h2>Who is it for?</h2>
<p>Algerian companies looking for a partner, and foreign companies wishing to find one in Algeria.</p>
<h2>Three options</h2>
<table>
<caption>Indicative fees</caption>
<thead><tr><th>Option</th><th>Content</th><th>Time</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>List</td><td>Ten targeted contacts</td><td>5 working days</td><td>DZD 4,000</td></tr>
<tr><td>Appointments</td><td>Three confirmed meetings</td><td>15 working days</td><td>DZD 12,000</td></tr>
<tr><td>B2B day</td><td>Eight twenty-minute meetings</td><td>See calendar</td><td>DZD 7,000</td></tr>
</tbody>
</table>
<h2>What to do</h2>
<ol>
<li>Describe the partner you are looking for: business, size, region, language.</li>
<li>Settle your offer or request sheet with an adviser.</li>
<li>Receive the contacts, or the schedule for the day.</li>
<li>Give your opinion after each meeting.</li>
</ol>
<h2>Documents to provide</h2>
<p>Trade register entry, company brochure or website and, for industrial subcontracting, drawings or specifications. Sheets remain confidential until you agree to their release.</p>
<h2>Where to ask</h2>
<p>Through the <a href="/contact">contact page</a>, subject “B2B”. The next B2B days are in the <a href="/calendrier">calendar</a>.</p>`,
      ar: `<p>مورد أو موزع أو مناول: تبحث الغرفة نيابة عنكم عن متعاملين موثوقين داخل شبكتها ولدى الغرف الشريكة.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمؤسسات الجزائرية الباحثة عن شريك، وللمؤسسات الأجنبية الراغبة في إيجاد شريك في الجزائر.</p>
<h2>ثلاث صيغ</h2>
<table>
<caption>أسعار استدلالية</caption>
<thead><tr><th>الصيغة</th><th>المحتوى</th><th>الأجل</th><th>السعر</th></tr></thead>
<tbody>
<tr><td>قائمة</td><td>عشر جهات مستهدفة</td><td>5 أيام عمل</td><td>4000 د.ج</td></tr>
<tr><td>مواعيد</td><td>ثلاثة لقاءات مؤكدة</td><td>15 يوم عمل</td><td>12 000 د.ج</td></tr>
<tr><td>يوم أعمال</td><td>ثمانية لقاءات من عشرين دقيقة</td><td>حسب الرزنامة</td><td>7000 د.ج</td></tr>
</tbody>
</table>
<h2>كيفية الاستفادة</h2>
<ol>
<li>وصف الشريك المطلوب: النشاط والحجم والمنطقة واللغة.</li>
<li>ضبط بطاقة العرض أو الطلب مع مستشار.</li>
<li>استلام جهات الاتصال أو برنامج اليوم.</li>
<li>إبداء الرأي بعد كل لقاء.</li>
</ol>
<h2>الوثائق المطلوبة</h2>
<p>السجل التجاري، ومطوية المؤسسة أو موقعها، وفي حالة المناولة الصناعية المخططات أو دفتر الشروط. وتبقى البطاقات سرية إلى غاية موافقتكم.</p>
<h2>إلى من تتوجهون؟</h2>
<p>عبر <a href="/contact">صفحة الاتصال</a>، الموضوع: «B2B». والأيام المقبلة منشورة في <a href="/calendrier">الرزنامة</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-users',
    points: ['Contacts vérifiés', 'Rendez-vous de vingt minutes', 'Confidentialité des fiches'],
    pointsEn: ['Verified contacts', 'Twenty-minute meetings', 'Confidential sheets'],
    pointsAr: ['جهات اتصال موثوقة', 'لقاءات من عشرين دقيقة', 'سرية البطاقات'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 198,
    files: [],
  },
  {
    slug: 'conseils-d-affaires-bilateraux',
    service: 'foires-salons-et-missions',
    placement: 'none',
    name: { fr: 'Conseils d’affaires bilatéraux', en: 'Bilateral business councils', ar: '' },
    description: {
      fr: `<p>Un conseil d’affaires réunit des entreprises de deux pays qui souhaitent travailler ensemble dans la durée. Le réseau en assure le secrétariat en Algérie ; une organisation homologue en fait autant dans le pays partenaire.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises qui commercent déjà avec le pays concerné, ou qui ont un projet précis d’y vendre, d’y acheter ou d’y investir.</p>
<h2>Ce que fait un conseil</h2>
<ul>
<li>deux réunions par an, une dans chaque pays ;</li>
<li>des groupes de travail par secteur ;</li>
<li>une note commune sur les obstacles rencontrés ;</li>
<li>l’accueil des délégations.</li>
</ul>
<h2>Devenir membre</h2>
<ol>
<li>Adresser une lettre de motivation et une présentation de l’entreprise.</li>
<li>Joindre le registre du commerce et, si possible, la preuve d’échanges récents.</li>
<li>Recevoir l’avis du comité directeur du conseil, sous un mois.</li>
</ol>
<h2>Cotisation annuelle (montants indicatifs)</h2>
<p>20 000 DA par an pour une petite entreprise, 50 000 DA au-delà de cinquante salariés. Les frais de déplacement restent à la charge des membres.</p>
<h2>Où s’adresser ?</h2>
<p>Au service international du réseau, par la <a href="/contact">page de contact</a>. Les organisations avec lesquelles nous travaillons figurent à la page des <a href="/partenaire">partenaires</a>.</p>`,
      en: `<p>A business council brings together companies from two countries that wish to work with each other over the long term. The network provides the secretariat in Algeria; a counterpart organisation does the same in the partner country.</p>
<h2>Who is it for?</h2>
<p>Companies already trading with the country concerned, or with a definite plan to sell, buy or invest there.</p>
<h2>What a council does</h2>
<ul>
<li>two meetings a year, one in each country;</li>
<li>working groups by sector;</li>
<li>a joint note on the obstacles encountered;</li>
<li>welcoming delegations.</li>
</ul>
<h2>Becoming a member</h2>
<ol>
<li>Send a covering letter and a presentation of the company.</li>
<li>Enclose the trade register entry and, if possible, evidence of recent trade.</li>
<li>The council’s steering committee replies within a month.</li>
</ol>
<h2>Membership fee (indicative)</h2>
<p>DZD 20,000 a year for a small company, DZD 50,000 above fifty employees. Members pay their own travel costs.</p>
<h2>Where to ask</h2>
<p>The network’s international department, through the <a href="/contact">contact page</a>. Organisations we work with are listed on the <a href="/partenaire">partners</a> page.</p>`,
      ar: '',
    },
    image: 'drawn',
    icon: 'fa-solid fa-globe',
    points: ['Deux réunions par an', 'Groupes de travail par secteur', 'Adhésion annuelle'],
    pointsEn: ['Two meetings a year', 'Working groups by sector', 'Annual membership'],
    pointsAr: [],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 96,
    files: [],
  },
];
