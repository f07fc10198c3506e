import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import { LARGE, SMALL, startContent, type Amount } from '../lib/content';
import { drive, during } from '../lib/drive';
import type { Figure } from '../lib/figures';
import { percentile } from '../lib/numbers';

const WORDS = [
  'export',
  'douane',
  'salon',
  'formation',
  'certificat',
  'investissement',
  'foire',
  'partenariat',
  'تصدير',
  'trade',
];
/** One search for each; some find nothing and so try the nearest words. */
const ENDINGS = [
  '',
  ' 2',
  ' 2026',
  ' oran',
  ' 3',
  ' 2025',
  ' alger',
  ' b',
  ' wilaya',
  ' 10',
  ' sud',
  ' 2024',
];
const PAGES_READ = 40;
/** Milliseconds; shorter times make no difference to a visitor, and differ by chance. */
const FLOOR = 5;

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
  const compare = (name: 'home' | 'list'): Figure => ({
    name: `${name}, p99 on little and on much content`,
    value: `${small[name]} ms, ${large[name]} ms`,
    bound: `at most 1.5 times, or ${FLOOR} ms`,
    ok: large[name] <= Math.max(1.5 * small[name], FLOOR),
  });
  return [
    {
      name: 'much content',
      value: `${LARGE.articles} articles, ${LARGE.events} events, ${LARGE.menuItems} menu items`,
    },
    compare('home'),
    compare('list'),
    {
      name: 'a page of the list not read before, p99',
      value: `${small.unread.toFixed(0)} ms, ${large.unread.toFixed(0)} ms`,
      bound: 'at most twice',
      ok: large.unread <= 2 * small.unread,
    },
    {
      name: 'a search not made before, p99',
      value: `${small.search.toFixed(0)} ms, ${large.search.toFixed(0)} ms`,
      bound: 'at most twice',
      ok: large.search <= 2 * small.search,
      givenUp: '50 ms: as long on little content',
    },
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
  const measured = {
    home: await warm('/'),
    list: await warm('/toutacticle'),
    unread: 0,
    search: 0,
  };
  const pages = Array.from({ length: PAGES_READ }, (_, page) => `/toutacticle?page=${page + 2}`);
  // The code of the search screen is compiled by then.
  await once(['/search?keyword=chambre', '/en/search?keyword=chamber', '/search?keyword=commerce']);
  measured.unread = await once(pages);
  measured.search = await once(
    WORDS.flatMap((word) =>
      ENDINGS.map((ending) => `/search?keyword=${encodeURIComponent(word + ending)}`),
    ),
  );
  await site.stop();
  api.stop();
  return measured;
}
