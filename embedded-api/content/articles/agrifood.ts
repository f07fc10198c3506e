import type { ArticleSeed } from '../types';

export const agrifoodArticles: ArticleSeed[] = [
  {
    slug: 'huile-olive-concours-regional',
    name: {
      fr: 'Huile d’olive : un concours qui fait progresser',
      en: 'Olive oil: a competition to learn from',
      ar: 'زيت الزيتون: مسابقة للتعلّم بقدر ما هي للفوز',
    },
    description: {
      fr: [
        '<p>Cent douze huiles, vingt dégustateurs, des verres bleus pour cacher la couleur : le concours régional de la chambre s’est tenu à huis clos pendant deux jours, et chaque producteur a reçu une fiche de notation complète.</p>',
        '<p>Huit huiles ont obtenu une distinction. Vingt-sept autres ont été écartées pour un défaut, presque toujours le même : des olives gardées trop longtemps avant le pressage. « Trois jours dans un sac, et le meilleur verger ne sert plus à rien », résume le président du jury.</p>',
        '<p>Une journée au pressoir a suivi, ouverte aux producteurs non primés. Ils y ont comparé deux lots issus du même arbre, l’un pressé le soir même, l’autre quatre jours plus tard. La démonstration se passait de commentaire.</p>',
        '<p>Les huiles distinguées seront présentées sur le pavillon commun du réseau.</p>',
      ].join('\n'),
      en: [
        '<p>A hundred and twelve oils, twenty tasters, blue glasses to hide the colour: the chamber’s regional competition was held behind closed doors over two days, and every producer received a full marking sheet.</p>',
        '<p>Eight oils won an award. Another twenty-seven were rejected for a defect that was almost always the same: olives kept too long before pressing. “Three days in a sack, and the finest grove is no use at all,” says the chair of the panel.</p>',
        '<p>A day at the mill followed, open to producers who had not won. They compared two batches from the same tree, one pressed the same evening, the other four days later. The demonstration needed no commentary.</p>',
        '<p>The winning oils will be shown on the network’s shared pavilion.</p>',
      ].join('\n'),
      ar: [
        '<p>112 زيتاً وعشرون متذوقاً وكؤوس زرقاء تخفي اللون: جرت المسابقة الجهوية التي نظمتها الغرفة في جلسات مغلقة على مدى يومين، وتسلم كل منتج بطاقة تنقيط كاملة.</p>',
        '<p>نالت ثمانية زيوت جائزة، واستُبعد 27 زيتاً بسبب عيب يكاد يكون واحداً: زيتون ظل مخزناً مدة طويلة قبل العصر. ويلخص رئيس لجنة التحكيم ذلك بقوله: «ثلاثة أيام في كيس تُذهب فضل أحسن البساتين».</p>',
        '<p>وتلا ذلك يوم في المعصرة فُتح للمنتجين الذين لم يفوزوا، قارنوا فيه بين كميتين من الشجرة نفسها، عُصرت الأولى في المساء ذاته والثانية بعد أربعة أيام. ولم تكن النتيجة تحتاج إلى تعليق.</p>',
        '<p>وستُعرض الزيوت الفائزة في الجناح المشترك للشبكة.</p>',
      ].join('\n'),
    },
    image: 'drawn',
    categories: ['agroalimentaire', 'foires-et-salons'],
    startsAt: { daysAgo: 70, time: '12:30' },
    files: [],
  },
  {
    slug: 'transformation-tomate-contrats-producteurs',
    name: {
      fr: 'Tomate : conserveries et producteurs s’accordent',
      en: 'Tomatoes: canneries and growers reach agreement',
      ar: '',
    },
    description: {
      fr: [
        '<p>Chaque saison, les mêmes reproches : des camions qui attendent, des prix discutés au dernier moment, des variétés mal adaptées. La chambre a proposé à quatre conserveries et à cinquante producteurs d’en parler avant la récolte, et non pendant.</p>',
        '<p>Trois points d’accord sont sortis de la rencontre. Un calendrier de livraison par tranche de quatre heures, une grille de prix liée à la teneur en matière sèche, et un prélèvement d’échantillon en présence des deux parties. Chacun devait renoncer à une habitude ; la liste de ces renoncements figure au procès-verbal.</p>',
        '<p>Le projet d’une station de réception commune, équipée d’un pont-bascule et d’un petit laboratoire, a été chiffré à 84 millions de dinars. Deux conserveries et une coopérative se disent prêtes à y participer.</p>',
        '<p>Un point sera fait à mi-campagne, sur la base des temps d’attente relevés par les chauffeurs.</p>',
      ].join('\n'),
      en: [
        '<p>Every season brings the same complaints: lorries kept waiting, prices argued over at the last minute, unsuitable varieties. The chamber invited four canneries and fifty growers to discuss them before the harvest rather than during it.</p>',
        '<p>The meeting produced three points of agreement: a delivery schedule in four-hour slots, a price scale linked to dry matter content, and sampling in the presence of both parties. Each side had to give up a habit; the list of concessions is recorded in the minutes.</p>',
        '<p>Plans for a shared reception station, with a weighbridge and a small laboratory, have been costed at DZD 84 million. Two canneries and a cooperative say they are ready to take part.</p>',
        '<p>Progress will be reviewed halfway through the season, on the basis of waiting times recorded by the drivers.</p>',
      ].join('\n'),
      ar: '',
    },
    image: 'drawn',
    categories: ['agroalimentaire', 'investissement'],
    startsAt: { daysAgo: 165, time: '10:45' },
    files: [],
  },
];
