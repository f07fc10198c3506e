import type { Facts } from './facts';
import type { Listed } from './sitemap';

/** A crawled site. Paths are without the origin, and unique. */
export interface Crawled {
  documents: Facts[];
  sitemap: Listed[];
  /** Titles of not-found screens, which a page of status 200 must not have. */
  notFoundTitles: string[];
  /** Addresses that do not exist, and the status of their response. */
  nowhere: { path: string; status: number }[];
}

/** What a rule checked, and its violations: `page: fault`. */
export interface Verdict {
  checked: number;
  faults: string[];
}

/** A page a search engine may keep: shown at this address, and meant to be found. */
export function isIndexable({
  isPage,
  status,
  redirects,
  isHidden,
  canonical,
  path,
}: Facts): boolean {
  return isPage && status === 200 && redirects === 0 && !isHidden && canonical === path;
}

const isOwnPage = ({ isPage, status, redirects }: Facts): boolean =>
  isPage && status === 200 && redirects === 0;

/** The rules for a crawled site, by name. */
export const RULES: Record<string, (site: Crawled) => Verdict> = {
  'links that lead somewhere after at most one redirect': ({ documents }) =>
    verdict(documents, ({ status, redirects, path, from }) =>
      status === 200 && redirects <= 1
        ? []
        : [`${path}: ${status} after ${redirects} redirects ← ${from}`],
    ),
  'fragments that name a place of their page': fragments,
  'addresses of nothing that are 404': ({ nowhere }) =>
    verdict(nowhere, ({ path, status }) => (status === 404 ? [] : [`${path}: ${status}`])),
  'pages of status 200 that show something': ({ documents, notFoundTitles }) =>
    verdict(documents.filter(isOwnPage), ({ path, titlesOfFirstLevel }) =>
      titlesOfFirstLevel.some((title) => title === '' || notFoundTitles.includes(title))
        ? [`${path}: ${titlesOfFirstLevel.join()}`]
        : [],
    ),
  'pages with exactly one h1': ({ documents }) =>
    verdict(documents.filter(isOwnPage), ({ path, titlesOfFirstLevel }) =>
      titlesOfFirstLevel.length === 1 ? [] : [`${path}: ${titlesOfFirstLevel.length}`],
    ),
  'canonical links that lead to a page which names itself': canonical,
  'languages (hreflang) that name the page itself and point back': reciprocal,
  'addresses of the sitemap that are indexable pages with the same languages': listed,
  'indexable pages that the sitemap names': ({ documents, sitemap }) => {
    const named = new Set(sitemap.map(({ path }) => path));
    // Crawlers find the further pages of a list by its pager.
    const wanted = documents.filter((page) => isIndexable(page) && !/[?&]page=/.test(page.path));
    return verdict(wanted, ({ path, from }) => (named.has(path) ? [] : [`${path} ← ${from}`]));
  },
  'addresses of the sitemap that some page links to': ({ documents, sitemap }) => {
    const linked = new Set(
      documents
        .filter(isOwnPage)
        .flatMap(({ links, path }) => links.filter((link) => link !== path)),
    );
    return verdict(sitemap, ({ path }) => (linked.has(path) ? [] : [path]));
  },
  'titles of indexable pages, each once in its language': ({ documents }) =>
    unique(documents, ({ title }) => title),
  'descriptions of indexable pages, each once in its language': ({ documents }) =>
    unique(documents, ({ description }) => description),
};

function verdict<T>(items: T[], faultsOf: (item: T) => string[]): Verdict {
  return { checked: items.length, faults: items.flatMap(faultsOf) };
}

function byPath(documents: Facts[]): Map<string, Facts> {
  return new Map(documents.map((document) => [document.path, document]));
}

/**
 * `#top` leads to the top of any page (HTML standard). A page that was not visited (a month of the
 * calendar far away) says nothing about its places.
 */
function fragments({ documents }: Crawled): Verdict {
  const pages = byPath(documents);
  const links = documents
    .filter(isOwnPage)
    .flatMap(({ path, links }) =>
      links.flatMap((link) => (/#(?!top$)./.test(link) ? [{ from: path, link }] : [])),
    );
  return verdict(links, ({ from, link }) => {
    const [path = '', fragment = ''] = link.split('#');
    const target = pages.get(path);
    return !target || target.places.has(decodeURIComponent(fragment)) ? [] : [`${link} ← ${from}`];
  });
}

function canonical({ documents }: Crawled): Verdict {
  const pages = byPath(documents);
  return verdict(
    documents.filter((document) => isOwnPage(document) && !document.isHidden),
    ({ path, canonical: address }) => {
      if (address === undefined) return [`${path}: none`];
      const target = pages.get(address);
      return target && isIndexable(target) ? [] : [`${path}: ${address}`];
    },
  );
}

function reciprocal({ documents }: Crawled): Verdict {
  const pages = byPath(documents);
  const pairs = documents
    .filter(isIndexable)
    .flatMap((page) =>
      page.alternates.map((entry) => ({ page, entry, address: entry.split(' ')[1] ?? '' })),
    );
  const { faults } = verdict(pairs, ({ page, entry, address }) => {
    const target = pages.get(address);
    const pointsBack =
      target !== undefined &&
      isIndexable(target) &&
      target.alternates.join() === page.alternates.join();
    return pointsBack ? [] : [`${page.path}: ${entry}`];
  });
  const alone = documents
    .filter((page) => isIndexable(page) && page.alternates.length > 0)
    .filter(
      ({ path, alternates }) =>
        !alternates.some((entry) => !entry.startsWith('x-default ') && entry.endsWith(` ${path}`)),
    );
  return {
    checked: pairs.length,
    faults: [...faults, ...alone.map(({ path }) => `${path}: does not name itself`)],
  };
}

function listed({ documents, sitemap }: Crawled): Verdict {
  const pages = byPath(documents);
  const twice = sitemap
    .map(({ path }) => path)
    .filter((path, place, all) => all.indexOf(path) !== place);
  const { checked, faults } = verdict(sitemap, ({ path, alternates }) => {
    const page = pages.get(path);
    if (!page || !isIndexable(page))
      return [
        `${path}: ${page ? `status ${page.status}, canonical ${page.canonical ?? 'none'}` : 'not visited'}`,
      ];
    return page.alternates.join() === alternates.join()
      ? []
      : [`${path}: ${alternates.join()} – ${page.alternates.join()}`];
  });
  return { checked, faults: [...faults, ...twice.map((path) => `${path}: twice`)] };
}

function unique(documents: Facts[], textOf: (page: Facts) => string): Verdict {
  const first = new Map<string, string>();
  return verdict(documents.filter(isIndexable), (page) => {
    const key = `${page.language.lang} ${textOf(page)}`;
    const other = first.get(key) ?? page.path;
    first.set(key, other);
    if (textOf(page) === '') return [`${page.path}: none`];
    return other === page.path ? [] : [`${page.path} and ${other}: ${textOf(page)}`];
  });
}
