import { type ApiResult, mapResult, orEmpty } from '@/lib/api/result';
import { MAX_PAGES, type Listing } from '@/lib/api/schemas/listing';
import { DEFAULT_PER_PAGE, LARGEST_PER_PAGE } from '@/lib/constants';
import { knownMoment, zonedDateTime, type Moment } from '@/lib/dates/api-date';
import { entities, PUBLICATIONS, TAXONOMIES } from '@/lib/entities';
import type { Publication, Taxonomy } from '@/lib/entities/publication';
import { LOCALES, type Locale, DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { listReadableIn, readableIn } from '@/lib/i18n/localise';
import { listAddress } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/links';
import { SCREEN_ROUTES } from '@/lib/routes/table';
import { logger } from '@/lib/runtime/logger';
import { chamberHref } from '@/lib/views/chamber';
import { withLanguage } from '@/lib/i18n/language-path';
import { xmlFile, xmlText } from './document';

/** A file holds the items of so many pages of a list. */
const PAGES_PER_FILE = 20;
/** Even with the longest slugs less than 50,000 addresses and 50 MB (sitemaps.org). */
export const SCREENS_PER_FILE = PAGES_PER_FILE * LARGEST_PER_PAGE;
/** An API may send longer pages than it is asked for. */
const MAX_ENTRIES = Math.floor(50_000 / LOCALES.length);
/** Of one kind: as many as the longest list that is read has. */
const MAX_FILES = Math.ceil(MAX_PAGES / PAGES_PER_FILE);
const PAGES_AT_ONCE = 4;

/**
 * The files of one kind. A failure is handed on: half a list would tell search engines that the
 * rest is gone.
 */
interface Kind {
  count: () => Promise<number>;
  /** The entries of one; none when there are fewer files. */
  entries: (number: number) => Promise<ApiResult<SitemapEntry[]>>;
}

type LoadPage<T> = (page: number) => Promise<ApiResult<Listing<T>>>;

/**
 * What a paged list leads to. A file reads its own pages alone, and keeps the entries of each as it
 * arrives.
 */
export function pagedKind<T>(
  load: LoadPage<T>,
  entriesOf: (items: T[], page: number) => SitemapEntry[],
): Kind {
  const firstPage = (number: number): number => (number - 1) * PAGES_PER_FILE + 1;
  return {
    // By what there is, whatever number of pages the API tells.
    count: async () => {
      for (let number = 1; number <= MAX_FILES; number += 1) {
        const page = await load(firstPage(number));
        // A file is named while its call fails.
        if (!page.ok) return number;
        const { items, lastPage, total } = page.data;
        if (items.length === 0 || lastPage < firstPage(number)) return number - 1;
        // A paginator that does not count tells the next page alone.
        if (
          lastPage < firstPage(number + 1) &&
          (total !== null || lastPage !== firstPage(number) + 1)
        )
          return number;
      }
      logger.warn({ read: MAX_PAGES }, 'A list is longer than the sitemap reads');
      return MAX_FILES;
    },
    entries: async (number) => {
      const first = firstPage(number);
      const keep = async (page: number) =>
        mapResult(await load(page), ({ items, lastPage }) => ({
          lastPage,
          entries: entriesOf(items, page),
        }));
      const head = await keep(first);
      if (!head.ok) return head;
      if (head.data.entries.length === 0 || head.data.lastPage < first)
        return { ok: true, data: [] };
      const entries = [...head.data.entries];
      let { lastPage } = head.data;
      const last = first + PAGES_PER_FILE - 1;
      for (let read = first; read < Math.min(lastPage, last);) {
        const from = read + 1;
        read = Math.min(read + PAGES_AT_ONCE, lastPage, last);
        const pages = await Promise.all(
          Array.from({ length: read - from + 1 }, (_, index) => keep(from + index)),
        );
        for (const page of pages) {
          if (!page.ok) return page;
          entries.push(...page.data.entries);
          lastPage = Math.max(lastPage, page.data.lastPage);
        }
      }
      return { ok: true, data: entries.slice(0, MAX_ENTRIES) };
    },
  };
}

/** A list's screens: each of its pages is one. */
interface ListScreens {
  entry: SitemapEntry;
  pages: number;
}

/** What one answer tells. Entries are made for the file that is asked for. */
function wholeKind(load: () => Promise<ApiResult<ListScreens[]>>): Kind {
  return {
    count: async () => {
      const lists = await load();
      if (!lists.ok) return 1;
      const screens = lists.data.reduce((sum, { pages }) => sum + pages, 0);
      return Math.min(MAX_FILES, Math.ceil(screens / SCREENS_PER_FILE));
    },
    entries: async (number) =>
      mapResult(await load(), (lists) => {
        const entries: SitemapEntry[] = [];
        let skipped = (number - 1) * SCREENS_PER_FILE;
        for (const { entry, pages } of number > MAX_FILES ? [] : lists) {
          for (
            let page = skipped + 1;
            page <= pages && entries.length < SCREENS_PER_FILE;
            page += 1
          ) {
            entries.push({ ...entry, path: listAddress(entry.path, { page }) });
          }
          skipped = Math.max(0, skipped - pages);
        }
        return entries;
      }),
  };
}

function entry(path: string, locales: readonly Locale[] = LOCALES): SitemapEntry {
  return { path, locales, modifiedAt: null };
}

function one(path: string, locales?: readonly Locale[]): ListScreens {
  return { entry: entry(path, locales), pages: 1 };
}

async function pagesOf(publication: Publication): Promise<ApiResult<number>> {
  return mapResult(await publication.list(1, DEFAULT_PER_PAGE, ''), ({ lastPage }) =>
    Math.min(lastPage, MAX_LIST_PAGES),
  );
}
const MAX_LIST_PAGES = Math.ceil((MAX_PAGES * LARGEST_PER_PAGE) / DEFAULT_PER_PAGE);

/**
 * Lists of categories or services. None has more pages than the list of all their items, whatever
 * number the API tells.
 */
function taxonomyKind(entity: Taxonomy): Kind {
  return wholeKind(async () => {
    const [taxonomies, pages] = await Promise.all([entity.all(), pagesOf(entity.items)]);
    const most = pages.ok ? pages.data : MAX_LIST_PAGES;
    return mapResult(taxonomies, (each) =>
      each.map((taxonomy) => ({
        entry: entry(routes[entity.tag](taxonomy), readableIn(taxonomy.name)),
        pages: Math.min(most, Math.max(1, Math.ceil((taxonomy.items ?? 0) / DEFAULT_PER_PAGE))),
      })),
    );
  });
}

function itemsKind(publication: Publication): Kind {
  return pagedKind(
    (page) => publication.list(page, LARGEST_PER_PAGE, ''),
    (items) =>
      items.map((item) => ({
        ...entry(publication.href(item), readableIn(item.name, item.body)),
        modifiedAt: knownMoment(item.updatedAt),
      })),
  );
}

/** Each page of a list by the call that its screen makes. */
function listKind(publication: Publication): Kind {
  return pagedKind(
    (page) => publication.list(page, DEFAULT_PER_PAGE, ''),
    (items, page) => [
      entry(listAddress(routes[publication.listRoute], { page }), listReadableIn(items)),
    ],
  );
}

/** Screens that are neither of an item nor a page of a list. */
const FIXED_SCREENS = SCREEN_ROUTES.filter(
  ([, { pattern, parameters }]) => !pattern.includes(':') && !('page' in parameters),
);

const KINDS: Record<string, Kind> = {
  screens: wholeKind(async () => {
    const [partners, chambers] = await Promise.all([
      entities.partner.all(),
      entities.chamber.all(),
    ]);
    const listed: Record<string, readonly Locale[]> = {
      [routes.partners]: listReadableIn(orEmpty(partners)),
      [routes.chambers]: listReadableIn(orEmpty(chambers)),
    };
    return {
      ok: true,
      data: FIXED_SCREENS.map(([, { pattern }]) => one(pattern, listed[pattern])),
    };
  }),
  ...Object.fromEntries(
    PUBLICATIONS.map((publication) => [publication.listRoute, itemsKind(publication)]),
  ),
  chambers: wholeKind(async () =>
    mapResult(await entities.chamber.all(), (all) =>
      all.map((chamber) => one(chamberHref(chamber), readableIn(chamber.name))),
    ),
  ),
  ...Object.fromEntries(TAXONOMIES.map((taxonomy) => [taxonomy.plural, taxonomyKind(taxonomy)])),
  ...Object.fromEntries(
    PUBLICATIONS.map((publication) => [`${publication.listRoute}-list`, listKind(publication)]),
  ),
};

/**
 * The entries of the file that an address names, without folder; null when it names none. The first
 * of a kind has no number.
 */
export async function sitemapEntries(address: string): Promise<ApiResult<SitemapEntry[]> | null> {
  const [, name = '', number = '1'] =
    /^([a-z-]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(address) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  return kind && Number(number) <= MAX_FILES ? kind.entries(Number(number)) : null;
}

export async function sitemapFileNames(): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(KINDS).map(async ([name, kind]) =>
      Array.from(
        { length: await kind.count() },
        (_, index) => `${name}${index === 0 ? '' : `-${index + 1}`}.xml`,
      ),
    ),
  );
  return names.flat();
}

export interface SitemapEntry {
  /** Canonical path without language, query included. */
  path: string;
  /** Languages it can be read in; the first is for readers of none of them. */
  locales: readonly Locale[];
  /** When its content last changed, when the API tells. */
  modifiedAt: Moment | null;
}

/**
 * One file of the sitemap: each language of each screen, with all its languages beside it. `origin`
 * has no trailing slash.
 */
export function sitemapXml(entries: SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) =>
    entry.locales.map((locale) => urlElement(entry, locale, origin)),
  );
  return xmlFile(
    'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    urls,
  );
}

function urlElement(
  { path, locales, modifiedAt }: SitemapEntry,
  locale: Locale,
  origin: string,
): string {
  const link = (hreflang: string, language: Locale): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path, language, origin)}"/>`;
  const links =
    locales.length > 1
      ? [
          ...locales.map((language) => link(language, language)),
          link('x-default', locales[0] ?? DEFAULT_LOCALE),
        ]
      : [];
  const modified = modifiedAt ? `<lastmod>${zonedDateTime(modifiedAt)}</lastmod>` : '';
  return `<url><loc>${addressOf(path, locale, origin)}</loc>${modified}${links.join('')}</url>`;
}

function addressOf(path: string, locale: Locale, origin: string): string {
  // The framework writes the home screen's canonical address without a slash; both must say the
  // same.
  return xmlText(origin + withLanguage(path, locale).replace(/^\/$/, ''));
}

export function sitemapIndexXml(names: readonly string[], origin: string): string {
  const files = names.map(
    (name) => `<sitemap><loc>${xmlText(`${origin}/sitemap/${name}`)}</loc></sitemap>`,
  );
  return xmlFile('sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', files);
}
