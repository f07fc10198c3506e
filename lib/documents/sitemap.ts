import type { Moment } from '@/lib/dates/api-date';
import { withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { xmlFile, xmlText } from './document';

export interface SitemapEntry {
  /** Canonical path without language, query included. */
  path: string;
  /** Languages it can be read in; the first is for readers of none of them. */
  locales: readonly Locale[];
  /** When its content last changed, when the API tells. */
  modifiedAt: Moment | null;
}

/** One file of the sitemap: each language of each screen, with all its languages beside it. `origin` has no trailing slash. */
export function sitemapXml(entries: SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => entry.locales.map((locale) => urlElement(entry, locale, origin)));
  return xmlFile('urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

function urlElement({ path, locales, modifiedAt }: SitemapEntry, locale: Locale, origin: string): string {
  const link = (hreflang: string, language: Locale): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path, language, origin)}"/>`;
  const links = locales.length > 1 ? [...locales.map((language) => link(language, language)), link('x-default', locales[0] ?? DEFAULT_LOCALE)] : [];
  const modified = modifiedAt ? `<lastmod>${modifiedAt}</lastmod>` : '';
  return `<url><loc>${addressOf(path, locale, origin)}</loc>${modified}${links.join('')}</url>`;
}

function addressOf(path: string, locale: Locale, origin: string): string {
  // The framework writes the home screen's canonical address without a slash; both must say the same.
  return xmlText(origin + withLanguage(path, locale).replace(/^\/$/, ''));
}

export function sitemapIndexXml(names: readonly string[], origin: string): string {
  const files = names.map((name) => `<sitemap><loc>${xmlText(`${origin}/sitemap/${name}`)}</loc></sitemap>`);
  return xmlFile('sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', files);
}
