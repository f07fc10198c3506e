import { splitLanguage } from './language-path';

/** Every screen of three segments is `/{screen}/{id}/{slug}`. A slug never changes what is shown: `/article/7` and `/article/7/any-slug` are one page. */
const SLUG = /^(\/[^/]+\/[^/]+)\/[^/]+$/;

/** A path, with or without language, without its slug. */
export function withoutSlug(pathname: string): string {
  const { path } = splitLanguage(pathname);
  const slug = path.length - path.replace(SLUG, '$1').length;
  return slug === 0 ? pathname : pathname.slice(0, -slug);
}

/** Path of the screen an address leads to: without language, slug and trailing slash. Two addresses of one screen give the same. */
export function screenPath(pathname: string): string {
  return withoutSlug(splitLanguage(pathname).path.replace(/(?<=.)\/$/, ''));
}
