import type { PageSeed } from '../types';

export const mediationPages: PageSeed[] = [
  {
    slug: 'conciliation-et-mediation',
    service: 'mediation-et-arbitrage',
    placement: 'feature',
    name: { fr: 'Conciliation et médiation', en: 'Conciliation and mediation', ar: 'المصالحة والوساطة' },
    description: {
      fr: `<p>Facture impayée, livraison contestée, rupture de contrat : un tiers neutre aide les parties à trouver elles-mêmes une solution. La démarche est volontaire, confidentielle et peut être interrompue à tout moment.</p>
<h2>Pour qui ?</h2>
<p>Deux entreprises en désaccord, ou une entreprise et son fournisseur étranger. Il n’est pas nécessaire que le contrat prévoie une clause.</p>
<h2>Pièces à fournir</h2>
<ul>
<li>la demande, avec un résumé des faits d’une page ;</li>
<li>le contrat, le bon de commande ou les factures ;</li>
<li>la preuve d’une relance restée sans suite ;</li>
<li>le registre du commerce et les coordonnées de l’autre partie.</li>
</ul>
<h2>Étapes</h2>
<ol>
<li>Dépôt de la demande au secrétariat du centre.</li>
<li>Invitation de l’autre partie, sous cinq jours ouvrés.</li>
<li>Choix du conciliateur ou du médiateur sur la liste du centre.</li>
<li>Réunions séparées, puis réunion commune.</li>
<li>Accord signé, ou constat de fin sans accord.</li>
</ol>
<h2>Conciliation ou médiation ?</h2>
<table>
<thead><tr><th></th><th>Conciliation</th><th>Médiation</th></tr></thead>
<tbody>
<tr><th>Rôle du tiers</th><td>Propose une solution</td><td>Aide à la construire</td></tr>
<tr><th>Durée habituelle</th><td>Trois semaines</td><td>Six semaines</td></tr>
<tr><th>Convient surtout</th><td>Aux litiges simples</td><td>Aux relations durables</td></tr>
</tbody>
</table>
<h2>Tarifs indicatifs</h2>
<p>Frais de dossier : 5 000 DA par partie. Honoraires : 8 000 DA par séance, partagés à parts égales. Si l’autre partie refuse, les frais de dossier sont remboursés.</p>
<h2>Où s’adresser ?</h2>
<p>Au secrétariat du centre : <a href="mailto:mediation@cci-reseau.example">mediation@cci-reseau.example</a>.</p>`,
      en: `<p>An unpaid invoice, a disputed delivery, a broken contract: a neutral third party helps the two sides find their own solution. The process is voluntary and confidential, and can be stopped at any time.</p>
<h2>Who is it for?</h2>
<p>Two companies that disagree, or a company and its foreign supplier. The contract need not contain a special clause.</p>
<h2>Documents to provide</h2>
<ul>
<li>the request, with a one-page summary of the facts;</li>
<li>the contract, purchase order or invoices;</li>
<li>proof of a reminder that went unanswered;</li>
<li>your trade register entry and the other party’s contact details.</li>
</ul>
<h2>Steps</h2>
<ol>
<li>Submit the request to the centre’s secretariat.</li>
<li>The other party is invited within five working days.</li>
<li>A conciliator or mediator is chosen from the centre’s list.</li>
<li>Separate meetings are followed by a joint one.</li>
<li>The parties sign an agreement, or the case is closed without one.</li>
</ol>
<h2>Conciliation or mediation?</h2>
<table>
<thead><tr><th></th><th>Conciliation</th><th>Mediation</th></tr></thead>
<tbody>
<tr><th>Role of the third party</th><td>Proposes a solution</td><td>Helps the parties build one</td></tr>
<tr><th>Usual length</th><td>Three weeks</td><td>Six weeks</td></tr>
<tr><th>Best suited to</th><td>Simple disputes</td><td>Lasting relationships</td></tr>
</tbody>
</table>
<h2>Indicative fees</h2>
<p>Application fee: DZD 5,000 per party. Session fee: DZD 8,000, shared equally. If the other party declines, the application fee is refunded.</p>
<h2>Where to ask</h2>
<p>The centre’s secretariat: <a href="mailto:mediation@cci-reseau.example">mediation@cci-reseau.example</a>.</p>`,
      ar: `<p>فاتورة غير مدفوعة، أو تسليم متنازع فيه، أو فسخ عقد: يساعد طرف محايد المتنازعين على إيجاد الحل بأنفسهم. والإجراء طوعي وسري، ويمكن وقفه في أي وقت.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>لمؤسستين متنازعتين، أو لمؤسسة وموردها الأجنبي. ولا يُشترط أن ينص العقد على بند خاص.</p>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>الطلب مع ملخص للوقائع من صفحة واحدة؛</li>
<li>العقد أو سند الطلب أو الفواتير؛</li>
<li>ما يثبت تذكيراً بقي دون رد؛</li>
<li>السجل التجاري ومعلومات الاتصال بالطرف الآخر.</li>
</ul>
<h2>المراحل</h2>
<ol>
<li>إيداع الطلب لدى أمانة المركز.</li>
<li>دعوة الطرف الآخر في أجل خمسة أيام عمل.</li>
<li>اختيار المُصلح أو الوسيط من قائمة المركز.</li>
<li>اجتماعات منفصلة ثم اجتماع مشترك.</li>
<li>توقيع الاتفاق، أو محضر انتهاء دون اتفاق.</li>
</ol>
<h2>مصالحة أم وساطة؟</h2>
<table>
<thead><tr><th></th><th>المصالحة</th><th>الوساطة</th></tr></thead>
<tbody>
<tr><th>دور الطرف المحايد</th><td>يقترح حلاً</td><td>يساعد على بناء الحل</td></tr>
<tr><th>المدة المعتادة</th><td>ثلاثة أسابيع</td><td>ستة أسابيع</td></tr>
<tr><th>تناسب خصوصاً</th><td>النزاعات البسيطة</td><td>العلاقات الدائمة</td></tr>
</tbody>
</table>
<h2>الأسعار الاستدلالية</h2>
<p>مصاريف الملف: 5000 د.ج لكل طرف. الأتعاب: 8000 د.ج للجلسة الواحدة، تُقسم بالتساوي. وإذا رفض الطرف الآخر تُسترد مصاريف الملف.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى أمانة المركز: <a href="mailto:mediation@cci-reseau.example">mediation@cci-reseau.example</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-handshake',
    points: [
      'Démarche volontaire et confidentielle',
      'Une solution en six semaines',
      'Frais partagés entre les parties',
      'La relation commerciale préservée',
    ],
    pointsEn: ['Voluntary and confidential', 'A solution in six weeks', 'Costs shared between the parties', 'The business relationship preserved'],
    pointsAr: ['إجراء طوعي وسري', 'حل في ستة أسابيع', 'مصاريف مقتسمة بين الطرفين', 'الحفاظ على العلاقة التجارية'],
    extraDescription: {
      fr: '<p>Impayé, livraison contestée, rupture de contrat : le centre de la chambre propose une conciliation en trois semaines ou une médiation en six, à frais partagés et en toute confidentialité.</p>',
      en: '<p>Unpaid invoice, disputed delivery, broken contract: the chamber’s centre offers conciliation in three weeks or mediation in six, at shared cost and in full confidence.</p>',
      ar: '<p>فاتورة غير مدفوعة أو تسليم متنازع فيه أو فسخ عقد: يقترح مركز الغرفة مصالحة في ثلاثة أسابيع أو وساطة في ستة، بمصاريف مقتسمة وسرية تامة.</p>',
    },
    createdDaysAgo: 365,
    files: [
      {
        name: 'demande-de-mediation.docx',
        description: {
          fr: 'Demande de conciliation ou de médiation',
          en: 'Request for conciliation or mediation',
          ar: 'طلب المصالحة أو الوساطة',
        },
        lang: null,
        deleted: false,
      },
    ],
  },
  {
    slug: 'arbitrage-commercial',
    service: 'mediation-et-arbitrage',
    placement: 'none',
    name: { fr: 'Arbitrage commercial', en: 'Commercial arbitration', ar: 'التحكيم التجاري' },
    description: {
      fr: `<p>L’arbitrage confie le litige à un ou trois arbitres, dont la sentence s’impose aux parties. Il suppose leur accord : une clause dans le contrat ou une convention signée une fois le différend né.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises liées par un contrat national ou international et qui souhaitent une décision technique, dans un délai connu d’avance.</p>
<h2>Pièces à fournir</h2>
<ul>
<li>la demande d’arbitrage et l’exposé des prétentions ;</li>
<li>la clause compromissoire ou le compromis signé ;</li>
<li>le contrat et ses avenants ;</li>
<li>le pouvoir du représentant et le justificatif de paiement de la provision.</li>
</ul>
<h2>Étapes et délais</h2>
<ol>
<li>Notification au défendeur : 5 jours ouvrés.</li>
<li>Réponse : 30 jours.</li>
<li>Constitution du tribunal arbitral : 20 jours.</li>
<li>Échange des mémoires et audience : 90 jours.</li>
<li>Sentence : 30 jours après la clôture des débats.</li>
</ol>
<h2>Tarifs indicatifs</h2>
<table>
<thead><tr><th>Montant en litige</th><th>Frais du centre</th><th>Honoraires par arbitre</th></tr></thead>
<tbody>
<tr><td>Jusqu’à 5 000 000 DA</td><td>40 000 DA</td><td>120 000 DA</td></tr>
<tr><td>De 5 à 20 millions de dinars</td><td>90 000 DA</td><td>260 000 DA</td></tr>
<tr><td>Au-delà</td><td>Sur devis</td><td>Sur devis</td></tr>
</tbody>
</table>
<h2>Où s’adresser ?</h2>
<p>Au secrétariat du centre, par la <a href="/contact">page de contact</a>. Les personnes qui souhaitent figurer sur la liste des arbitres peuvent y adresser leur candidature.</p>`,
      en: `<p>In arbitration the dispute is entrusted to one or three arbitrators whose award is binding. It requires the agreement of the parties: either a clause in the contract or a document signed once the dispute has arisen.</p>
<h2>Who is it for?</h2>
<p>Companies bound by a domestic or international contract that want a technical ruling within a time known in advance.</p>
<h2>Documents to provide</h2>
<ul>
<li>the request for arbitration and the statement of claim;</li>
<li>the arbitration clause or signed submission agreement;</li>
<li>the contract and its amendments;</li>
<li>the representative’s authority and proof that the deposit has been paid.</li>
</ul>
<h2>Steps and time limits</h2>
<ol>
<li>Notice to the respondent: 5 working days.</li>
<li>Answer: 30 days.</li>
<li>Appointment of the tribunal: 20 days.</li>
<li>Exchange of submissions and hearing: 90 days.</li>
<li>Award: 30 days after the close of proceedings.</li>
</ol>
<h2>Indicative fees</h2>
<table>
<thead><tr><th>Amount in dispute</th><th>Centre’s fee</th><th>Fee per arbitrator</th></tr></thead>
<tbody>
<tr><td>Up to DZD 5,000,000</td><td>DZD 40,000</td><td>DZD 120,000</td></tr>
<tr><td>DZD 5 to 20 million</td><td>DZD 90,000</td><td>DZD 260,000</td></tr>
<tr><td>Above</td><td>On quotation</td><td>On quotation</td></tr>
</tbody>
</table>
<h2>Where to ask</h2>
<p>The centre’s secretariat, through the <a href="/contact">contact page</a>. Anyone wishing to join the list of arbitrators may apply at the same address.</p>`,
      ar: `<p>يُعهد بالنزاع في التحكيم إلى محكّم واحد أو ثلاثة محكّمين، ويكون حكمهم ملزماً للطرفين. ويشترط اتفاقهما: بند في العقد، أو اتفاقية توقَّع بعد نشوء النزاع.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمؤسسات المرتبطة بعقد وطني أو دولي والتي ترغب في حكم ذي طابع تقني وفي أجل معلوم مسبقاً.</p>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>طلب التحكيم وعرض الطلبات؛</li>
<li>شرط التحكيم أو اتفاق التحكيم الموقع؛</li>
<li>العقد وملاحقه؛</li>
<li>وكالة الممثل وما يثبت دفع التسبيق.</li>
</ul>
<h2>المراحل والآجال</h2>
<ol>
<li>تبليغ المدعى عليه: 5 أيام عمل.</li>
<li>الرد: 30 يوماً.</li>
<li>تشكيل هيئة التحكيم: 20 يوماً.</li>
<li>تبادل المذكرات والجلسة: 90 يوماً.</li>
<li>حكم التحكيم: 30 يوماً بعد اختتام المرافعات.</li>
</ol>
<h2>الأسعار الاستدلالية</h2>
<table>
<thead><tr><th>المبلغ المتنازع فيه</th><th>مصاريف المركز</th><th>أتعاب كل محكّم</th></tr></thead>
<tbody>
<tr><td>إلى غاية 5 000 000 د.ج</td><td>40 000 د.ج</td><td>120 000 د.ج</td></tr>
<tr><td>من 5 إلى 20 مليون دينار</td><td>90 000 د.ج</td><td>260 000 د.ج</td></tr>
<tr><td>أكثر من ذلك</td><td>حسب العرض</td><td>حسب العرض</td></tr>
</tbody>
</table>
<h2>إلى من تتوجهون؟</h2>
<p>إلى أمانة المركز عبر <a href="/contact">صفحة الاتصال</a>. ويمكن للراغبين في التسجيل ضمن قائمة المحكّمين تقديم طلباتهم بالطريقة نفسها.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-gavel',
    points: ['Un ou trois arbitres', 'Sentence en six mois environ', 'Débats confidentiels'],
    pointsEn: ['One or three arbitrators', 'Award in about six months', 'Confidential proceedings'],
    pointsAr: ['محكّم واحد أو ثلاثة', 'حكم في نحو ستة أشهر', 'إجراءات سرية'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 318,
    files: [],
  },
  {
    slug: 'clauses-types',
    service: 'mediation-et-arbitrage',
    placement: 'none',
    name: { fr: 'Clauses types pour vos contrats', en: 'Model clauses for your contracts', ar: 'بنود نموذجية لعقودكم' },
    description: {
      fr: `<p>Le centre met à la disposition des entreprises des modèles de clauses de règlement des différends, à adapter avec un juriste.</p>
<h2>Clause de médiation</h2>
<blockquote><p>« Tout différend né du présent contrat est soumis à la médiation, selon le règlement du centre de la chambre, avant toute action en justice. Les parties s’engagent à participer de bonne foi à une première réunion. »</p></blockquote>
<h2>Clause d’arbitrage</h2>
<blockquote><p>« Tout différend qui n’a pas trouvé de solution amiable dans les soixante jours est tranché définitivement par la voie de l’arbitrage, selon le règlement du centre, par un ou plusieurs arbitres désignés conformément à ce règlement. »</p></blockquote>
<h2>À préciser dans tous les cas</h2>
<ul>
<li>le nombre d’arbitres, un ou trois ;</li>
<li>le lieu et la langue de la procédure ;</li>
<li>le droit applicable au contrat ;</li>
<li>la répartition des frais.</li>
</ul>
<h2>Erreurs à éviter</h2>
<ol>
<li>Désigner un centre qui n’existe pas ou dont le nom est incomplet.</li>
<li>Prévoir à la fois le tribunal et l’arbitrage sans dire lequel l’emporte.</li>
<li>Recopier une clause étrangère sans vérifier qu’elle est applicable.</li>
</ol>
<h2>Délais et tarifs indicatifs</h2>
<p>Relecture d’une clause par le centre : deux jours ouvrés, gratuite pour les entreprises adhérentes, 2 000 DA pour les autres. Envoyez le projet de contrat par la <a href="/contact">page de contact</a>.</p>`,
      en: '',
      ar: `<p>يضع المركز في متناول المؤسسات بنوداً نموذجية لتسوية النزاعات، يُستحسن تكييفها بمساعدة رجل قانون.</p>
<h2>بند الوساطة</h2>
<blockquote><p>«يُعرض كل نزاع ينشأ عن هذا العقد على الوساطة وفق نظام مركز الغرفة قبل أي دعوى قضائية، ويلتزم الطرفان بالمشاركة بحسن نية في اجتماع أول.»</p></blockquote>
<h2>بند التحكيم</h2>
<blockquote><p>«كل نزاع لم يُسوَّ ودياً في أجل ستين يوماً يُفصل فيه نهائياً عن طريق التحكيم وفق نظام المركز، من قبل محكّم أو عدة محكّمين يُعيَّنون طبقاً لهذا النظام.»</p></blockquote>
<h2>ما ينبغي تحديده في كل الأحوال</h2>
<ul>
<li>عدد المحكّمين، واحد أو ثلاثة؛</li>
<li>مكان الإجراءات ولغتها؛</li>
<li>القانون المطبق على العقد؛</li>
<li>توزيع المصاريف.</li>
</ul>
<h2>أخطاء ينبغي تجنبها</h2>
<ol>
<li>تعيين مركز غير موجود أو ذكر اسمه ناقصاً.</li>
<li>النص على المحكمة والتحكيم معاً دون بيان أيهما يُعتمد.</li>
<li>نقل بند أجنبي دون التأكد من قابلية تطبيقه.</li>
</ol>
<h2>الآجال والأسعار الاستدلالية</h2>
<p>مراجعة البند من قبل المركز: يوما عمل، مجاناً للمؤسسات المنخرطة، و2000 د.ج لغيرها. يُرسل مشروع العقد عبر <a href="/contact">صفحة الاتصال</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-scale-balanced',
    points: ['Deux modèles prêts à adapter', 'Relecture en deux jours ouvrés', 'Gratuit pour les adhérents'],
    pointsEn: [],
    pointsAr: ['نموذجان قابلان للتكييف', 'مراجعة في يومي عمل', 'مجاناً للمؤسسات المنخرطة'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 142,
    files: [],
  },
];
