import { variants, type Wire } from './laravel-reading';

/** Menu, slides, partners, chambers and events as a Laravel back office sends them. */

function entry(id: unknown, label: string, fields: Wire = {}): Wire {
  return {
    id,
    ...variants('label', label, fields['label_en'] ?? null, fields['label_ar'] ?? null),
    link: '#',
    type: null,
    id_item: null,
    status: '1',
    child: [],
    ...fields,
  };
}

/** Nested five deep; statuses as texts, numbers and booleans; lists in every form. */
export function menu(mark: string): unknown {
  const fifth = entry('5', 'Niveau cinq', {
    type: 'article',
    id_item: '41',
    link: 'salon-export',
    status: true,
    child: null,
  });
  const fourth = entry(4, 'Niveau quatre', { child: JSON.stringify([fifth]) });
  const third = entry('3', 'Niveau trois', { child: { '7': fourth } });
  const second = entry(2, 'Niveau deux', { child: [third], status: 1 });
  return {
    '0': entry(1, `Le réseau ${mark}`, {
      label_en: `The network ${mark}`,
      label_ar: `الشبكة ${mark}`,
      child: [second],
      unknown: [[]],
    }),
    '1': entry('10', 'Ministère', { link: 'https://ministere.example/accueil', child: {} }),
    '2': entry(11, 'Lien piégé', { link: 'javascript:alert(1)', child: '[]' }),
    '3': entry(12, 'Nous écrire un courriel', { link: 'mailto:bureau@chambre.example' }),
    '4': entry(13, 'Le guide', {
      label_en: 'The guide',
      label_ar: 'الدليل',
      type: 'page',
      id_item: 61,
      link: 'certificat-origine',
    }),
    '6': entry('14', 'Entrée cachée', { status: '0', link: 'contact' }),
    '7': entry('15', 'Entrée éteinte', { status: false, link: 'contact' }),
    '9': { label: 'Entrée sans identifiant', status: 1, link: 'contact' },
  };
}

const LONG = Array.from({ length: 60 }, (_, index) => `mot${index + 1}`).join(' ');

export function heroSlides(mark: string, origin: string): unknown {
  return [
    {
      id: '1',
      ...variants('title', `Bienvenue ${mark}`, `Welcome ${mark}`, `مرحبا ${mark}`),
      ...variants('description', `<p>${LONG}</p>`, '<p>Short text.</p>', '<p>نص قصير.</p>'),
      ...variants('image', `${origin}/storage/slides/one.png`, null, ''),
      link_url: 'https://foire.example/inscription',
      ...variants('link_text', null),
    },
    {
      id: 2,
      title: 'Diapositive interne',
      description: null,
      image: '/storage/slides/two.png',
      link_url: 'article/41/salon-export',
      link_text: 'Lire le salon',
    },
    {
      id: 3,
      title: 'Diapositive piégée',
      description: '',
      image: null,
      link_url: 'javascript:alert(1)',
      link_text: 'Ne pas suivre',
    },
    { title: 'Diapositive sans identifiant' },
    {
      id: 4,
      title: null,
      description: '<p>&nbsp;</p>',
      image: '/storage/slides/poster.png',
      link_url: 'page/61',
      link_text: '',
    },
  ];
}

export function popupSlides(mark: string): unknown {
  return {
    '1': {
      id: 9,
      ...variants('title', `Annonce ${mark}`, `Announcement ${mark}`, `إعلان ${mark}`),
      description: '<p>Inscriptions ouvertes</p>',
      image: {},
      link_url: null,
    },
    '2': { id: 10, title: 'Deuxième annonce', description: null },
  };
}

export function partners(mark: string): unknown[] {
  return [
    {
      id: '71',
      ...variants('title', `Banque partenaire ${mark}`, `Partner bank ${mark}`, `بنك شريك ${mark}`),
      description: null,
      image: 'storage/partners/bank.png',
      link_url: 'https://banque.example/',
    },
    {
      id: 72,
      name: 'Assurance &eacute;quitable',
      title: null,
      ...variants('description', '<p>Assureur du réseau</p>'),
      image: null,
      link_url: null,
    },
    { id: {}, name: 'Partenaire malformé' },
    { id: 73, name: 'Courtier associé', image: null, link_url: 'mailto:courtier@example.dz' },
    { id: 74, name: 'Guide commun', image: null, link_url: '/fr/page/61/guide' },
  ];
}

const detailed = (mark: string): Wire[] => [
  {
    id: '31',
    ...variants(
      'name',
      `Chambre de l&amp;#039;Ouest ${mark}`,
      `Western Chamber ${mark}`,
      `غرفة الغرب ${mark}`,
    ),
    ...variants(
      'description',
      '<p>Au service des entreprises.</p>',
      '<p>Serving businesses.</p>',
      null,
    ),
    logo: 'ouest.png',
    wilayas_name: 'Oran',
    email: '["bureau@ouest.example","accueil@ouest.example"]',
    telfix: '+213 00 00 00 31, +213 00 00 01 31',
    fax: { '0': '+213 00 00 90 31' },
    adresse: '1, place de la Démonstration',
    latitude: '35.697',
    longitude: '-0.633',
    memberchamber_administratif: {
      '0': { id: '1', name: 'Membre Neuf', fonction: 'Trésorier', order: '9', image: null },
      '1': { id: 2, name: 'Membre Dix', fonction: 'Président', order: 10, image: 'm.png' },
    },
    memberchamber_elu: [
      {
        id: 3,
        ...variants('name', 'Élu Un', 'Elected One', 'منتخب واحد'),
        fonction: null,
        order: null,
        image: {},
      },
      'malformé',
    ],
  },
  {
    id: 32,
    name: 'Chambre sans coordonnées',
    logo: null,
    wilayas_name: null,
    email: null,
    telfix: {},
    fax: '',
    latitude: '0',
    longitude: '0',
    memberchamber_administratif: null,
    memberchamber_elu: '[]',
  },
];

/** The directory, with one chamber without an id. */
export function chambers(mark: string): Wire[] {
  return [
    ...detailed(mark),
    { id: '33', name: `Chambre du Sud ${mark}`, logo: '/assets/entreprise/sud.png' },
    { name: 'Chambre sans identifiant' },
  ];
}

export function chamber(id: string, mark: string): Wire | undefined {
  return detailed(mark).find((candidate) => String(candidate['id']) === id);
}

const EVENT_TITLES = { fr: 'Journée des exportateurs', en: 'Exporters’ day', ar: 'يوم المصدّرين' };

/** The API picks the events' language by `Accept-Language`. */
export function events(language: string, mark: string): Wire[] {
  const title = EVENT_TITLES[language === 'ar' || language === 'en' ? language : 'fr'];
  return [
    {
      id: '81',
      title: `${title} ${mark}`,
      start: '2026-03-10 09:00:00',
      end: '2026-03-10 12:00:00',
      image: 'storage/events/day.png',
      slug: 'article/41/salon-export',
    },
    {
      id: 82,
      title: 'Atelier du soir',
      start: null,
      event_starts_at: '2026-03-12T22:30:00.000000Z',
      end: null,
      slug: null,
    },
    {
      id: 83,
      title: 'Fin avant le début',
      start: '2026-03-15 10:00:00',
      end: '2026-03-14 10:00:00',
      image: null,
      slug: '',
    },
    { id: 84, title: 'Événement sans date', start: null, end: null },
  ];
}
