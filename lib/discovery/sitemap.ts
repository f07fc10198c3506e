import { knownMoment, type Moment } from '@/lib/dates/api-date';
import { withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { xmlFile, xmlText } from './document';
import { getArticles, getCategories, getChambers, getPages, getServices } from '@/lib/api/endpoints';
import { type ApiResult, mapResult } from '@/lib/api/result';
import type { Article, Page } from '@/lib/api/schemas/content';
import { DEFAULT_PER_PAGE, LARGEST_PER_PAGE } from '@/lib/constants';
import { readableIn } from '@/lib/i18n/localise';
import { listAddress } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes/links';
import { SCREENS } from '@/lib/routes/table';
import { chamberHref } from '@/lib/views/chamber';
import { MAX_PAGES, type Listing } from '@/lib/api/schemas/listing';
import { createLimit } from '@/lib/runtime/limit';
import { logger } from '@/lib/runtime/logger';

interface SitemapEntry {
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

const everyArticle = () => everyItem((page) => getArticles(page, LARGEST_PER_PAGE, ''));
const everyPage = () => everyItem((page) => getPages(page, LARGEST_PER_PAGE, ''));

const items = async (every: Promise<ApiResult<(Article | Page)[]>>, addressOf: typeof routes.article) =>
  mapResult(await every, (all) => all.map((item) => entry(addressOf(item), readableIn(item.name, item.body), knownMoment(item.updatedAt))));

/** Screens that are neither of an item nor a page of a list. */
const FIXED_SCREENS = SCREENS.filter(([, { pattern, parameters }]) => !pattern.includes(':') && !('page' in parameters));

/** What the files of each kind list, from one endpoint each. A failure is handed on: half a list would tell search engines that the rest is gone. */
const FILES = {
  screens: async () => ({ ok: true, data: FIXED_SCREENS.map(([, { pattern }]) => entry(pattern)) }),
  articles: async () => items(everyArticle(), routes.article),
  pages: async () => items(everyPage(), routes.page),
  chambers: async () => mapResult(await getChambers(), (all) => all.map((chamber) => entry(chamberHref(chamber), readableIn(chamber.name)))),
  categories: async () =>
    mapResult(await getCategories(), (all) =>
      all.flatMap((category) => listPages(routes.category(category), category.items, readableIn(category.name))),
    ),
  services: async () =>
    mapResult(await getServices(), (all) => all.flatMap((service) => listPages(routes.service(service), service.items, readableIn(service.name)))),
  'articles-list': async () => mapResult(await everyArticle(), ({ length }) => listPages(routes.articles, length)),
  'pages-list': async () => mapResult(await everyPage(), ({ length }) => listPages(routes.pages, length)),
} satisfies Record<string, () => Promise<ApiResult<SitemapEntry[]>>>;

const KINDS = Object.keys(FILES) as (keyof typeof FILES)[];

/** A file holds 50,000 addresses and 50 MB at most (sitemaps.org): even with the longest Arabic slugs, in all languages, so many screens are less. */
export const SCREENS_PER_FILE = 1000;

/** The file of the sitemap that an address names, without folder; null when it names none. The first of a kind has no number. */
export function readSitemapFile(address: string) {
  const [, name, number = '1'] = /^([a-z-]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(address) ?? [];
  const kind = KINDS.find((each) => each === name);
  return kind ? { kind, number: Number(number) } : null;
}
type SitemapFile = NonNullable<ReturnType<typeof readSitemapFile>>;

/** The entries of one file; none when the kind has fewer files. */
export async function sitemapEntries({ kind, number }: SitemapFile): Promise<ApiResult<SitemapEntry[]>> {
  return mapResult(await FILES[kind](), (all) => all.slice((number - 1) * SCREENS_PER_FILE, number * SCREENS_PER_FILE));
}

/** Names of all files. The first of a kind is named while its endpoint fails, for it answers later, but not where the API lacks that endpoint. */
export async function sitemapFileNames(): Promise<string[]> {
  const names = await Promise.all(
    KINDS.map(async (kind) => {
      const all = await FILES[kind]();
      const files = all.ok ? Math.ceil(all.data.length / SCREENS_PER_FILE) : Number(all.failure.kind !== 'missing');
      return Array.from({ length: files }, (_, index) => `${kind}${index === 0 ? '' : `-${index + 1}`}.xml`);
    }),
  );
  return names.flat();
}

function entry(path: string, locales: readonly Locale[] = LOCALES, modifiedAt: Moment | null = null): SitemapEntry {
  return { path, locales, modifiedAt };
}

/** Each page of a list is a screen of its own. */
function listPages(path: string, items: number, locales?: readonly Locale[]): SitemapEntry[] {
  const pages = Math.max(1, Math.ceil(Math.min(items, MAX_PAGES * LARGEST_PER_PAGE) / DEFAULT_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => entry(listAddress(path, { page: index + 1 }), locales));
}

const AT_ONCE = 4;

/** Every item of a paged list, in its order. One page that cannot be had is a failure of the whole. */
export async function everyItem<T>(load: (page: number) => Promise<ApiResult<Listing<T>>>): Promise<ApiResult<T[]>> {
  const first = await load(1);
  if (!first.ok) return first;
  const { lastPage } = first.data;
  if (lastPage > MAX_PAGES) logger.warn({ lastPage, read: MAX_PAGES }, 'A list is longer than is read');
  const limit = createLimit(AT_ONCE);
  const others = Array.from({ length: Math.min(lastPage, MAX_PAGES) - 1 }, (_, index) => limit(() => load(index + 2)));
  const items = [...first.data.items];
  for (const result of await Promise.all(others)) {
    if (!result.ok) return result;
    items.push(...result.data.items);
  }
  return { ok: true, data: items };
}
