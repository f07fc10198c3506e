import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/env';
import { onGlobal } from '@/lib/global-instance';
import { createStore } from './cache-store';

/** "Does not exist" is kept this long, and never handed out stale: the item may be published any moment. */
const MISSING_MILLISECONDS = 10_000;

/** What is kept of a call: the parsed entity, or that the item does not exist; `at` is when the API said so. */
export type Kept<T> = { at: number } & ({ found: true; data: T } | { found: false });

const store = () => onGlobal('data-cache', createStore);

/**
 * The answer kept under `key`, or what `load` gives: fresh for CONTENT_FRESH_SECONDS, then stale while it is refreshed, then the
 * last good one for days while `load` fails. One `load` per key at a time. Rejects with `load`'s own error when there is nothing to show.
 */
export async function keep<T>(key: string, tags: string[], load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  const name = fileName(key);
  const kept = await getOrLoad(name, tags, load);
  if (isForgotten(kept, tags)) return getOrLoad(name, tags, load, true).catch(() => kept);
  if (kept.found || Date.now() - kept.at < MISSING_MILLISECONDS) return kept;
  await store().delete({ key: name });
  return getOrLoad(name, tags, load);
}

/** When each tag was last forgotten. There are as many tags as items an editor touches. */
const forgotten = () => onGlobal('forgotten-tags', () => new LRUCache<string, number>({ max: 10_000 }));

/** Makes every answer that carries one of the tags (`article`, `article:12` …) be asked for again before it is shown. */
export function forget(tags: string[]): void {
  for (const tag of tags) forgotten().set(tag, Date.now());
}

function isForgotten(kept: Kept<unknown>, tags: string[]): boolean {
  return tags.some((tag) => kept.at <= (forgotten().get(tag) ?? 0));
}

async function getOrLoad<T>(key: string, tags: string[], load: () => Promise<Kept<T>>, forceFresh = false): Promise<Kept<T>> {
  try {
    const freshMilliseconds = Math.max(1, environment().CONTENT_FRESH_SECONDS * 1000);
    return await store().getOrSet<Kept<T>>({ key, tags, ttl: freshMilliseconds, forceFresh, factory: load });
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}

/** Keys are addresses; the second level names files by them. */
function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}
