import { LRUCache } from 'lru-cache';
import { getArticles, getCategories, getChambers, getMenu, getPages, getPartners, getServices } from '@/lib/api/endpoints';
import { LARGEST_PER_PAGE } from '@/lib/constants';
import type { Localised } from '@/lib/i18n/localise';
import { runOutsideContext } from '@/lib/runtime/request-context';
import { plainText } from '@/lib/text/plain-text';

const RECENT = [1, LARGEST_PER_PAGE, ''] as const;

/** What the site holds of everything that has a name: the answers most screens are made of, so mostly at hand. */
export async function knownContent() {
  const [menu, categories, services, chambers, partners, articles, pages] = await Promise.all([
    getMenu(),
    getCategories(),
    getServices(),
    getChambers(),
    getPartners(),
    getArticles(...RECENT),
    getPages(...RECENT),
  ]);
  return { menu, categories, services, chambers, partners, articles, pages };
}

export type KnownContent = Awaited<ReturnType<typeof knownContent>>;

/** Of a name, whose words are each compared with what was typed, at every search that finds nothing. */
const NAME_CHARACTERS = 200;
/** Names are read anew after this long. */
const NAMES_FRESH_MILLISECONDS = 60_000;

/** What is not whole is read again by the next search. */
const names = new LRUCache<'all', string[]>({
  max: 1,
  ttl: NAMES_FRESH_MILLISECONDS,
  allowStale: true,
  fetchMethod: async (_key, _last, { options }) => {
    const { categories, services, chambers, partners, articles, pages } = await runOutsideContext(knownContent);
    const results = [categories, services, chambers, partners, articles, pages];
    if (!results.every(({ ok }) => ok)) options.ttl = 1;
    const named = results.flatMap((result): { name: Localised }[] => {
      if (!result.ok) return [];
      return Array.isArray(result.data) ? result.data : result.data.items;
    });
    return named.flatMap(({ name }) => Object.values(name).map((text) => plainText(text).slice(0, NAME_CHARACTERS)));
  },
});

/** As last read (stale-while-revalidate), outside any request context, since other pages use them too. What cannot be loaded is left out. */
export async function knownNames(): Promise<string[]> {
  return (await names.fetch('all')) ?? [];
}
