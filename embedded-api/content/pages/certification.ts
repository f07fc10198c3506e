import type { PageSeed } from '../types';

export const certificationPages: PageSeed[] = [
  {
    slug: 'certificat-d-origine',
    service: 'certification-et-commerce-exterieur',
    placement: 'feature',
    name: { fr: 'Certificat d’origine', en: 'Certificate of origin', ar: 'شهادة المنشأ' },
    description: {
      fr: `<p>Le certificat d’origine atteste le pays où une marchandise a été produite ou suffisamment transformée. L’acheteur, sa banque ou la douane du pays d’arrivée peuvent l’exiger. L’entreprise le remplit ; la chambre vérifie les pièces et y appose son visa.</p>
<h2>Pour qui ?</h2>
<p>Tout producteur, négociant ou artisan qui expédie des marchandises à l’étranger, qu’il soit adhérent ou non.</p>
<h2>Pièces à fournir</h2>
<ul>
<li>le formulaire rempli et signé, en un original et trois copies ;</li>
<li>la facture définitive et la liste de colisage ;</li>
<li>à la première demande, une copie du registre du commerce, du NIF et du NIS ;</li>
<li>si le produit contient des matières importées, les justificatifs de leur transformation.</li>
</ul>
<h2>Étapes</h2>
<ol>
<li>Remplir le formulaire, sans rature, dans la langue demandée par l’acheteur.</li>
<li>Déposer le dossier au guichet de la chambre dont dépend le siège ou l’atelier.</li>
<li>Répondre, s’il y a lieu, à une demande de complément.</li>
<li>Régler les frais et retirer le certificat visé.</li>
</ol>
<h2>Quel certificat pour quelle destination ?</h2>
<ul>
<li><strong>Union européenne :</strong> certificat EUR.1, retiré à la chambre et visé par les douanes algériennes ; jusqu’à 6 000 euros, une déclaration sur facture suffit.</li>
<li><strong>Pays de la GZALE :</strong> certificat d’origine de la zone, visé par la chambre.</li>
<li><strong>Tunisie :</strong> certificat de circulation de l’accord préférentiel entré en vigueur le 1er mars 2014.</li>
<li><strong>Pays de la ZLECAf :</strong> certificat de la zone, que l’Algérie applique depuis le 1er novembre 2024 ; se renseigner au guichet.</li>
<li><strong>Autres pays :</strong> certificat d’origine non préférentiel, visé par la chambre.</li>
</ul>
<h2>Délais et tarifs</h2>
<p>Un dossier complet déposé avant midi est rendu le deuxième jour ouvré.</p>
<table>
<caption>Tarifs indicatifs</caption>
<thead><tr><th>Prestation</th><th>Entreprise adhérente</th><th>Non adhérente</th></tr></thead>
<tbody>
<tr><td>Visa d’un certificat</td><td>600 DA</td><td>900 DA</td></tr>
<tr><td>Copie supplémentaire</td><td>100 DA</td><td>150 DA</td></tr>
<tr><td>Duplicata</td><td>1 200 DA</td><td>1 800 DA</td></tr>
</tbody>
</table>
<h2>Où s’adresser ?</h2>
<p>Au guichet de la certification de <a href="/chambre_de_commerces">votre chambre</a>, du dimanche au jeudi, de 8 h 30 à 12 h et de 13 h à 15 h 30, ou par courriel : <a href="mailto:certification@cci-reseau.example">certification@cci-reseau.example</a>.</p>`,
      en: `<p>A certificate of origin states the country in which goods were produced or sufficiently processed. The buyer, the buyer’s bank or the customs authorities at destination may require one. The company completes it; the chamber checks the supporting documents and certifies it.</p>
<h2>Who is it for?</h2>
<p>Any producer, trader or craftsperson shipping goods abroad, whether or not they are members of the chamber.</p>
<h2>Documents to provide</h2>
<ul>
<li>the completed and signed form, one original and three copies;</li>
<li>the final invoice and the packing list;</li>
<li>for a first application, a copy of the trade register entry, tax number (NIF) and statistical number (NIS);</li>
<li>where the product contains imported materials, proof that they have been processed.</li>
</ul>
<h2>Steps</h2>
<ol>
<li>Complete the form, without crossings-out, in the language requested by the buyer.</li>
<li>Hand in the application at the chamber covering your registered office or workshop.</li>
<li>Supply any further information requested.</li>
<li>Pay the fee and collect the certified document.</li>
</ol>
<h2>Which certificate for which destination?</h2>
<ul>
<li><strong>European Union:</strong> EUR.1 movement certificate, obtained from the chamber and endorsed by Algerian customs; up to 6,000 euros, an invoice declaration is enough.</li>
<li><strong>GAFTA countries:</strong> the area’s certificate of origin, certified by the chamber.</li>
<li><strong>Tunisia:</strong> movement certificate under the preferential agreement in force since 1 March 2014.</li>
<li><strong>AfCFTA countries:</strong> the area’s certificate; Algeria has applied the agreement since 1 November 2024. Ask at the counter.</li>
<li><strong>Other countries:</strong> non-preferential certificate of origin, certified by the chamber.</li>
</ul>
<h2>Time and fees</h2>
<p>A complete application handed in before noon is returned on the second working day.</p>
<table>
<caption>Indicative fees</caption>
<thead><tr><th>Service</th><th>Chamber member</th><th>Non-member</th></tr></thead>
<tbody>
<tr><td>Certification of one certificate</td><td>DZD 600</td><td>DZD 900</td></tr>
<tr><td>Additional copy</td><td>DZD 100</td><td>DZD 150</td></tr>
<tr><td>Duplicate</td><td>DZD 1,200</td><td>DZD 1,800</td></tr>
</tbody>
</table>
<h2>Where to ask</h2>
<p>At the certification counter of <a href="/chambre_de_commerces">your chamber</a>, Sunday to Thursday, 8:30 am to noon and 1 pm to 3:30 pm, or by e-mail: <a href="mailto:certification@cci-reseau.example">certification@cci-reseau.example</a>.</p>`,
      ar: `<p>تُثبت شهادة المنشأ البلد الذي أُنتجت فيه البضاعة أو خضعت فيه لتحويل كافٍ. وقد يطلبها المشتري أو بنكه أو جمارك بلد الوصول. تملأ المؤسسة الشهادة، وتتحقق الغرفة من الوثائق ثم تصادق عليها.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>لكل منتج أو تاجر أو حرفي يرسل بضائع إلى الخارج، سواء أكان منخرطاً في الغرفة أم لا.</p>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>الاستمارة مملوءة وموقعة، من أصل وثلاث نسخ؛</li>
<li>الفاتورة النهائية وقائمة التعبئة؛</li>
<li>عند الطلب الأول، نسخة من السجل التجاري ومن رقمي التعريف الجبائي والإحصائي؛</li>
<li>إذا تضمن المنتج مواد مستوردة، ما يثبت تحويلها.</li>
</ul>
<h2>المراحل</h2>
<ol>
<li>ملء الاستمارة دون شطب وباللغة التي يطلبها المشتري.</li>
<li>إيداع الملف لدى الغرفة التي يتبعها مقر المؤسسة أو ورشتها.</li>
<li>تقديم المعلومات التكميلية عند الاقتضاء.</li>
<li>تسديد المصاريف وسحب الشهادة المصادق عليها.</li>
</ol>
<h2>أي شهادة لأي وجهة؟</h2>
<ul>
<li><strong>الاتحاد الأوروبي:</strong> شهادة الحركة EUR.1 التي تُسحب من الغرفة وتؤشر عليها الجمارك الجزائرية، ويكفي التصريح على الفاتورة إلى غاية 6000 أورو.</li>
<li><strong>بلدان منطقة التجارة الحرة العربية الكبرى:</strong> شهادة المنشأ الخاصة بالمنطقة، بتصديق من الغرفة.</li>
<li><strong>تونس:</strong> شهادة الحركة الخاصة بالاتفاق التفاضلي الساري منذ 1 مارس 2014.</li>
<li><strong>بلدان منطقة التجارة الحرة القارية الإفريقية (زليكاف):</strong> شهادة المنطقة التي تطبقها الجزائر منذ 1 نوفمبر 2024، ويُستعلم لدى الشباك.</li>
<li><strong>باقي البلدان:</strong> شهادة المنشأ غير التفاضلية، بتصديق من الغرفة.</li>
</ul>
<h2>الآجال والأسعار</h2>
<p>يُسلَّم الملف الكامل المودع قبل منتصف النهار في يوم العمل الثاني.</p>
<table>
<caption>أسعار استدلالية</caption>
<thead><tr><th>الخدمة</th><th>مؤسسة منخرطة</th><th>غير منخرطة</th></tr></thead>
<tbody>
<tr><td>التصديق على شهادة واحدة</td><td>600 د.ج</td><td>900 د.ج</td></tr>
<tr><td>نسخة إضافية</td><td>100 د.ج</td><td>150 د.ج</td></tr>
<tr><td>نسخة ثانية بدل الأصل</td><td>1200 د.ج</td><td>1800 د.ج</td></tr>
</tbody>
</table>
<h2>إلى من تتوجهون؟</h2>
<p>إلى شباك التصديق في <a href="/chambre_de_commerces">غرفتكم</a>، من الأحد إلى الخميس، من الساعة 8:30 إلى 12:00 ومن الساعة 13:00 إلى 15:30، أو عبر البريد الإلكتروني: <a href="mailto:certification@cci-reseau.example">certification@cci-reseau.example</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-certificate',
    points: ['Visa rendu en deux jours ouvrés', 'Vérification du dossier avant dépôt', 'Un guichet dans chaque chambre', 'Duplicata en cas de perte'],
    pointsEn: [
      'Certified within two working days',
      'Applications checked before submission',
      'A counter in every chamber',
      'Duplicates if the original is lost',
    ],
    pointsAr: ['تصديق في أجل يومي عمل', 'مراجعة الملف قبل إيداعه', 'شباك في كل غرفة', 'نسخة ثانية عند الضياع'],
    extraDescription: {
      fr: '<p>Faites viser vos certificats d’origine en deux jours ouvrés. Le guichet vérifie le dossier avec vous avant le dépôt et vous oriente vers les douanes pour un certificat EUR.1.</p>',
      en: '<p>Have your certificates of origin certified in two working days. The counter checks the application with you before submission and directs you to customs for EUR.1 movement certificates.</p>',
      ar: '<p>احصلوا على شهادة المنشأ مصادقاً عليها في أجل يومي عمل. يراجع الشباك الملف معكم قبل إيداعه، ويوجّهكم إلى الجمارك بخصوص شهادة الحركة EUR.1.</p>',
    },
    createdDaysAgo: 410,
    files: [
      {
        name: 'certificat-origine-notice.pdf',
        description: {
          fr: 'Notice de remplissage du certificat d’origine',
          en: 'How to complete the certificate of origin',
          ar: 'دليل ملء شهادة المنشأ',
        },
        lang: null,
        deleted: false,
      },
      {
        name: 'certificat-origine-demande.docx',
        description: {
          fr: 'Demande de visa, à remplir',
          en: 'Application for certification',
          ar: 'طلب التصديق على شهادة المنشأ',
        },
        lang: null,
        deleted: false,
      },
      {
        name: 'istimarat-shahadat-almansha.pdf',
        description: {
          fr: 'Formulaire en arabe',
          en: 'Form in Arabic',
          ar: 'استمارة شهادة المنشأ بالعربية',
        },
        lang: 'ar',
        deleted: false,
      },
    ],
  },
  {
    slug: 'carnet-ata',
    service: 'certification-et-commerce-exterieur',
    placement: 'feature',
    name: {
      fr: 'Carnet ATA',
      en: 'ATA carnet',
      ar: 'دفتر ATA',
    },
    description: {
      fr: `<p>Le carnet ATA permet de faire sortir du pays une marchandise qui reviendra : échantillons, matériel de salon, outillage professionnel. Un seul document, valable un an au plus, tient lieu de déclaration d’exportation temporaire au départ d’Algérie et d’admission temporaire dans les pays qui l’acceptent. Le carnet est utilisé en Algérie depuis 1991 ; il repose sur la convention ATA de 1961 et sur la convention d’Istanbul, entrée en vigueur en 1993.</p>
<h2>Pour qui ?</h2>
<p>Exposants, commerciaux, équipes de tournage, techniciens en intervention, artistes et chercheurs. Les denrées périssables, les consommables et les biens destinés à la vente sont exclus.</p>
<h2>Pièces à fournir</h2>
<ul>
<li>la demande signée par le représentant légal ;</li>
<li>la liste générale des marchandises : numéro d’ordre, désignation, quantité, poids, valeur, numéro de série ;</li>
<li>une copie du registre du commerce et du NIF ;</li>
<li>l’invitation, la réservation de stand ou l’ordre de mission.</li>
</ul>
<h2>Étapes</h2>
<ol>
<li>Trois semaines avant le départ : dépôt de la demande.</li>
<li>Constitution de la garantie par chèque de banque ou caution.</li>
<li>Remise du carnet et vérification commune des volets et des souches.</li>
<li>Visa de la douane à chaque passage, aller et retour.</li>
<li>Restitution du carnet, contrôle et libération de la garantie.</li>
</ol>
<h2>Délais et tarifs</h2>
<table>
<caption>Tarifs indicatifs</caption>
<thead><tr><th>Valeur des marchandises</th><th>Frais de dossier</th><th>Garantie</th><th>Délai</th></tr></thead>
<tbody>
<tr><td>Jusqu’à 500 000 DA</td><td>6 000 DA</td><td>30 %</td><td>2 jours ouvrés</td></tr>
<tr><td>De 500 000 à 2 000 000 DA</td><td>9 000 DA</td><td>30 %</td><td>3 jours ouvrés</td></tr>
<tr><td>Au-delà</td><td>14 000 DA</td><td>Sur étude</td><td>5 jours ouvrés</td></tr>
</tbody>
</table>
<p><strong>Important.</strong> Une souche non visée laisse le dossier ouvert et retarde la libération de la garantie.</p>
<h2>Où s’adresser ?</h2>
<p>Au guichet de la certification ou par la <a href="/contact">page de contact</a>. Les règles internationales sont présentées sur <a href="https://icc.example/">icc.example</a>.</p>`,
      en: `<p>An ATA carnet lets you take goods out of the country that will come back again: samples, exhibition equipment, professional tools. One document, valid for up to a year, serves as a temporary export declaration on leaving Algeria and a temporary admission declaration in the countries that accept it. Carnets have been used in Algeria since 1991; they are based on the 1961 ATA Convention and the Istanbul Convention, in force since 1993.</p>
<h2>Who is it for?</h2>
<p>Exhibitors, sales staff, film crews, service engineers, artists and researchers. Perishable goods, consumables and goods intended for sale are excluded.</p>
<h2>Documents to provide</h2>
<ul>
<li>the application signed by the legal representative;</li>
<li>the general list of goods: item number, description, quantity, weight, value, serial number;</li>
<li>a copy of the trade register entry and tax number (NIF);</li>
<li>the invitation, stand booking or travel order.</li>
</ul>
<h2>Steps</h2>
<ol>
<li>Three weeks before departure: submit the application.</li>
<li>Lodge the security as a banker’s cheque or guarantee.</li>
<li>Collect the carnet and go through the vouchers and counterfoils with our staff.</li>
<li>Have it stamped by customs at every crossing, out and back.</li>
<li>Return the carnet for checking, after which the security is released.</li>
</ol>
<h2>Time and fees</h2>
<table>
<caption>Indicative fees</caption>
<thead><tr><th>Value of goods</th><th>Application fee</th><th>Security</th><th>Time</th></tr></thead>
<tbody>
<tr><td>Up to DZD 500,000</td><td>DZD 6,000</td><td>30%</td><td>2 working days</td></tr>
<tr><td>DZD 500,000 to 2,000,000</td><td>DZD 9,000</td><td>30%</td><td>3 working days</td></tr>
<tr><td>Above</td><td>DZD 14,000</td><td>Case by case</td><td>5 working days</td></tr>
</tbody>
</table>
<p><strong>Important.</strong> A counterfoil that has not been stamped leaves the carnet undischarged and delays the release of the security.</p>
<h2>Where to ask</h2>
<p>At the certification counter or through the <a href="/contact">contact page</a>. The international rules are explained at <a href="https://icc.example/">icc.example</a>.</p>`,
      ar: `<p>يسمح دفتر ATA بإخراج بضاعة ستعود إلى أرض الوطن: عينات تجارية، أو عتاد موجه للصالونات، أو أدوات مهنية. وهو وثيقة واحدة صالحة لمدة سنة على الأكثر، تقوم مقام تصريح التصدير المؤقت عند الخروج من الجزائر وتصريح القبول المؤقت في البلدان التي تعمل به. ويُستعمل الدفتر في الجزائر منذ سنة 1991، وأساسه اتفاقية ATA لسنة 1961 واتفاقية إسطنبول السارية منذ سنة 1993.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للعارضين والمندوبين التجاريين وفرق التصوير والتقنيين والفنانين والباحثين. وتُستثنى المواد سريعة التلف والمواد الاستهلاكية والسلع الموجهة للبيع.</p>
<h2>الوثائق المطلوبة</h2>
<ul>
<li>طلب موقع من الممثل القانوني؛</li>
<li>القائمة العامة للبضائع: الرقم الترتيبي والتسمية والكمية والوزن والقيمة والرقم التسلسلي؛</li>
<li>نسخة من السجل التجاري ومن رقم التعريف الجبائي؛</li>
<li>الدعوة أو حجز الجناح أو الأمر بمهمة.</li>
</ul>
<h2>المراحل</h2>
<ol>
<li>إيداع الطلب قبل ثلاثة أسابيع من السفر.</li>
<li>تقديم الضمان بصك بنكي أو بكفالة.</li>
<li>استلام الدفتر ومراجعة قسائمه وأروماته مع العون المكلف.</li>
<li>تأشيرة الجمارك عند كل عبور، ذهاباً وإياباً.</li>
<li>إرجاع الدفتر ومراقبته ثم تحرير الضمان.</li>
</ol>
<h2>الآجال والأسعار</h2>
<table>
<caption>أسعار استدلالية</caption>
<thead><tr><th>قيمة البضائع</th><th>مصاريف الملف</th><th>الضمان</th><th>الأجل</th></tr></thead>
<tbody>
<tr><td>إلى غاية 500 000 د.ج</td><td>6000 د.ج</td><td>30%</td><td>يوما عمل</td></tr>
<tr><td>من 500 000 إلى 2 000 000 د.ج</td><td>9000 د.ج</td><td>30%</td><td>3 أيام عمل</td></tr>
<tr><td>أكثر من ذلك</td><td>14 000 د.ج</td><td>بعد الدراسة</td><td>5 أيام عمل</td></tr>
</tbody>
</table>
<p><strong>هام:</strong> كل أرومة غير مؤشر عليها تُبقي الملف مفتوحاً وتؤخر تحرير الضمان.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى شباك التصديق أو عبر <a href="/contact">صفحة الاتصال</a>. والقواعد الدولية معروضة في <a href="https://icc.example/">icc.example</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-passport',
    points: [
      'Un seul document pour plusieurs pays',
      'Valable un an au plus',
      'Pas de caution à chaque frontière',
      'Échantillons, salons, matériel professionnel',
      'Garantie libérée au retour',
    ],
    pointsEn: [
      'One document for several countries',
      'Valid for up to a year',
      'No security to lodge at each border',
      'Samples, exhibitions, professional equipment',
      'Security released on return',
    ],
    pointsAr: [
      'وثيقة واحدة لعدة بلدان',
      'صالح لمدة سنة على الأكثر',
      'دون كفالة عند كل حدود',
      'للعينات والصالونات والعتاد المهني',
      'تحرير الضمان عند العودة',
    ],
    extraDescription: {
      fr: '<p>Échantillons, matériel de salon, équipement professionnel : le carnet ATA leur permet de passer les frontières et de revenir, sans caution à déposer à chaque bureau de douane.</p><p><a href="/contact">Prendre rendez-vous</a></p>',
      en: '<p>Samples, exhibition goods, professional equipment: with an ATA carnet they cross borders and come back, with no security to lodge at each customs office.</p><p><a href="/contact">Make an appointment</a></p>',
      ar: '<p>عينات أو عتاد صالونات أو تجهيزات مهنية: يمكّنها دفتر ATA من عبور الحدود والعودة دون إيداع كفالة في كل مكتب جمارك.</p><p><a href="/contact">طلب موعد</a></p>',
    },
    createdDaysAgo: 395,
    files: [
      {
        name: 'carnet-ata-guide-utilisateur.pdf',
        description: {
          fr: 'Guide de l’utilisateur du carnet ATA',
          en: 'ATA carnet user guide (in French)',
          ar: 'دليل مستعمل دفتر ATA (بالفرنسية)',
        },
        lang: 'fr',
        deleted: false,
      },
      {
        name: 'carnet-ata-liste-generale.xlsx',
        description: {
          fr: 'Modèle de liste générale des marchandises',
          en: 'General list of goods: template',
          ar: 'نموذج القائمة العامة للبضائع',
        },
        lang: null,
        deleted: false,
      },
      {
        name: 'carnet-ata-ancien-bareme.pdf',
        description: { fr: 'Ancien barème', en: 'Former fees', ar: 'الأسعار السابقة' },
        lang: null,
        deleted: true,
      },
    ],
  },
  {
    slug: 'visa-de-documents-commerciaux',
    service: 'certification-et-commerce-exterieur',
    placement: 'service',
    name: {
      fr: 'Visa de documents commerciaux',
      en: 'Certification of commercial documents',
      ar: 'التصديق على الوثائق التجارية',
    },
    description: {
      fr: `<p>Certains pays demandent que la facture, la liste de colisage ou une attestation soient visées par une chambre de commerce avant l’expédition. Le visa confirme que le document émane d’une entreprise connue de la chambre et que sa signature est enregistrée ; il ne porte pas sur le contenu commercial.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises immatriculées dans la wilaya et leurs mandataires, commissionnaires en douane compris.</p>
<h2>Documents acceptés</h2>
<ul>
<li>factures commerciales définitives (les factures pro forma ne sont pas visées) ;</li>
<li>listes de colisage et listes de prix ;</li>
<li>attestations sur papier à en-tête ;</li>
<li>procurations destinées à un partenaire étranger.</li>
</ul>
<h2>Pièces à fournir</h2>
<p>L’original à viser et une copie, la fiche de dépôt de signature et, pour un mandataire, la procuration.</p>
<h2>Étapes</h2>
<ol>
<li>Enregistrer une fois pour toutes les signatures autorisées.</li>
<li>Présenter le document, daté et signé à la main.</li>
<li>Le retirer le jour même, après paiement.</li>
</ol>
<h2>Tarifs</h2>
<table>
<caption>Tarifs indicatifs</caption>
<thead><tr><th>Document</th><th>Tarif</th><th>Délai</th></tr></thead>
<tbody>
<tr><td>Facture ou liste, par exemplaire</td><td>400 DA</td><td>Le jour même</td></tr>
<tr><td>Attestation ou procuration</td><td>700 DA</td><td>1 jour ouvré</td></tr>
<tr><td>Dépôt de signature</td><td>Gratuit</td><td>Immédiat</td></tr>
</tbody>
</table>
<h2>Où s’adresser ?</h2>
<p>Au guichet de la certification. Pour une légalisation consulaire ultérieure, renseignez-vous auprès de la représentation du pays concerné. Une question ? Écrivez-nous par la <a href="/contact">page de contact</a>.</p>`,
      en: `<p>Some countries require an invoice, a packing list or a statement to be certified by a chamber of commerce before shipment. Certification confirms that the document comes from a company known to the chamber and bears a registered signature; it does not vouch for the commercial content.</p>
<h2>Who is it for?</h2>
<p>Companies registered in the wilaya and their agents, including customs brokers.</p>
<h2>Documents accepted</h2>
<ul>
<li>final commercial invoices (pro forma invoices are not certified);</li>
<li>packing lists and price lists;</li>
<li>statements on headed paper;</li>
<li>powers of attorney for a partner abroad.</li>
</ul>
<h2>What to bring</h2>
<p>The original to be certified and one copy, the specimen signature form and, for an agent, the power of attorney.</p>
<h2>Steps</h2>
<ol>
<li>Register the authorised signatures once and for all.</li>
<li>Present the document, dated and signed by hand.</li>
<li>Collect it the same day, on payment.</li>
</ol>
<h2>Fees</h2>
<table>
<caption>Indicative fees</caption>
<thead><tr><th>Document</th><th>Fee</th><th>Time</th></tr></thead>
<tbody>
<tr><td>Invoice or list, per copy</td><td>DZD 400</td><td>Same day</td></tr>
<tr><td>Statement or power of attorney</td><td>DZD 700</td><td>1 working day</td></tr>
<tr><td>Registration of signatures</td><td>Free</td><td>Immediate</td></tr>
</tbody>
</table>
<h2>Where to ask</h2>
<p>At the certification counter. If the document must then be legalised by a consulate, enquire with the mission of the country concerned. Any questions? Write to us through the <a href="/contact">contact page</a>.</p>`,
      ar: `<p>تشترط بعض البلدان أن تصادق غرفة التجارة على الفاتورة أو قائمة التعبئة أو الشهادة قبل الشحن. ويؤكد التصديق أن الوثيقة صادرة عن مؤسسة معروفة لدى الغرفة وأن توقيعها مسجل، ولا يتعلق بالمضمون التجاري للوثيقة.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمؤسسات المقيدة في الولاية ووكلائها، بمن فيهم الوكلاء لدى الجمارك.</p>
<h2>الوثائق المقبولة</h2>
<ul>
<li>الفواتير التجارية النهائية (لا يُصادَق على الفواتير الشكلية)؛</li>
<li>قوائم التعبئة وقوائم الأسعار؛</li>
<li>الشهادات المحررة على ورق يحمل رأسية المؤسسة؛</li>
<li>الوكالات الموجهة إلى شريك أجنبي.</li>
</ul>
<h2>ما ينبغي إحضاره</h2>
<p>الأصل المراد التصديق عليه ونسخة منه، وبطاقة إيداع التوقيع، والوكالة إذا تقدم بالطلب وكيل.</p>
<h2>المراحل</h2>
<ol>
<li>تسجيل التوقيعات المرخص بها مرة واحدة.</li>
<li>تقديم الوثيقة مؤرخة وموقعة بخط اليد.</li>
<li>سحبها في اليوم نفسه بعد الدفع.</li>
</ol>
<h2>الأسعار</h2>
<table>
<caption>أسعار استدلالية</caption>
<thead><tr><th>الوثيقة</th><th>السعر</th><th>الأجل</th></tr></thead>
<tbody>
<tr><td>فاتورة أو قائمة، عن كل نسخة</td><td>400 د.ج</td><td>في اليوم نفسه</td></tr>
<tr><td>شهادة أو وكالة</td><td>700 د.ج</td><td>يوم عمل واحد</td></tr>
<tr><td>إيداع التوقيع</td><td>مجاني</td><td>فوري</td></tr>
</tbody>
</table>
<h2>إلى من تتوجهون؟</h2>
<p>إلى شباك التصديق. وإذا لزم بعد ذلك تصديق قنصلي، يُرجى الاستعلام لدى ممثلية البلد المعني. ولأي سؤال، راسلونا عبر <a href="/contact">صفحة الاتصال</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-file-lines',
    points: ['Factures visées le jour même', 'Signatures enregistrées une seule fois', 'Accès ouvert aux mandataires'],
    pointsEn: ['Invoices certified the same day', 'Signatures registered only once', 'Open to authorised agents'],
    pointsAr: ['تصديق الفواتير في اليوم نفسه', 'تسجيل التوقيع مرة واحدة', 'خدمة مفتوحة للوكلاء'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 380,
    files: [],
  },
  {
    slug: 'accompagnement-a-l-export',
    service: 'certification-et-commerce-exterieur',
    placement: 'service',
    name: { fr: 'Accompagnement à l’export', en: 'Export guidance', ar: 'مرافقة المصدّرين' },
    description: {
      fr: `<p>Le guichet export reçoit les entreprises qui vendent à l’étranger pour la première fois et celles qui veulent développer leurs ventes. Un même conseiller suit le dossier, du diagnostic au rapatriement de la recette.</p>
<h2>Pour qui ?</h2>
<p>Producteurs, coopératives, prestataires de services et jeunes entreprises disposant d’un produit prêt à vendre.</p>
<h2>Les quatre étapes</h2>
<h3>1. L’entretien</h3>
<p>Une heure, gratuite, pour comprendre le produit, la capacité et le marché visé.</p>
<h3>2. Le diagnostic</h3>
<p>Prix, emballage, étiquetage, normes, domiciliation bancaire, preuve d’origine : vingt points passés en revue dans l’entreprise.</p>
<h3>3. Le plan d’action</h3>
<p>Une liste de démarches datée, avec le nom de chaque interlocuteur.</p>
<h3>4. Le suivi</h3>
<p>Un point par mois, jusqu’à la troisième expédition.</p>
<h2>À apporter</h2>
<ul>
<li>un extrait du registre du commerce, le NIF et le NIS ;</li>
<li>une fiche produit avec photographies ;</li>
<li>la demande du client, si elle existe.</li>
</ul>
<h2>Délais et tarifs indicatifs</h2>
<p>Premier rendez-vous sous cinq jours ouvrés. Le diagnostic coûte 15 000 DA, ramenés à 9 000 DA pour une entreprise de moins de trois ans ; le suivi est compris.</p>
<h2>Où s’adresser ?</h2>
<p>Au guichet export de <a href="/chambre_de_commerces">votre chambre</a> ou à <a href="mailto:export@cci-reseau.example">export@cci-reseau.example</a>. L’assurance des paiements relève d’un organisme spécialisé : voir <a href="https://cagex.example/">cagex.example</a>.</p>`,
      en: `<p>The export desk is for companies selling abroad for the first time and those wishing to expand. The same adviser follows each company from the initial review to the repatriation of the proceeds.</p>
<h2>Who is it for?</h2>
<p>Producers, cooperatives, service providers and young companies with a product that is ready to sell.</p>
<h2>Four stages</h2>
<h3>1. The consultation</h3>
<p>One hour, free of charge, to understand the product, your capacity and the target market.</p>
<h3>2. The review</h3>
<p>Price, packaging, labelling, standards, bank domiciliation, proof of origin: twenty points reviewed on your premises.</p>
<h3>3. The action plan</h3>
<p>A dated list of steps, with the name of each person to contact.</p>
<h3>4. The follow-up</h3>
<p>A monthly review until your third shipment.</p>
<h2>What to bring</h2>
<ul>
<li>a trade register extract, your NIF and NIS;</li>
<li>a product sheet with photographs;</li>
<li>the customer’s enquiry, if there is one.</li>
</ul>
<h2>Time and indicative fees</h2>
<p>First appointment within five working days. The review costs DZD 15,000, reduced to DZD 9,000 for companies less than three years old; follow-up is included.</p>
<h2>Where to ask</h2>
<p>At the export desk of <a href="/chambre_de_commerces">your chamber</a> or at <a href="mailto:export@cci-reseau.example">export@cci-reseau.example</a>. Payment insurance is handled by a specialised body: see <a href="https://cagex.example/">cagex.example</a>.</p>`,
      ar: `<p>يستقبل شباك التصدير المؤسسات التي تبيع في الخارج لأول مرة وتلك التي ترغب في توسيع نشاطها. ويتابع الملفَّ مستشار واحد من التشخيص إلى ترحيل الإيرادات.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمنتجين والتعاونيات ومقدمي الخدمات والمؤسسات الفتية التي تملك منتجاً جاهزاً للبيع.</p>
<h2>مراحل المرافقة الأربع</h2>
<h3>1. اللقاء الاستشاري</h3>
<p>ساعة مجانية للتعرف على المنتج والقدرة الإنتاجية والسوق المستهدفة.</p>
<h3>2. التشخيص</h3>
<p>السعر والتغليف والوسم والمواصفات والتوطين البنكي وإثبات المنشأ: عشرون نقطة تُراجع داخل المؤسسة.</p>
<h3>3. خطة العمل</h3>
<p>قائمة إجراءات مؤرخة، مع اسم المخاطَب في كل خطوة.</p>
<h3>4. المتابعة</h3>
<p>لقاء كل شهر إلى غاية عملية الشحن الثالثة.</p>
<h2>ما ينبغي إحضاره</h2>
<ul>
<li>مستخرج من السجل التجاري ورقما التعريف الجبائي والإحصائي؛</li>
<li>بطاقة تقنية للمنتج مع صور؛</li>
<li>طلب الزبون إن وُجد.</li>
</ul>
<h2>الآجال والأسعار الاستدلالية</h2>
<p>الموعد الأول في أجل خمسة أيام عمل. يكلف التشخيص 15 000 د.ج، ويُخفض المبلغ إلى 9000 د.ج للمؤسسات التي يقل عمرها عن ثلاث سنوات، والمتابعة مشمولة.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى شباك التصدير في <a href="/chambre_de_commerces">غرفتكم</a> أو عبر <a href="mailto:export@cci-reseau.example">export@cci-reseau.example</a>. أما تأمين المدفوعات فمن اختصاص هيئة متخصصة: انظر <a href="https://cagex.example/">cagex.example</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-globe',
    points: ['Premier entretien gratuit', 'Un conseiller unique', 'Suivi jusqu’à la troisième expédition'],
    pointsEn: ['Free first consultation', 'A single adviser', 'Support up to the third shipment'],
    pointsAr: ['اللقاء الاستشاري الأول مجاني', 'مستشار واحد', 'متابعة إلى غاية الشحنة الثالثة'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 352,
    files: [
      {
        name: 'autodiagnostic-export.xlsx',
        description: {
          fr: 'Autodiagnostic export en vingt questions',
          en: 'Export self-assessment in twenty questions',
          ar: 'تقييم ذاتي للتصدير في عشرين سؤالاً',
        },
        lang: null,
        deleted: false,
      },
    ],
  },
  {
    slug: 'transport-et-logistique',
    service: 'certification-et-commerce-exterieur',
    placement: 'none',
    name: {
      fr: 'Transport et logistique à l’international',
      en: 'International transport and logistics',
      ar: 'النقل الدولي واللوجستيك',
    },
    description: {
      fr: `<p>La chambre aide les petites entreprises à préparer leurs expéditions : choix du mode de transport, groupage, lecture des devis, contrôle de l’emballage.</p>
<h2>Pour qui ?</h2>
<p>Les entreprises qui expédient moins de dix lots par an et n’ont pas de service logistique.</p>
<h2>Ce que nous proposons</h2>
<ul>
<li>la relecture d’un devis de transport ou de transit ;</li>
<li>le choix de la règle Incoterms et du lieu de livraison ;</li>
<li>le groupage : plusieurs expéditeurs partagent un conteneur ;</li>
<li>une liste de contrôle de l’emballage et du marquage.</li>
</ul>
<h2>Comparer les modes</h2>
<table>
<thead><tr><th>Mode</th><th>Atout</th><th>Point de vigilance</th></tr></thead>
<tbody>
<tr><td>Mer</td><td>Coût par tonne</td><td>Humidité, délais portuaires</td></tr>
<tr><td>Route</td><td>Souplesse, porte à porte</td><td>Formalités à chaque frontière</td></tr>
<tr><td>Air</td><td>Rapidité</td><td>Poids taxable</td></tr>
</tbody>
</table>
<h2>Pièces à fournir</h2>
<p>Fiche produit, poids et dimensions des colis, adresse de livraison, devis déjà reçus.</p>
<h2>Délais et tarifs indicatifs</h2>
<p>Relecture d’un devis : trois jours ouvrés, 2 500 DA. Inscription au groupage : gratuite ; le fret se règle au transporteur.</p>
<h2>Où s’adresser ?</h2>
<p>Au guichet export, sur rendez-vous pris par la <a href="/contact">page de contact</a>. Les ateliers logistiques figurent au <a href="/calendrier">calendrier</a>.</p>`,
      en: `<p>The chamber helps small companies prepare their shipments: choosing a mode of transport, groupage, reading quotations, checking packaging.</p>
<h2>Who is it for?</h2>
<p>Companies that ship fewer than ten consignments a year and have no logistics department.</p>
<h2>What we offer</h2>
<ul>
<li>a second look at a transport or forwarding quotation;</li>
<li>help in choosing the Incoterms rule and the place of delivery;</li>
<li>groupage, in which several shippers share a container;</li>
<li>a checklist for packaging and marking.</li>
</ul>
<h2>Comparing modes</h2>
<table>
<thead><tr><th>Mode</th><th>Advantage</th><th>Watch out for</th></tr></thead>
<tbody>
<tr><td>Sea</td><td>Cost per tonne</td><td>Damp, port delays</td></tr>
<tr><td>Road</td><td>Flexibility, door to door</td><td>Formalities at each border</td></tr>
<tr><td>Air</td><td>Speed</td><td>Chargeable weight</td></tr>
</tbody>
</table>
<h2>What to provide</h2>
<p>A product sheet, the weight and dimensions of the packages, the delivery address and any quotations already received.</p>
<h2>Time and indicative fees</h2>
<p>Review of a quotation: three working days, DZD 2,500. Joining a groupage shipment is free; freight is paid to the carrier.</p>
<h2>Where to ask</h2>
<p>At the export desk, by appointment through the <a href="/contact">contact page</a>. Logistics workshops are listed in the <a href="/calendrier">calendar</a>.</p>`,
      ar: `<p>تساعد الغرفة المؤسسات الصغيرة على تحضير إرسالياتها: اختيار وسيلة النقل والشحن المجمّع وقراءة عروض الأسعار ومراقبة التغليف.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمؤسسات التي ترسل أقل من عشر إرساليات في السنة وليست لديها مصلحة للوجستيك.</p>
<h2>ما نقترحه</h2>
<ul>
<li>مراجعة عرض أسعار النقل أو العبور؛</li>
<li>اختيار شرط التسليم ومكانه؛</li>
<li>الشحن المجمّع: تقاسم حاوية واحدة بين عدة مرسلين؛</li>
<li>قائمة تحقق خاصة بالتغليف والوسم.</li>
</ul>
<h2>مقارنة وسائل النقل</h2>
<table>
<thead><tr><th>الوسيلة</th><th>الميزة</th><th>ما ينبغي الانتباه إليه</th></tr></thead>
<tbody>
<tr><td>البحر</td><td>التكلفة للطن</td><td>الرطوبة وآجال الموانئ</td></tr>
<tr><td>الطريق</td><td>المرونة، من الباب إلى الباب</td><td>الإجراءات عند كل حدود</td></tr>
<tr><td>الجو</td><td>السرعة</td><td>الوزن الخاضع للتسعيرة</td></tr>
</tbody>
</table>
<h2>الوثائق المطلوبة</h2>
<p>البطاقة التقنية للمنتج، ووزن الطرود وأبعادها، وعنوان التسليم، والعروض التي سبق استلامها.</p>
<h2>الآجال والأسعار الاستدلالية</h2>
<p>مراجعة عرض الأسعار: ثلاثة أيام عمل، 2500 د.ج. التسجيل في الشحن المجمّع مجاني، ويُدفع أجر النقل للناقل.</p>
<h2>إلى من تتوجهون؟</h2>
<p>إلى شباك التصدير بموعد يُطلب عبر <a href="/contact">صفحة الاتصال</a>. وتُنشر مواعيد ورشات اللوجستيك في <a href="/calendrier">الرزنامة</a>.</p>`,
    },
    image: 'drawn',
    icon: 'fa-solid fa-truck',
    points: ['Devis relu en trois jours ouvrés', 'Groupage entre expéditeurs', 'Liste de contrôle de l’emballage'],
    pointsEn: [],
    pointsAr: [],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 290,
    files: [],
  },
  {
    slug: 'reglementation-et-tarif-douanier',
    service: 'certification-et-commerce-exterieur',
    placement: 'none',
    name: {
      fr: 'Réglementation et tarif douanier',
      en: 'Regulations and customs tariff',
      ar: 'التنظيم والتعريفة الجمركية',
    },
    description: {
      fr: `<p>Avant d’acheter ou de vendre à l’étranger, il faut connaître la position tarifaire du produit et les règles qui s’y attachent. La chambre oriente les entreprises dans les textes et les met en relation avec l’administration compétente ; elle ne se prononce pas à sa place.</p>
<h2>Pour qui ?</h2>
<p>Importateurs, exportateurs, commissionnaires en douane et porteurs de projet.</p>
<h2>Questions fréquentes</h2>
<h3>Quelle est la position de mon produit ?</h3>
<p>Nous aidons à la rechercher à partir de sa composition, de son usage et de sa présentation. Seule la douane peut la confirmer.</p>
<h3>Mon produit est-il soumis à autorisation ?</h3>
<p>Nous indiquons les formalités connues et le service à consulter.</p>
<h3>Quels documents joindre à la déclaration en douane ?</h3>
<p>Facture, liste de colisage, titre de transport, certificat d’origine : la liste varie selon le régime.</p>
<h2>Comment faire ?</h2>
<ol>
<li>Envoyer une description précise du produit, avec une photographie.</li>
<li>Indiquer le pays de départ ou d’arrivée.</li>
<li>Recevoir une note d’orientation d’une page.</li>
</ol>
<h2>Délais et tarifs indicatifs</h2>
<p>Réponse en quatre jours ouvrés ; 1 500 DA par produit, gratuit pour les deux premières questions de l’année.</p>
<h2>Où s’adresser ?</h2>
<p>Par la <a href="/contact">page de contact</a>, objet « Réglementation ». Voir aussi <a href="https://dgd.example/">dgd.example</a> et <a href="https://mce.example/">mce.example</a>.</p>`,
      en: `<p>Before buying or selling abroad, you need to know the tariff heading of your product and the rules attached to it. The chamber guides companies through the texts and puts them in touch with the competent authority; it does not rule in that authority’s place.</p>
<h2>Who is it for?</h2>
<p>Importers, exporters, customs brokers and people with a business project.</p>
<h2>Frequent questions</h2>
<h3>What is my product’s tariff heading?</h3>
<p>We help you look for it on the basis of composition, use and presentation. Only customs can confirm it.</p>
<h3>Does my product need a licence?</h3>
<p>We point out the formalities we know of and the department to consult.</p>
<h3>Which documents go with the customs declaration?</h3>
<p>Invoice, packing list, transport document, certificate of origin: the list depends on the procedure.</p>
<h2>What to do</h2>
<ol>
<li>Send a precise description of the product, with a photograph.</li>
<li>State the country of departure or destination.</li>
<li>Receive a one-page guidance note.</li>
</ol>
<h2>Time and indicative fees</h2>
<p>Reply within four working days; DZD 1,500 per product, with the first two questions each year free of charge.</p>
<h2>Where to ask</h2>
<p>Through the <a href="/contact">contact page</a>, subject “Regulations”. See also <a href="https://dgd.example/">dgd.example</a> and <a href="https://mce.example/">mce.example</a>.</p>`,
      ar: `<p>قبل الشراء من الخارج أو البيع فيه، لا بد من معرفة البند التعريفي للمنتج والقواعد المرتبطة به. توجه الغرفة المؤسسات في قراءة النصوص وتصلها بالإدارة المختصة، دون أن تحل محلها في اتخاذ القرار.</p>
<h2>لمن هذه الخدمة؟</h2>
<p>للمستوردين والمصدّرين والوكلاء لدى الجمارك وحاملي المشاريع.</p>
<h2>أسئلة متكررة</h2>
<h3>ما البند التعريفي لمنتجي؟</h3>
<p>نساعد في البحث عنه انطلاقاً من تركيبة المنتج واستعماله وطريقة عرضه. والجمارك وحدها مخولة تأكيده.</p>
<h3>هل يخضع منتجي لترخيص؟</h3>
<p>نبيّن الإجراءات المعروفة والمصلحة التي ينبغي استشارتها.</p>
<h3>ما الوثائق المرفقة بالتصريح الجمركي؟</h3>
<p>الفاتورة وقائمة التعبئة وسند النقل وشهادة المنشأ، وتختلف القائمة باختلاف النظام الجمركي.</p>
<h2>كيفية الاستفادة</h2>
<ol>
<li>إرسال وصف دقيق للمنتج مع صورة.</li>
<li>ذكر بلد الانطلاق أو الوصول.</li>
<li>استلام مذكرة توجيهية من صفحة واحدة.</li>
</ol>
<h2>الآجال والأسعار الاستدلالية</h2>
<p>الرد في أجل أربعة أيام عمل، بسعر 1500 د.ج عن كل منتج، والسؤالان الأولان في السنة مجانيان.</p>
<h2>إلى من تتوجهون؟</h2>
<p>عبر <a href="/contact">صفحة الاتصال</a>، الموضوع: «التنظيم». انظر أيضاً <a href="https://dgd.example/">dgd.example</a> و<a href="https://mce.example/">mce.example</a>.</p>`,
    },
    image: 'drawn',
    icon: '',
    points: ['Note d’orientation d’une page', 'Deux questions gratuites par an', 'Mise en relation avec l’administration'],
    pointsEn: ['A one-page guidance note', 'Two free questions a year', 'Contact with the right authority'],
    pointsAr: ['مذكرة توجيهية من صفحة واحدة', 'سؤالان مجانيان في السنة', 'ربط الاتصال بالإدارة المختصة'],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 233,
    files: [],
  },
  {
    slug: 'duplicata-et-rectification',
    service: 'certification-et-commerce-exterieur',
    placement: 'none',
    name: {
      fr: 'Duplicata et rectification d’un certificat',
      en: 'Duplicates and corrections of certificates',
      ar: '',
    },
    description: {
      fr: `<p>Un document déjà visé ne se corrige pas à la main : il est remplacé, sur demande motivée, dans les cas et aux conditions indiqués ci-dessous.</p>
<h2>Dans quels cas ?</h2>
<ul>
<li><strong>Duplicata</strong> : l’original a été perdu, volé ou détruit.</li>
<li><strong>Rectification</strong> : une mention est erronée et l’original peut être rendu.</li>
<li><strong>Délivrance a posteriori</strong> : la marchandise est partie avant que le certificat ne soit demandé.</li>
</ul>
<h2>Pièces à fournir</h2>
<ol>
<li>une demande motivée sur papier à en-tête ;</li>
<li>l’original à remplacer ou la déclaration de perte ;</li>
<li>la facture et la liste de colisage correspondantes ;</li>
<li>pour une délivrance a posteriori, la déclaration en douane et le titre de transport.</li>
</ol>
<h2>Délais et tarifs</h2>
<table>
<caption>Tarifs indicatifs</caption>
<thead><tr><th>Demande</th><th>Délai</th><th>Entreprise adhérente</th><th>Non adhérente</th></tr></thead>
<tbody>
<tr><td>Duplicata</td><td>3 jours ouvrés</td><td>1 200 DA</td><td>1 800 DA</td></tr>
<tr><td>Rectification</td><td>2 jours ouvrés</td><td>600 DA</td><td>900 DA</td></tr>
<tr><td>Délivrance a posteriori</td><td>5 jours ouvrés</td><td>1 500 DA</td><td>2 200 DA</td></tr>
</tbody>
</table>
<p>Aucun frais n’est dû lorsque l’erreur vient de la chambre.</p>
<h2>Où s’adresser ?</h2>
<p>À la chambre qui a visé le premier certificat, muni de son numéro. Vous ne le retrouvez pas ? Demandez-le par la <a href="/contact">page de contact</a>.</p>`,
      en: `<p>A document that has already been certified cannot be corrected by hand: it is replaced, on a reasoned request, in the cases and on the terms set out below.</p>
<h2>When does this apply?</h2>
<ul>
<li><strong>Duplicate</strong>: the original has been lost, stolen or destroyed.</li>
<li><strong>Correction</strong>: an entry is wrong and the original can be handed back.</li>
<li><strong>Retrospective issue</strong>: the goods left before a certificate was requested.</li>
</ul>
<h2>Documents to provide</h2>
<ol>
<li>a reasoned request on headed paper;</li>
<li>the original to be replaced, or the declaration of loss;</li>
<li>the corresponding invoice and packing list;</li>
<li>for retrospective issue, the customs declaration and transport document.</li>
</ol>
<h2>Time and fees</h2>
<table>
<caption>Indicative fees</caption>
<thead><tr><th>Request</th><th>Time</th><th>Chamber member</th><th>Non-member</th></tr></thead>
<tbody>
<tr><td>Duplicate</td><td>3 working days</td><td>DZD 1,200</td><td>DZD 1,800</td></tr>
<tr><td>Correction</td><td>2 working days</td><td>DZD 600</td><td>DZD 900</td></tr>
<tr><td>Retrospective issue</td><td>5 working days</td><td>DZD 1,500</td><td>DZD 2,200</td></tr>
</tbody>
</table>
<p>There is no charge if the error was the chamber’s.</p>
<h2>Where to ask</h2>
<p>At the chamber that certified the first document, quoting its number. If you cannot find the number, ask for it through the <a href="/contact">contact page</a>.</p>`,
      ar: '',
    },
    image: 'none',
    icon: 'fa-solid fa-file-lines',
    points: ['Duplicata en trois jours ouvrés', 'Rectification en deux jours ouvrés', 'Gratuit si l’erreur vient de la chambre'],
    pointsEn: ['Duplicates in three working days', 'Corrections in two working days', 'Free if the error was the chamber’s'],
    pointsAr: [],
    extraDescription: { fr: '', en: '', ar: '' },
    createdDaysAgo: 121,
    files: [],
  },
];
