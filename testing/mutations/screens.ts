import { LANGUAGES, type Language } from '../test';

/** A screen of the specification's route list with the address under which a payload is asked for the first time. */
export interface MutatedScreen {
  name: string;
  path: (payload: number) => string;
  /** An API that talks nonsense answers 503 here (specification §8); elsewhere it never does. */
  isDetail?: boolean;
}

/** Every screen on fresh ids and search texts, so that no answer kept from an earlier payload stands in for this one's. */
export const MUTATED_SCREENS: readonly MutatedScreen[] = [
  { name: 'home', path: () => '/' },
  { name: 'articles', path: (payload) => `/toutacticle?search=m${payload}` },
  { name: 'pages', path: (payload) => `/toutpage?search=m${payload}` },
  { name: 'article', path: (payload) => `/article/${payload}`, isDetail: true },
  { name: 'page', path: (payload) => `/page/${payload}`, isDetail: true },
  { name: 'category', path: (payload) => `/category/${payload}`, isDetail: true },
  { name: 'service', path: (payload) => `/service/${payload}`, isDetail: true },
  { name: 'search', path: (payload) => `/search?keyword=m${payload}` },
  { name: 'partners', path: () => '/partenaire' },
  { name: 'chambers', path: () => '/chambre_de_commerces' },
  { name: 'chamber', path: (payload) => `/chambre_de_commerce/${payload}`, isDetail: true },
  { name: 'calendar', path: () => '/calendrier' },
  { name: 'contact', path: () => '/contact' },
];

/** The language a screen of a payload is read in: each in turn. */
export function languageOfTurn(payload: number, screen: number): Language {
  return LANGUAGES[(payload + screen) % LANGUAGES.length] ?? 'fr';
}
