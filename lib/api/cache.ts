import { createHash } from 'node:crypto';
import { environment } from '@/lib/env';
import { onGlobal } from '@/lib/global-instance';
import { createStore } from './cache-store';

/** "Does not exist" is kept this long, and never handed out stale: the item may be published any moment. */
const MISSING_MILLISECONDS = 10_000;

/** What is kept of a call: the parsed entity, or that the item does not exist. */
export type Kept<T> = { found: true; data: T } | { found: false; at: number };

const store = () => onGlobal('data-cache', createStore);

/**
 * The answer kept under `key`, or what `load` gives: fresh for CONTENT_FRESH_SECONDS, then stale while it is refreshed, then the
 * last good one for days while `load` fails. One `load` per key at a time. Rejects with `load`'s own error when there is nothing to show.
 */
export async function keep<T>(key: string, tags: string[], load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  const name = fileName(key);
  const kept = await getOrLoad(name, tags, load);
  if (kept.found || Date.now() - kept.at < MISSING_MILLISECONDS) return kept;
  await store().delete({ key: name });
  return getOrLoad(name, tags, load);
}

async function getOrLoad<T>(key: string, tags: string[], load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  try {
    const freshMilliseconds = Math.max(1, environment().CONTENT_FRESH_SECONDS * 1000);
    return await store().getOrSet<Kept<T>>({ key, tags, ttl: freshMilliseconds, factory: load });
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}

/** Keys are addresses; the second level names files by them. */
function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}
