import { mapResult, orEmpty, type ApiResult } from '@/lib/content-api/result';
import { MAX_PAGES, type Listing } from '@/lib/content-api/schemas/listing';
import { DEFAULT_PER_PAGE, LARGEST_PER_PAGE } from '@/lib/platform/constants';
import { knownMoment, zonedDateTime, type Moment } from '@/lib/i18n/api-date';
import { entities, PUBLICATIONS, TAXONOMIES } from '@/lib/content-api/entities';
import type { Publication, Taxonomy } from '@/lib/content-api/entities/publication';
import { withLanguage } from '@/lib/i18n/language-path';
import { listReadableIn, readableIn, type Localised } from '@/lib/i18n/localise';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { chamberHref, routes } from '@/lib/routes/links';
import { SCREEN_ROUTES } from '@/lib/routes/table';
import { siteAddress } from '@/lib/platform/env';
import { createLimit } from '@/lib/platform/limit';
import { xmlFile, xmlText } from './document';

/** A sitemap file covers 20 pages of an API list, and loads only those. */
const PAGES_PER_FILE = 20;
/** Even with the longest slugs, a file has under 50,000 addresses and 50 MB (sitemaps.org). */
export const SCREENS_PER_FILE = PAGES_PER_FILE * LARGEST_PER_PAGE;
/** The API may return more items per page than requested, so entries are cut too. */
const MAX_ENTRIES = Math.floor(50_000 / LOCALES.length);
const MAX_FILES = Math.ceil(MAX_PAGES / PAGES_PER_FILE);
const PAGES_AT_ONCE = 4;

/** The files of one kind of screen. If a page of the list fails, its file fails; caches keep it. */
interface SitemapKind {
  count: () => Promise<ApiResult<number>>;
  /** Returns the entries of a file, or none beyond the last file. */
  entries: (file: number) => Promise<ApiResult<SitemapEntry[]>>;
}

type LoadPage<T> = (page: number) => Promise<ApiResult<Listing<T>>>;

/** Makes the files for the screens behind a paged list. */
export function pagedKind<T>(
  load: LoadPage<T>,
  entriesOf: (items: T[]) => SitemapEntry[],
): SitemapKind {
  return {
    count: async () =>
      mapResult(await load(1), ({ items, lastPage }) =>
        items.length === 0 ? 0 : Math.min(MAX_FILES, Math.ceil(lastPage / PAGES_PER_FILE)),
      ),
    entries: async (file) => {
      const firstPage = (file - 1) * PAGES_PER_FILE + 1;
      const read = async (page: number) =>
        mapResult(await load(page), ({ items, lastPage }) => ({
          lastPage,
          entries: entriesOf(items),
        }));
      const head = await read(firstPage);
      if (!head.ok || head.data.lastPage < firstPage) return mapResult(head, () => []);
      const furtherPages = Math.min(PAGES_PER_FILE, head.data.lastPage - firstPage + 1) - 1;
      const limit = createLimit(PAGES_AT_ONCE);
      const pages = await Promise.all(
        Array.from({ length: furtherPages }, (_, index) =>
          limit(() => read(firstPage + 1 + index)),
        ),
      );
      const entries = [...head.data.entries];
      for (const page of pages) {
        if (!page.ok) return page;
        entries.push(...page.data.entries);
      }
      return { ok: true, data: entries.slice(0, MAX_ENTRIES) };
    },
  };
}

function singleFileKind(load: () => Promise<ApiResult<SitemapEntry[]>>): SitemapKind {
  return {
    count: async () => mapResult(await load(), (entries) => Math.min(1, entries.length)),
    entries: async (file) =>
      mapResult(await load(), (entries) => (file === 1 ? entries.slice(0, MAX_ENTRIES) : [])),
  };
}

function sitemapEntry(path: string, locales: readonly Locale[] = LOCALES): SitemapEntry {
  return { path, locales, modifiedAt: null };
}

function taxonomyKind(entity: Taxonomy): SitemapKind {
  return singleFileKind(async () =>
    mapResult(await entity.all(), (all) =>
      all.map((each) => sitemapEntry(routes[entity.tag](each), readableIn(each.name))),
    ),
  );
}

function publicationKind(publication: Publication): SitemapKind {
  return pagedKind(
    (page) => publication.list(page, LARGEST_PER_PAGE, ''),
    (items) =>
      items.map((item) => ({
        ...sitemapEntry(publication.href(item), readableIn(item.name, item.body)),
        modifiedAt: knownMoment(item.updatedAt),
      })),
  );
}

const screensKind = singleFileKind(async () => {
  const items = async ({ list, listRoute }: Publication) => ({
    path: routes[listRoute],
    found: mapResult(await list(1, DEFAULT_PER_PAGE, ''), (listing) => listing.items),
  });
  const lists = await Promise.all([
    ...PUBLICATIONS.map(items),
    entities.partner.all().then((found) => ({ path: routes.partners, found })),
    entities.chamber.all().then((found) => ({ path: routes.chambers, found })),
  ]);
  const listed = new Map<string, readonly Locale[]>(
    lists.map(({ path, found }) => [path, listReadableIn(orEmpty<{ name: Localised }>(found))]),
  );
  const patterns = SCREEN_ROUTES.map(([, { pattern }]) => pattern).filter(
    (pattern) => !pattern.includes(':') && pattern !== routes.search,
  );
  return { ok: true, data: patterns.map((pattern) => sitemapEntry(pattern, listed.get(pattern))) };
});

const chambersKind = singleFileKind(async () =>
  mapResult(await entities.chamber.all(), (all) =>
    all.map((chamber) => sitemapEntry(chamberHref(chamber), readableIn(chamber.name))),
  ),
);

const KINDS = new Map<string, SitemapKind>([
  ['screens', screensKind],
  ...PUBLICATIONS.map((each) => [each.listRoute, publicationKind(each)] as const),
  ['chambers', chambersKind],
  ...TAXONOMIES.map((taxonomy) => [taxonomy.plural, taxonomyKind(taxonomy)] as const),
]);

/** Returns the entries of `articles.xml`, `articles-2.xml` …, or null if there is no such file. */
export async function sitemapEntries(file: string): Promise<ApiResult<SitemapEntry[]> | null> {
  const [, name = '', number = '1'] =
    /^([a-z-]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  const kind = KINDS.get(name);
  return kind && Number(number) <= MAX_FILES ? kind.entries(Number(number)) : null;
}

export async function sitemapFileNames(): Promise<string[]> {
  const names = await Promise.all(
    [...KINDS].map(async ([name, kind]) => {
      const count = await kind.count();
      // A file whose call fails stays in the index, unless the API does not have the call.
      const files = count.ok ? count.data : Number(count.failure.kind !== 'missing');
      return Array.from(
        { length: files },
        (_, index) => `${name}${index === 0 ? '' : `-${index + 1}`}.xml`,
      );
    }),
  );
  return names.flat();
}

export interface SitemapEntry {
  /** Canonical path with its query, without language. */
  path: string;
  /** Languages of the screen; the first is `x-default`. */
  locales: readonly Locale[];
  /** Time of the content's last change; null if unknown. */
  modifiedAt: Moment | null;
}

/** Writes a sitemap file: each screen in each language, with links to the other languages. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => entry.locales.map((locale) => urlElement(entry, locale)));
  return xmlFile(
    'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    urls,
  );
}

function urlElement({ path, locales, modifiedAt }: SitemapEntry, locale: Locale): string {
  const link = (hreflang: string, language: Locale): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path, language)}"/>`;
  const links =
    locales.length > 1
      ? [
          ...locales.map((language) => link(language, language)),
          link('x-default', locales[0] ?? DEFAULT_LOCALE),
        ]
      : [];
  const modified = modifiedAt ? `<lastmod>${zonedDateTime(modifiedAt)}</lastmod>` : '';
  return `<url><loc>${addressOf(path, locale)}</loc>${modified}${links.join('')}</url>`;
}

function addressOf(path: string, locale: Locale): string {
  // Next writes the home screen's canonical address without a slash as well.
  return xmlText(siteAddress() + withLanguage(path, locale).replace(/^\/$/, ''));
}

export function sitemapIndexXml(names: readonly string[]): string {
  const files = names.map(
    (name) => `<sitemap><loc>${xmlText(`${siteAddress()}/sitemap/${name}`)}</loc></sitemap>`,
  );
  return xmlFile('sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', files);
}
