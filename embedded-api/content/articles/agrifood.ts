import type { ArticleSeed } from '../types';

export const agrifoodArticles: ArticleSeed[] = [
  {
    slug: 'huile-olive-concours-regional',
    name: {
      fr: 'Palmarès du concours régional de l’huile d’olive',
      en: 'Regional olive oil competition results',
      ar: 'نتائج المسابقة الجهوية لزيت الزيتون',
    },
    description: {
      fr: [
        '<p>Béjaïa, le {date:-71}. – Le jury du concours régional, présidé par Mme Zohra Aït Hamou, directrice de la chambre, a examiné à l’aveugle cent douze huiles présentées par des producteurs de quatre wilayas.</p>',
        '<table>',
        '<thead><tr><th>Catégorie</th><th>Huiles présentées</th><th>Distinctions</th></tr></thead>',
        '<tbody><tr><td>Fruité vert</td><td>48</td><td>4</td></tr><tr><td>Fruité mûr</td><td>51</td><td>3</td></tr><tr><td>Première récolte</td><td>13</td><td>1</td></tr></tbody>',
        '</table>',
        '<p>Vingt-sept huiles ont été écartées pour un défaut, le plus souvent dû au stockage prolongé des olives avant trituration. Chaque producteur a reçu sa fiche de notation. Une journée technique au pressoir est organisée le {date:-20} pour les producteurs non primés.</p>',
        '<p>Les huiles distinguées seront présentées sur le pavillon commun du réseau. Le règlement de la prochaine édition sera publié au <a href="/calendrier">calendrier</a>.</p>',
      ].join('\n'),
      en: [
        '<p>Bejaia, {date:-71} – The jury of the regional competition, chaired by Zohra Ait Hamou, director of the chamber, tasted blind 112 oils entered by producers from four wilayas.</p>',
        '<table>',
        '<thead><tr><th>Category</th><th>Oils entered</th><th>Awards</th></tr></thead>',
        '<tbody><tr><td>Green fruity</td><td>48</td><td>4</td></tr><tr><td>Ripe fruity</td><td>51</td><td>3</td></tr><tr><td>First harvest</td><td>13</td><td>1</td></tr></tbody>',
        '</table>',
        '<p>Twenty-seven oils were rejected for a defect, usually because the olives had been stored too long before milling. Every producer received a marking sheet. A technical day at the mill will be held on {date:-20} for producers who did not win an award.</p>',
        '<p>The winning oils will be shown on the network’s shared pavilion. Rules for the next competition will be announced in the <a href="/calendrier">calendar</a>.</p>',
      ].join('\n'),
      ar: [
        '<p>بجاية، {date:-71} – تذوقت لجنة تحكيم المسابقة الجهوية، برئاسة مديرة الغرفة السيدة زهرة آيت حمو، دون كشف الأسماء، 112 زيتاً قدّمها منتجون من أربع ولايات.</p>',
        '<table>',
        '<thead><tr><th>الصنف</th><th>الزيوت المقدمة</th><th>الجوائز</th></tr></thead>',
        '<tbody><tr><td>ثمري أخضر</td><td>48</td><td>4</td></tr><tr><td>ثمري ناضج</td><td>51</td><td>3</td></tr><tr><td>الجني الأول</td><td>13</td><td>1</td></tr></tbody>',
        '</table>',
        '<p>واستُبعد 27 زيتاً بسبب عيب مردّه في الغالب طول تخزين الزيتون قبل العصر. وتسلم كل منتج بطاقة التنقيط الخاصة به. ويُنظَّم يوم {date:-20} لقاء تقني في المعصرة لفائدة المنتجين غير الفائزين.</p>',
        '<p>وستُعرض الزيوت الفائزة في الجناح المشترك للشبكة، وسيُعلن عن نظام الطبعة المقبلة في <a href="/calendrier">الرزنامة</a>.</p>',
      ].join('\n'),
    },
    image: 'drawn',
    categories: ['agroalimentaire', 'foires-et-salons'],
    startsAt: { daysAgo: 70, time: '12:30' },
    files: [],
  },
  {
    slug: 'transformation-tomate-contrats-producteurs',
    // Not translated into Arabic on purpose.
    name: {
      fr: 'Accord entre conserveries et producteurs de tomate',
      en: 'Canneries and tomato growers reach agreement',
      ar: '',
    },
    description: {
      fr: [
        '<p>Guelma, le {date:-166}. – Quatre conserveries et cinquante producteurs, réunis à l’initiative de la chambre, ont signé un protocole pour la campagne à venir.</p>',
        '<h2>Points d’accord</h2>',
        '<ol>',
        '<li>Un calendrier de livraison par tranches de quatre heures, communiqué la veille.</li>',
        '<li>Une grille de prix liée à la teneur en matière sèche.</li>',
        '<li>Un prélèvement d’échantillon en présence des deux parties, le double étant conservé quarante-huit heures.</li>',
        '</ol>',
        '<p>Le projet de station de réception commune, avec pont-bascule et laboratoire, est évalué à 84 millions de dinars ; deux conserveries et une coopérative ont donné leur accord de principe. Les différends seront soumis au centre de conciliation avant toute procédure. Un point sera fait à mi-campagne à partir des temps d’attente relevés.</p>',
      ].join('\n'),
      en: [
        '<p>Guelma, {date:-166} – Four canneries and fifty growers, brought together by the chamber, have signed a memorandum for the coming season.</p>',
        '<h2>Points of agreement</h2>',
        '<ol>',
        '<li>A delivery schedule in four-hour slots, notified the day before.</li>',
        '<li>A price scale linked to dry matter content.</li>',
        '<li>Sampling in the presence of both parties, with a duplicate kept for forty-eight hours.</li>',
        '</ol>',
        '<p>The planned shared reception station, with a weighbridge and a laboratory, is costed at DZD 84 million; two canneries and a cooperative have agreed in principle. Disputes will go to the conciliation centre before any proceedings. Progress will be reviewed halfway through the season on the basis of recorded waiting times.</p>',
      ].join('\n'),
      ar: '',
    },
    image: 'drawn',
    categories: ['agroalimentaire', 'investissement'],
    startsAt: { daysAgo: 165, time: '10:45' },
    files: [],
  },
];
