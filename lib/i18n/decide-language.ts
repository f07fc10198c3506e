import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { splitLanguage, withLanguage } from './language-path';

/** What a request's language asks of the server. `path` has no prefix; `location` is a path of this site. */
export type LanguageDecision =
  { kind: 'render'; locale: Locale; path: string } | { kind: 'redirect'; location: string; remember: Locale | undefined };

export interface LanguageRequest {
  pathname: string;
  /** Value of the choice cookie, unchecked. */
  choice: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * Language of a request: path prefix → explicit choice → browser → French (specification §2, decisions "Language and addresses").
 * `/fr/…` records the choice and redirects to the address without prefix.
 */
export function decideLanguage({ pathname, choice, acceptLanguage }: LanguageRequest): LanguageDecision {
  const { prefix, path } = splitLanguage(pathname);
  if (prefix === DEFAULT_LOCALE) return { kind: 'redirect', location: path, remember: DEFAULT_LOCALE };
  if (prefix) return { kind: 'render', locale: prefix, path };
  const preferred = isLocale(choice) ? choice : browserLanguage(acceptLanguage);
  if (preferred === DEFAULT_LOCALE) return { kind: 'render', locale: DEFAULT_LOCALE, path };
  return { kind: 'redirect', location: withLanguage(path, preferred), remember: undefined };
}

const LONGEST_READ = 500;
/** Browsers send few different headers: what was made of the last ones is kept. */
const MOST_KEPT = 500;
const kept = new Map<string, Locale>();

/** The best of our languages for an `Accept-Language` header; French when none fits or the header is missing. */
export function browserLanguage(header: string | undefined): Locale {
  if (!header) return DEFAULT_LOCALE;
  const start = header.slice(0, LONGEST_READ);
  const known = kept.get(start);
  if (known) return known;
  const locale = bestOf(start);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(start, locale);
  return locale;
}

function bestOf(header: string): Locale {
  const wishes = header
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality), order };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of wishes) {
    if (isLocale(language)) return language;
    if (language === '*') return DEFAULT_LOCALE;
  }
  return DEFAULT_LOCALE;
}
