import type { IncomingMessage } from 'node:http';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { splitLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { Canonical } from './canonical';
import { hydrationVersion } from './hydration-data';
import { lightModeOf, type LightMode } from './light-mode';
import { readNavigation } from './navigation';
import { chosenLanguage } from './redirect';
import type { Target } from './request-target';

type GoodTarget = Extract<Target, { ok: true }>;

/** What a visitor asks for at the address of a screen: another address in their language, the screen itself, or a navigation's payload. */
export type ScreenWish =
  | { kind: 'redirect'; location: string; remember: Locale | undefined }
  | { kind: 'bad' }
  /** `key` is the page's in the page cache: whatever else is different for two visitors, they get the same. */
  | { kind: 'document'; key: string; url: string; locale: Locale; mode: LightMode }
  /** What the scripts of a document need to take it over: the language is that of the document. */
  | { kind: 'hydration'; key: string; url: string; locale: Locale; version: string }
  | { kind: 'navigation'; url: string; locale: Locale; headers: Record<string, string> };

export function readWish(
  request: IncomingMessage,
  { path, query }: GoodTarget,
  { url }: Extract<Canonical, { kind: 'page' }>,
  dev: boolean,
): ScreenWish {
  const version = hydrationVersion(query);
  if (version !== undefined) {
    const locale = splitLanguage(path).prefix ?? DEFAULT_LOCALE;
    return { kind: 'hydration', key: pageKey(locale, url), url, locale, version };
  }
  const decision = decideLanguage({ pathname: path, choice: chosenLanguage(request), acceptLanguage: request.headers['accept-language'] });
  if (decision.kind === 'redirect') return { ...decision, location: decision.location + (query && `?${query}`) };
  const { locale } = decision;
  const navigation = readNavigation(request, dev);
  if (navigation.kind === 'bad') return { kind: 'bad' };
  if (navigation.kind === 'none') {
    const mode = lightModeOf(request, query);
    return { kind: 'document', key: pageKey(locale, url, mode), url, locale, mode };
  }
  return { kind: 'navigation', url: withMark(url, new URLSearchParams(query).get('_rsc')), locale, headers: navigation.headers };
}

function pageKey(locale: Locale, url: string, mode?: LightMode): string {
  return `${locale}${mode?.isLight ? ' light' : ''} ${url}`;
}

/** The framework's client marks the address of a payload by a hash of its headers, and the framework insists on it. */
function withMark(url: string, mark: string | null): string {
  return mark !== null && /^[\w-]{0,64}$/.test(mark) ? `${url}${url.includes('?') ? '&' : '?'}_rsc${mark && `=${mark}`}` : url;
}
