import { attributes, get } from './http';

/** A screen of the site on its embedded content; details are found through a list, since their ids are not known beforehand. */
export interface Screen {
  name: string;
  path?: string;
  /** The list that links to it, and what such a link looks like. */
  list?: string;
  link?: RegExp;
}

/** Every route of the specification (§2) except the not-found screen, and the site's own statements. */
export const SCREENS: Screen[] = [
  { name: '/', path: '/' },
  { name: '/contact', path: '/contact' },
  { name: '/calendrier', path: '/calendrier' },
  { name: '/article/{id}', list: '/toutacticle', link: /^\/article\/\d+/ },
  { name: '/page/{id}', list: '/toutpage', link: /^\/page\/\d+/ },
  { name: '/toutacticle', path: '/toutacticle' },
  { name: '/toutpage', path: '/toutpage' },
  { name: '/category/{id}', list: '/', link: /^\/category\/\d+/ },
  { name: '/service/{id}', list: '/toutpage', link: /^\/service\/\d+/ },
  { name: '/search', path: '/search?keyword=export' },
  { name: '/partenaire', path: '/partenaire' },
  { name: '/chambre_de_commerces', path: '/chambre_de_commerces' },
  { name: '/chambre_de_commerce/{id}', list: '/', link: /^\/chambre_de_commerce\/\d+/ },
  { name: '/accessibilite', path: '/accessibilite' },
  { name: '/confidentialite', path: '/confidentialite' },
];

/** The French address of a screen: its own, or that of the first record its list links to. */
export async function firstOf(base: string, { name, path, list, link }: Screen): Promise<string> {
  if (path) return path;
  const hrefs = attributes((await get(base, list ?? '/')).body, 'a', 'href');
  const found = hrefs.find((href) => link?.test(href));
  if (!found) throw new Error(`${list ?? ''} has no link to ${name}`);
  return found;
}
