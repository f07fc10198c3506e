import type { ScreenName, StatementName } from '@/lib/routes/table';
import { messages } from '../messages';

/** One screen of the matrix, on the second content API. */
export interface FaultScreen {
  name: string;
  path: string;
  /** The call it depends on, and the specification's words for its failure (§8). */
  call: string;
  message: string;
  /** What it shows of the content; its last word is the mark of the API. */
  shows: string;
  /** The response while the API fails and the page is not cached. */
  unseen: { status: number; shows: string };
}

const { common, notFound, calendar } = messages.fr;
const NOT_FOUND = { status: 503, shows: notFound.unavailableTitle };
const LIST_FAILED = { status: 200, shows: common.tryAgainSoon };

/** Screens that show nothing of the API are left out. */
type ContentScreen = Exclude<ScreenName, 'contact' | StatementName>;

/** Every screen that shows content of the API. */
const BY_NAME: Record<ContentScreen | 'events' | 'menu', Omit<FaultScreen, 'name'>> = {
  home: {
    path: '/',
    call: '/api/articles/home',
    message: 'Error fetching home data',
    shows: 'Salon de l&export Atlas',
    unseen: { status: 200, shows: 'À vos côtés, dans chaque wilaya' },
  },
  articles: {
    path: '/toutacticle',
    call: '/api/articles',
    message: 'Error fetching articles',
    shows: 'Salon de l&export Atlas',
    unseen: LIST_FAILED,
  },
  pages: {
    path: '/toutpage',
    call: '/api/pages',
    message: 'Error fetching pages',
    shows: "Certificat d'origine Atlas",
    unseen: LIST_FAILED,
  },
  category: {
    path: '/category/7',
    call: '/api/categoryportail/edit/7',
    message: 'Error fetching category',
    shows: 'Salon de l&export Atlas',
    unseen: LIST_FAILED,
  },
  service: {
    path: '/service/21',
    call: '/api/serviceportail/edit/21',
    message: 'Error fetching service',
    shows: "Certificat d'origine Atlas",
    unseen: LIST_FAILED,
  },
  search: {
    path: '/search?keyword=a',
    call: '/api/search',
    message: 'Error fetching search results',
    shows: 'Salon de l&export Atlas',
    unseen: LIST_FAILED,
  },
  article: {
    path: '/article/41',
    call: '/api/articles/edit/41',
    message: 'Article not found',
    shows: 'Salon de l&export Atlas',
    unseen: NOT_FOUND,
  },
  page: {
    path: '/page/61',
    call: '/api/pages/edit/61',
    message: 'pages not found',
    shows: "Certificat d'origine Atlas",
    unseen: NOT_FOUND,
  },
  chamber: {
    path: '/chambre_de_commerce/31',
    call: '/api/chambre_de_commerces/edit/31',
    message: 'Error: chambre_de_commerces not found',
    shows: "Chambre de l'Ouest Atlas",
    unseen: NOT_FOUND,
  },
  chambers: {
    path: '/chambre_de_commerces',
    call: '/api/chambre_de_commerces',
    message: 'Error fetching chambers',
    shows: "Chambre de l'Ouest Atlas",
    unseen: LIST_FAILED,
  },
  partners: {
    path: '/partenaire',
    call: '/api/slide/partenaire_all',
    message: 'Error fetching partners',
    shows: 'Banque partenaire Atlas',
    unseen: LIST_FAILED,
  },
  calendar: {
    path: '/calendrier?date=2026-03',
    call: '/api/events',
    message: 'Error fetching events',
    shows: 'Journée des exportateurs Atlas',
    unseen: { status: 200, shows: calendar.loadFailed },
  },
  events: {
    path: '/api/events?start=2026-03-01T00:00:00Z&end=2026-04-01T00:00:00Z',
    call: '/api/events',
    message: 'Error fetching events',
    shows: 'Journée des exportateurs Atlas',
    // Requested by a script, which needs the failure.
    unseen: { status: 503, shows: calendar.loadFailed },
  },
  menu: {
    path: '/contact',
    call: '/api/first-menu',
    message: 'Error fetching menu items',
    shows: 'Le réseau Atlas',
    unseen: { status: 200, shows: messages.fr.contact.title },
  },
};

/** Besides screens, what their scripts ask for, and the menu. */
export const FAULT_SCREENS: FaultScreen[] = Object.entries(BY_NAME).map(([name, screen]) => ({
  name,
  ...screen,
}));

/** Those of them that are pages and show it in their main part. */
export const CONTENT_SCREENS = FAULT_SCREENS.filter(
  ({ name }) => !['events', 'menu'].includes(name),
);

/** Screens whose answers are in the store: those to typed searches are in memory alone. */
export const STORED_SCREENS = FAULT_SCREENS.filter(({ path }) => !path.includes('keyword='));
