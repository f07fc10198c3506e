import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/** Splits `/ar/contact` into its language, if any, and the path without it. */
export function splitLanguage(pathname: string): { prefix: Locale | undefined; path: string } {
  const end = pathname.indexOf('/', 1);
  const candidate = pathname.slice(1, end === -1 ? undefined : end).toLowerCase();
  if (!isLocale(candidate)) return { prefix: undefined, path: pathname };
  return { prefix: candidate, path: end === -1 ? '/' : pathname.slice(end) };
}

/** Adds the language to a path with its query. French has no prefix (specification §2). */
export function withLanguage(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : languageChoice(path, locale);
}

/** Browsers without cookies carry the choice of French in this parameter. */
export const CHOSEN_PARAMETER = 'lang';
export const CHOSEN_PAIR = `${CHOSEN_PARAMETER}=${DEFAULT_LOCALE}`;

export function withoutChosenParameter(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== CHOSEN_PAIR)
    .join('&');
}

/**
 * Returns the target of a language link. French is linked with `/fr`, so that the server stores the
 * choice; otherwise the browser's language would win.
 */
export function languageChoice(address: string, locale: string): string {
  return `/${locale}${address.replace(/^\/(?=\?|$)/, '')}`;
}

/** Every screen of three segments is `/{screen}/{id}/{slug}`. */
const SLUG = /^(\/[^/]+\/[^/]+)\/[^/]+$/;

export function withoutSlug(pathname: string): string {
  const { path } = splitLanguage(pathname);
  const slug = path.length - path.replace(SLUG, '$1').length;
  return slug === 0 ? pathname : pathname.slice(0, -slug);
}

/** Returns the path of a screen without language, slug and trailing slash. */
export function screenPath(pathname: string): string {
  const { path } = splitLanguage(pathname);
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).replace(SLUG, '$1');
}

/** Whether two addresses lead to the same screen, whatever their queries. */
export function leadsTo(href: string, address: string): boolean {
  const [one, other] = [href, address].map((each) => screenPath(each.split(/[?#]/)[0] ?? ''));
  return one === other;
}
