import { getArticles, getCategories, getChambers, getMenu, getPages, getServices } from '@/lib/api/endpoints';
import type { Localised } from '@/lib/i18n/localise';
import { runOutsideContext } from '@/lib/runtime/request-context';
import { plainText } from '@/lib/text/plain-text';

/** The largest page the lists offer. */
const RECENT = [1, 48, ''] as const;

/** What the site holds of everything that has a name: the answers most screens are made of, so mostly at hand. */
export async function knownContent() {
  const [menu, categories, services, chambers, articles, pages] = await Promise.all([
    getMenu(),
    getCategories(),
    getServices(),
    getChambers(),
    getArticles(...RECENT),
    getPages(...RECENT),
  ]);
  return { menu, categories, services, chambers, articles, pages };
}

/** Names are read anew after this long. */
const NAMES_FRESH_MILLISECONDS = 60_000;

/**
 * Every name in every language, as last read: a reader waits for lists of whole articles once at most. What cannot be loaded is left out. Read
 * outside any request context, since other pages use it too.
 */
export const knownNames = staleWhileRevalidate(() => runOutsideContext(readNames), NAMES_FRESH_MILLISECONDS);

async function readNames(): Promise<Read<string[]>> {
  const { categories, services, chambers, articles, pages } = await knownContent();
  const results = [categories, services, chambers, articles, pages];
  const named = results.flatMap((result): { name: Localised }[] => {
    if (!result.ok) return [];
    return Array.isArray(result.data) ? result.data : result.data.items;
  });
  return { value: named.flatMap(({ name }) => Object.values(name).map(plainText)), isWhole: results.every(({ ok }) => ok) };
}

/** What was read: whole, or with something missing that could not be had. */
export interface Read<T> {
  value: T;
  isWhole: boolean;
}

/**
 * Stale-while-revalidate: gives what was last read at once, and reads it again in the background when it is older than so many milliseconds. Only the first call waits.
 * What was read whole is never replaced by less.
 */
export function staleWhileRevalidate<T>(read: () => Promise<Read<T>>, freshMilliseconds: number): () => Promise<T> {
  let known: Read<T> | undefined;
  let readAt = -Infinity;
  let reading: Promise<T> | undefined;
  const readNow = async (): Promise<T> => {
    const fresh = await read();
    if (fresh.isWhole) readAt = Date.now();
    if (fresh.isWhole || !known?.isWhole) known = fresh;
    return known.value;
  };
  const readAnew = (): Promise<T> => (reading ??= readNow().finally(() => (reading = undefined)));
  return async () => {
    if (!known) return readAnew();
    // A failed revalidation leaves the last value.
    if (Date.now() - readAt >= freshMilliseconds) readAnew().catch(() => undefined);
    return known.value;
  };
}
