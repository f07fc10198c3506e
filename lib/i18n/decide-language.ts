import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import {
  CHOSEN_PARAMETER,
  splitLanguage,
  withLanguage,
  withoutChosenParameter,
} from './language-path';

/**
 * The language decision for a request. `path` has no prefix; `location` is a path of this site,
 * with its query.
 */
export type LanguageDecision =
  | { kind: 'render'; locale: Locale; path: string }
  | { kind: 'redirect'; location: string; remember: Locale | undefined };

export interface LanguageRequest {
  pathname: string;
  /** Without its question mark. */
  query: string;
  /** Value of the choice cookie, unchecked. */
  choice: string | undefined;
  acceptLanguage: string | undefined;
  fetchSite: string | undefined;
}

/**
 * Language of a request: path prefix → explicit choice → browser → French (specification §2).
 * `/fr/…` records the choice and redirects to the address without prefix. The choice also holds
 * without cookies: the address says so where the browser would be sent on, and a request from a
 * page of this site is not negotiated, since the links of English and Arabic pages have a prefix.
 */
export function decideLanguage(request: LanguageRequest): LanguageDecision {
  const { pathname, query } = request;
  const { prefix, path } = splitLanguage(pathname);
  if (prefix && prefix !== DEFAULT_LOCALE) return { kind: 'render', locale: prefix, path };
  const preferred = preferredLanguage(request);
  const isFrench = preferred === DEFAULT_LOCALE;
  const rest = withoutChosenParameter(query);
  if (prefix === DEFAULT_LOCALE) {
    const chosen = [rest, !isFrench && `${CHOSEN_PARAMETER}=${DEFAULT_LOCALE}`]
      .filter(Boolean)
      .join('&');
    return { kind: 'redirect', location: withQuery(path, chosen), remember: DEFAULT_LOCALE };
  }
  if (rest !== query && isFrench)
    return { kind: 'redirect', location: withQuery(path, rest), remember: undefined };
  if (rest !== query || isFrench) return { kind: 'render', locale: DEFAULT_LOCALE, path };
  return {
    kind: 'redirect',
    location: withQuery(withLanguage(path, preferred), query),
    remember: undefined,
  };
}

/** The language of an address without prefix and without a choice of its own. */
function preferredLanguage({ choice, fetchSite, acceptLanguage }: LanguageRequest): Locale {
  if (isLocale(choice)) return choice;
  return fetchSite === 'same-origin' ? DEFAULT_LOCALE : browserLanguage(acceptLanguage);
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

const LONGEST_READ = 500;
/** Cached, since browsers send few different headers. */
const kept = new LRUCache<string, Locale>({ max: 500, memoMethod: bestOf });

/**
 * The best of our languages for an `Accept-Language` header; French when none fits or the header is
 * missing.
 */
export function browserLanguage(header: string | undefined): Locale {
  return header ? kept.memo(header.slice(0, LONGEST_READ)) : DEFAULT_LOCALE;
}

function bestOf(header: string): Locale {
  const languageRanges = header
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1])
        .find(Boolean);
      return {
        language: tag.toLowerCase().split('-')[0],
        quality: quality === undefined ? 1 : Number(quality),
        order,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  const best = languageRanges.find(
    ({ language }) => isLocale(language) || language === '*',
  )?.language;
  return isLocale(best) ? best : DEFAULT_LOCALE;
}
