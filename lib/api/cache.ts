import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { environment } from '@/lib/env';
import { onGlobal } from '@/lib/global-instance';

/** Last good answers are kept this long while the API is slow, down or talking nonsense. */
const GRACE = '7d';
/** After a failed refresh the last good answer is served this long before the next try. */
const RETRY_AFTER_FAILURE = '2s';
/** "Does not exist" is kept this long, and never handed out stale: the item may be published any moment. */
const MISSING_MILLISECONDS = 10_000;
const MAX_ENTRIES = 5000;
const MAX_BYTES = 96 * 1024 * 1024;

/** What is kept of a call: the parsed entity, or that the item does not exist. */
export type Kept<T> = { found: true; data: T } | { found: false; at: number };

const store = onGlobal(
  'data-cache',
  () =>
    new BentoCache({
      default: 'content',
      stores: { content: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ENTRIES, maxSize: MAX_BYTES, maxEntrySize: 6 * 1024 * 1024 })) },
      grace: GRACE,
      graceBackoff: RETRY_AFTER_FAILURE,
      // A stale answer is handed out at once and refreshed behind the visitor's back.
      timeout: 0,
      onFactoryError: () => undefined,
    }),
);

/**
 * The answer kept under `key`, or what `load` gives: fresh for CONTENT_FRESH_SECONDS, then stale while it is refreshed, then the
 * last good one for days while `load` fails. One `load` per key at a time. Rejects with `load`'s own error when there is nothing to show.
 */
export async function keep<T>(key: string, tags: string[], load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  const kept = await getOrLoad(key, tags, load);
  if (kept.found || Date.now() - kept.at < MISSING_MILLISECONDS) return kept;
  await store.delete({ key });
  return getOrLoad(key, tags, load);
}

async function getOrLoad<T>(key: string, tags: string[], load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  try {
    const freshMilliseconds = Math.max(1, environment().CONTENT_FRESH_SECONDS * 1000);
    return await store.getOrSet<Kept<T>>({ key, tags, ttl: freshMilliseconds, factory: load });
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}
