import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { CHOSEN_PAIR, splitLanguage, withLanguage, withoutChosenParameter } from './language-path';

/** `path` has no language prefix; `location` is a path of this site with its query. */
export type LanguageDecision =
  | { kind: 'render'; locale: Locale; path: string }
  | { kind: 'redirect'; location: string; remember: Locale | undefined };

export interface LanguageRequest {
  pathname: string;
  /** The query has no question mark. */
  query: string;
  /** Value of the language cookie, unchecked. */
  choice: string | undefined;
  acceptLanguage: string | undefined;
  fetchSite: string | undefined;
}

/**
 * Decides the language: path prefix → explicit choice → browser → French (specification §2).
 * `/fr/…` stores the choice in a cookie and redirects. For browsers without cookies the address
 * carries the choice, and links within the site ignore `Accept-Language`.
 */
export function decideLanguage(request: LanguageRequest): LanguageDecision {
  const { query } = request;
  const { prefix, path } = splitLanguage(request.pathname);
  if (prefix && prefix !== DEFAULT_LOCALE) return { kind: 'render', locale: prefix, path };
  const preferred = preferredLanguage(request);
  const isFrench = preferred === DEFAULT_LOCALE;
  const queryWithoutChoice = withoutChosenParameter(query);
  const redirect = (to: string, query: string, remember?: Locale): LanguageDecision => ({
    kind: 'redirect',
    location: query === '' ? to : `${to}?${query}`,
    remember,
  });
  if (prefix === DEFAULT_LOCALE) {
    const chosen = [queryWithoutChoice, isFrench ? '' : CHOSEN_PAIR].filter(Boolean).join('&');
    return redirect(path, chosen, DEFAULT_LOCALE);
  }
  const isChosen = queryWithoutChoice !== query;
  if (isChosen && isFrench) return redirect(path, queryWithoutChoice);
  if (isChosen || isFrench) return { kind: 'render', locale: DEFAULT_LOCALE, path };
  return redirect(withLanguage(path, preferred), query);
}

/** Returns the language for an address without prefix and without a choice in its query. */
function preferredLanguage({ choice, fetchSite, acceptLanguage }: LanguageRequest): Locale {
  if (isLocale(choice)) return choice;
  return fetchSite === 'same-origin' ? DEFAULT_LOCALE : browserLanguage(acceptLanguage);
}

const MAX_HEADER_LENGTH = 500;

/** Returns the best language for an `Accept-Language` header, or French if none matches. */
export function browserLanguage(header = ''): Locale {
  const ranges = header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const [, quality = '1'] =
        /(?:^|;)\s*q\s*=\s*([\d.]+)\s*(?:;|$)/.exec(parameters.join(';')) ?? [];
      return { language: tag.split('-')[0], quality: Number(quality) };
    });
  const best = ranges
    .filter(({ language, quality }) => quality > 0 && (isLocale(language) || language === '*'))
    .sort((a, b) => b.quality - a.quality)[0]?.language;
  return isLocale(best) ? best : DEFAULT_LOCALE;
}
