import { getArticles, getCategories } from '@/lib/api/endpoints/articles';
import { getChambers } from '@/lib/api/endpoints/chambers';
import { getPages, getServices } from '@/lib/api/endpoints/pages';
import type { ApiResult } from '@/lib/api/result';
import type { CountedTaxonomy } from '@/lib/api/schemas/taxonomy';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import { knownMoment } from '@/lib/dates/api-date';
import { LOCALES } from '@/lib/i18n/locales';
import { readableIn } from '@/lib/i18n/readable-in';
import { everyItem } from '@/lib/listing/every-item';
import { listAddress } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes/links';
import { SCREENS } from '@/lib/routes/table';
import { chamberHref } from '@/lib/views/chamber';
import type { SitemapEntry } from './sitemap';

/** The largest page the lists offer: the fewest calls for the whole. */
const PER_CALL = 48;

const everyArticle = () => everyItem((page) => getArticles({ page, perPage: PER_CALL, search: '' }));
const everyPage = () => everyItem((page) => getPages({ page, perPage: PER_CALL, search: '' }));

const FIXED = SCREENS.filter(([, { inSitemap }]) => inSitemap).map(([, { pattern }]) => pattern);

/** What the files of each kind list. A failure of the API is handed on: half a list would tell search engines that the rest is gone. */
const FILES = {
  screens: async () => mapped({ ok: true, data: [...FIXED] }, (path) => [entry(path)]),
  articles: async () =>
    mapped(await everyArticle(), (article) => [
      { path: routes.article(article), locales: readableIn(article.name, article.body), modifiedAt: knownMoment(article.updatedAt) },
    ]),
  pages: async () =>
    mapped(await everyPage(), (page) => [
      { path: routes.page(page), locales: readableIn(page.name, page.body), modifiedAt: knownMoment(page.updatedAt) },
    ]),
  chambers: async () =>
    mapped(await getChambers(), (chamber) => [{ path: chamberHref(chamber), locales: readableIn(chamber.name), modifiedAt: null }]),
  categories: async () => mapped(await getCategories(), (category) => listPages(routes.category(category), category)),
  services: async () => mapped(await getServices(), (service) => listPages(routes.service(service), service)),
  lists: async () => {
    const [articles, pages] = await Promise.all([everyArticle(), everyPage()]);
    if (!articles.ok) return articles;
    if (!pages.ok) return pages;
    return { ok: true, data: [...screensOf(routes.articles, articles.data.length), ...screensOf(routes.pages, pages.data.length)] };
  },
} satisfies Record<string, () => Promise<ApiResult<SitemapEntry[]>>>;

type SitemapKind = keyof typeof FILES;
const KINDS = Object.keys(FILES) as SitemapKind[];

/** A file holds 50,000 addresses and 50 MB at most (sitemaps.org): even with the longest Arabic slugs, in all languages, so many screens are less. */
export const SCREENS_PER_FILE = 1000;

/** One file of the sitemap: the first of a kind has no number. */
export interface SitemapFile {
  kind: SitemapKind;
  number: number;
}

/** The file an address names, without folder; null when it names none. */
export function readSitemapFile(address: string): SitemapFile | null {
  const [, kind = '', number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(address) ?? [];
  return isKind(kind) ? { kind, number: Number(number) } : null;
}

/** The entries of one file; none when the kind has fewer files. */
export async function sitemapEntries({ kind, number }: SitemapFile): Promise<ApiResult<SitemapEntry[]>> {
  const all = await FILES[kind]();
  return all.ok ? { ok: true, data: all.data.slice((number - 1) * SCREENS_PER_FILE, number * SCREENS_PER_FILE) } : all;
}

/** Names of all files. Of a kind whose screens cannot be had, the first is named all the same: it answers when the API does. */
export async function sitemapFileNames(): Promise<string[]> {
  const names = await Promise.all(
    KINDS.map(async (kind) => {
      const all = await FILES[kind]();
      const files = all.ok ? Math.ceil(all.data.length / SCREENS_PER_FILE) : 1;
      return Array.from({ length: files }, (_, index) => `${kind}${index === 0 ? '' : `-${index + 1}`}.xml`);
    }),
  );
  return names.flat();
}

function isKind(name: string): name is SitemapKind {
  return Object.hasOwn(FILES, name);
}

function mapped<T>(result: ApiResult<T[]>, entriesOf: (item: T) => SitemapEntry[]): ApiResult<SitemapEntry[]> {
  return result.ok ? { ok: true, data: result.data.flatMap(entriesOf) } : result;
}

function entry(path: string): SitemapEntry {
  return { path, locales: [...LOCALES], modifiedAt: null };
}

/** Each page of a category's or service's list is a screen of its own. */
function listPages(path: string, { name, items }: CountedTaxonomy): SitemapEntry[] {
  return screensOf(path, items).map((screen) => ({ ...screen, locales: readableIn(name) }));
}

function screensOf(path: string, items: number): SitemapEntry[] {
  const pages = Math.max(1, Math.ceil(items / DEFAULT_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => entry(listAddress(path, { page: index + 1 })));
}
