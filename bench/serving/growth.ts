import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import { LARGE, SMALL, startContent } from '../lib/content';
import { drive, during } from '../lib/drive';
import type { Figure } from '../lib/figures';
import type { Amount } from '../lib/many-content';
import { percentile } from '../lib/numbers';

const WORDS =
  'export douane salon formation certificat investissement foire partenariat تصدير trade'.split(
    ' ',
  );
/** One search for each; some find nothing and so try the nearest words. */
const ENDINGS = ['', ' 2', ' 2026', ' oran', ' 3', ' 2025', ' alger', ' b', ' wilaya', ' sud'];
const PAGES_READ = 40;

interface Measured {
  home: number;
  list: number;
  /** Slowest list that was not cached. */
  unread: number;
  search: number;
}

/**
 * The same site with little and with much content: cached screens, and searches not made before.
 */
export async function growth(seconds = 8): Promise<Figure[]> {
  const small = await measure(SMALL, seconds);
  const large = await measure(LARGE, seconds);
  const compare = (name: string, key: keyof Measured): Figure => ({
    name: `${name}, p99 on little and on much content`,
    value: `${small[key].toFixed(1)} ms, ${large[key].toFixed(1)} ms`,
    bound: 'at most twice',
    ok: large[key] <= 2 * small[key],
  });
  return [
    {
      name: 'much content',
      value: `${LARGE.articles} articles, ${LARGE.events} events, ${LARGE.menuItems} menu items`,
    },
    compare('home', 'home'),
    compare('list', 'list'),
    compare('a page of the list not read before', 'unread'),
    compare('a search not made before', 'search'),
  ];
}

async function measure(amount: Amount, seconds: number): Promise<Measured> {
  const api = await startContent(amount);
  const site = await startSite({ API_BASE_URL: api.url, LOG_LEVEL: 'error' });
  const warm = async (path: string): Promise<number> => {
    const next = (length: number) =>
      during(length, () => ({ path, headers: { 'accept-encoding': 'br' } }));
    await drive({ url: site.url, connections: 4, next: next(2) });
    return (await drive({ url: site.url, connections: 4, next: next(seconds) })).percentile(0.99);
  };
  const once = async (paths: string[]): Promise<number> => {
    const times: number[] = [];
    for (const path of paths) {
      const begun = performance.now();
      await get(site.url, path, { headers: { 'accept-encoding': 'br' } });
      times.push(performance.now() - begun);
    }
    return percentile(times, 0.99);
  };
  const [home, list] = [await warm('/'), await warm('/toutacticle')];
  const pages = Array.from({ length: PAGES_READ }, (_, page) => `/toutacticle?page=${page + 2}`);
  // The code of the search screen is compiled by then.
  await once(['/search?keyword=chambre', '/en/search?keyword=chamber', '/search?keyword=commerce']);
  const unread = await once(pages);
  const search = await once(
    WORDS.flatMap((word) =>
      ENDINGS.map((ending) => `/search?keyword=${encodeURIComponent(word + ending)}`),
    ),
  );
  await site.stop();
  api.stop();
  return { home, list, unread, search };
}
