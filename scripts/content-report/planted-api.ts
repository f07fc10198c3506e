import { PUBLICATIONS } from '@/lib/content-api/entities';
import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';

type Wire = Record<string, unknown>;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A localised field, whole. */
function texts(field: string, fr: string, en = `${fr} en`, ar = `${fr} ع`): Wire {
  return { [field]: fr, [`${field}_en`]: en, [`${field}_ar`]: ar };
}

/** An article with nothing wrong in it, and what is changed about it. */
function article(id: number, changed: Wire = {}): Wire {
  const whole = {
    id,
    slug: `article-${id}`,
    ...texts('name', `Article ${id}`),
    ...texts('description', '<p>Texte.</p>'),
    image: '/storage/good.png',
  };
  return { ...whole, starts_at: '2026-03-05', cat_articles: [], file_articles: [], ...changed };
}

const GOOD_LINKS =
  '<p><a href="/article/1">1</a> <a href="/en/Category/1/x">2</a> <a href="/tout-article">3</a> <a href="/storage/guide.pdf">4</a> <a href="https://autre.example/x">5</a> <a href="mailto:a@b.example">6</a> <a href="#note">7</a> <a href="/search?keyword=a">8</a><img src="/storage/good.png"></p>';

const ARTICLES: Wire[] = [
  article(1, texts('description', GOOD_LINKS, GOOD_LINKS, GOOD_LINKS)),
  // Exactly 50 characters after decoding; encoded once, as the back office does.
  article(2, texts('name', `L&#039;export &amp; ${'x'.repeat(36)}`)),
  article(3, { name_en: '', description_en: '' }),
  article(4, { image: '/storage/gone.png' }),
  article(5, { description: '<p><a href="/article/99/ancien">ancien</a></p>' }),
  article(6, { name_ar: 'ع'.repeat(51) }),
  article(7, { name: 'Export &amp;amp; douane' }),
  article(8, { slug: 'le-meme' }),
  article(9, { slug: 'le-meme' }),
  article(10, {
    file_articles: [
      { id: 1, name: '/storage/gone.pdf' },
      { id: 2, name: '/storage/old.pdf', deleted_at: '2026-01-01' },
    ],
  }),
  article(11, { description_ar: '<p>ع<img src="/storage/page.html"></p>' }),
  article(12, { description_en: '<p><a href="javascript:void(0)">click</a></p>' }),
  article(13, { description: '<p>CafÃ© crÃ¨me</p>' }),
  article(14, { description_en: '<p>a<img src="https://elsewhere.example/a.png"></p>' }),
];

const MEMBER = {
  ...texts('name', 'Membre'),
  ...texts('fonction', 'Présidente'),
  image: '',
  order: 0,
};
const chamber = (id: number, changed: Wire = {}): Wire => ({
  id,
  ...texts('name', `Chambre ${id}`),
  ...texts('description', '<p>Texte.</p>'),
  logo: 'logo.png',
  latitude: '36.73',
  longitude: '3,08',
  memberchamber_administratif: [MEMBER],
  memberchamber_elu: [],
  ...changed,
});
const CHAMBERS: Wire[] = [
  chamber(1),
  chamber(2, { latitude: '3.08', longitude: '36.73' }),
  chamber(3, {
    latitude: null,
    longitude: null,
    memberchamber_elu: [MEMBER, { ...MEMBER, order: null }],
  }),
  chamber(4, { latitude: '0', longitude: '0' }),
];

const LISTED = { id: 1, slug: 'export', ...texts('name', 'Export') };
const TAXONOMY = {
  slug: 'export',
  ...texts('name', 'Export'),
  ...texts('description', '<p>Tout.</p>'),
};
const PAGE = {
  id: 1,
  slug: 'page-1',
  ...texts('name', 'Page'),
  ...texts('description', '<p>Texte.</p>'),
  image: '/storage/good.png',
};
const MENU = [
  {
    id: 1,
    ...texts('label', 'Accueil'),
    link: '/',
    status: 1,
    child: [{ id: 2, ...texts('label', 'Perdu'), link: '/nulle-part', status: 1 }],
  },
  { id: 3, ...texts('label', 'Caché'), link: '/nulle-part', status: 0 },
  { id: 4, ...texts('label', 'Article'), type: 'article', id_item: 1, link: 'x', status: 1 },
];
const SLIDE = {
  id: 1,
  ...texts('title', 'Bienvenue'),
  ...texts('description', 'Texte'),
  image: '/storage/good.png',
  link_url: '/contact',
  link_text: '',
};
const PARTNER = {
  id: 1,
  ...texts('name', 'Banque'),
  ...texts('description', 'Texte'),
  image: '/storage/good.png',
  link_url: 'https://banque.example',
};

/** An event with nothing wrong in it, and what is changed about it. */
const event = (id: number, changed: Wire = {}): Wire => ({
  id,
  ...texts('title', `Salon ${id} – Chambre 1`),
  start: '2026-11-25T09:00:00',
  end: '2026-11-25T17:00:00',
  event_starts_at: '2026-11-25 09:00:00',
  event_ends_at: '2026-11-25 17:00:00',
  image: '/storage/good.png',
  slug: 'article/1',
  ...changed,
});
/** What the API makes of an event whose title has one field, in the language asked for. */
const translated = (id: number, title: Partial<Record<string, string>>, language: string): Wire =>
  event(id, { title: title[language] ?? title['fr'], title_en: undefined, title_ar: undefined });
const eventsIn = (language: string): Wire[] => [
  event(1, { start: '2026-11-25', end: '2026-11-25', image: '', slug: '' }),
  translated(
    2,
    { fr: 'Foire – Chambre 1', en: 'Fair – Chambre 1', ar: 'معرض – Chambre 1' },
    language,
  ),
  event(3, { title_en: null }),
  event(4, { title_ar: 'ع'.repeat(51) }),
  event(5, { end: '2026-11-24 17:00' }),
  event(6, { start: 'demain', event_starts_at: null }),
  event(7, { slug: 'article/99' }),
  event(8, { image: '/storage/gone.png' }),
  translated(9, { fr: 'Foire – Chambre 1' }, language),
  event(10, { start: null, event_starts_at: '', end: null, event_ends_at: null }),
  event(11, { end: '2026-11-31', event_ends_at: '2026-11-31' }),
];

const listing = (data: Wire[]): Wire => ({ data, pagination: { current_page: 1, last_page: 1 } });
const ANSWERS: Record<string, unknown> = {
  '/api/articles': listing(ARTICLES),
  '/api/pages': listing([PAGE]),
  '/api/pages/edit/1': PAGE,
  '/api/categoryportail/list_acticle': [LISTED],
  '/api/categoryportail/edit/1': { category: TAXONOMY, articles: listing([]) },
  '/api/serviceportail/list_page': [LISTED],
  '/api/serviceportail/edit/1': { service: TAXONOMY, pages: listing([]) },
  '/api/chambre_de_commerces': CHAMBERS,
  '/api/slide': [SLIDE],
  '/api/slide/popup': [SLIDE],
  '/api/slide/partenaire_all': [PARTNER],
  '/api/first-menu': MENU,
  ...Object.fromEntries(ARTICLES.map((one) => [`/api/articles/edit/${String(one['id'])}`, one])),
  ...Object.fromEntries(
    CHAMBERS.map((one) => [`/api/chambre_de_commerces/edit/${String(one['id'])}`, one]),
  ),
};
const FILES: Record<string, [type: string, body: Buffer]> = {
  '/storage/good.png': ['image/png', PNG],
  '/assets/entreprise/logo.png': ['image/png', PNG],
  '/storage/guide.pdf': ['application/pdf', Buffer.from('%PDF-1.4')],
  '/storage/page.html': ['image/png', Buffer.from('<html>')],
};

/**
 * Every defect of this API: what, whose, in which language, in which field. Whatever else it holds
 * is right.
 */
export const PLANTED = [
  'bad-date event 10 – start',
  'bad-date event 11 – end, event_ends_at',
  'bad-date event 6 – start',
  'dead-link article 12 en description',
  'dead-link article 5 fr description',
  'dead-link event 7 – slug',
  'dead-link menu 2 – link',
  'duplicate-slug article 8 – slug',
  'duplicate-slug article 9 – slug',
  'end-before-start event 5 – end',
  'failing-file article 10 – file',
  'failing-image article 11 ar description',
  'failing-image article 14 en description',
  'failing-image article 4 – image',
  'failing-image event 8 – image',
  'impossible-coordinates chamber 2 – latitude, longitude',
  'impossible-coordinates chamber 4 – latitude, longitude',
  'long-name article 6 ar name',
  'long-name event 4 ar title',
  'member-without-order member 3 memberchamber_elu.1 – order',
  'missing-translation article 3 en name, description',
  'missing-translation event 3 en title',
  'missing-translation event 9 ar title',
  'missing-translation event 9 en title',
  'no-place event 4 ar title',
  'wrong-entity article 13 fr description',
  'wrong-entity article 7 fr name',
];

/** Publications of which it has none. */
const EMPTY_LISTS: Record<string, unknown> = Object.fromEntries(
  PUBLICATIONS.map(({ templates }) => [templates.list, { data: [] }]),
);

/** A small content API with defects planted in it. Calls of `failing` answer 500. */
export async function startPlantedApi(failing: {
  path: string | null;
}): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.split('?')[0] ?? '';
    const file = FILES[path];
    const answer =
      path === '/api/events'
        ? eventsIn(headers['accept-language'] ?? 'fr')
        : (ANSWERS[path] ?? EMPTY_LISTS[path]);
    const isThere = path !== failing.path && (answer !== undefined || file !== undefined);
    response.writeHead(path === failing.path ? 500 : isThere ? 200 : 404, {
      'content-type': file?.[0] ?? 'application/json',
    });
    response.end(isThere ? (file?.[1] ?? JSON.stringify(answer)) : '{}');
  });
  return { url: await listen(server), close: () => stopServer(server) };
}
