import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/**
 * Splits `/ar/contact` into its explicit language, if any, and the path without it (always starting
 * with a slash).
 */
export function splitLanguage(pathname: string): { prefix: Locale | undefined; path: string } {
  const end = pathname.indexOf('/', 1);
  const candidate = pathname.slice(1, end === -1 ? undefined : end).toLowerCase();
  if (!isLocale(candidate)) return { prefix: undefined, path: pathname };
  return { prefix: candidate, path: end === -1 ? '/' : pathname.slice(end) };
}

/**
 * Puts the language in front of a path without one, which may have a query: French has no prefix
 * (specification §2).
 */
export function withLanguage(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : languageChoice(path, locale);
}

/**
 * In an address without prefix: French was chosen, by a visitor whose browser prefers another
 * language and may keep no cookie.
 */
export const CHOSEN_PARAMETER = 'lang';
const CHOSEN_PAIR = `${CHOSEN_PARAMETER}=${DEFAULT_LOCALE}`;

export function withoutChosenParameter(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== CHOSEN_PAIR)
    .join('&');
}

/**
 * Target of a language link: the same address (given without prefix) in another language. French is
 * linked with its prefix: the server records the choice and redirects to the address without; a
 * link without it would redirect a browser that prefers Arabic back to Arabic.
 */
export function languageChoice(address: string, locale: string): string {
  return `/${locale}${address.replace(/^\/(?=\?|$)/, '')}`;
}

/**
 * Every screen of three segments is `/{screen}/{id}/{slug}`. `/article/7` and `/article/7/any-slug`
 * are one page.
 */
const SLUG = /^(\/[^/]+\/[^/]+)\/[^/]+$/;

export function withoutSlug(pathname: string): string {
  const { path } = splitLanguage(pathname);
  const slug = path.length - path.replace(SLUG, '$1').length;
  return slug === 0 ? pathname : pathname.slice(0, -slug);
}

/**
 * Path of the screen an address leads to: without language, slug and trailing slash. Two addresses
 * of one screen give the same.
 */
export function screenPath(pathname: string): string {
  const { path } = splitLanguage(pathname);
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).replace(SLUG, '$1');
}

/** Whether two addresses lead to the same screen, regardless of their queries. */
export function leadsTo(href: string, address: string): boolean {
  const [screen, other] = [href, address].map((each) => screenPath(each.split(/[?#]/)[0] ?? ''));
  return screen === other;
}
