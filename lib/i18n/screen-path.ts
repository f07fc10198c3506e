import { splitLanguage } from './language-path';

/** A slug never changes what is shown: the front renders, and keeps, one page for `/article/7` and `/article/7/any-slug`. */
const SLUG = /^(\/(?:article|page|category|service|chambre_de_commerce)\/[^/]+)\/[^/]+$/;

/** Path of the screen an address leads to: without language, slug and trailing slash. Two addresses of one screen give the same. */
export function screenPath(pathname: string): string {
  const path = splitLanguage(pathname).path.replace(/(?<=.)\/$/, '');
  return path.replace(SLUG, '$1');
}
