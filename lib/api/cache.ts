import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { environment } from '@/lib/env';
import { onGlobal } from '@/lib/global-instance';

/** Last good answers are kept this long while the API is slow, down or talking nonsense. */
const GRACE = '7d';
/** After a failed refresh the last good answer is served this long before the next try. */
const RETRY_AFTER_FAILURE = '2s';
const MISSING_SECONDS = 10;
const MAX_ENTRIES = 5000;
const MAX_BYTES = 96 * 1024 * 1024;

/** What is kept of a call: the parsed entity, or that the item does not exist. */
export type Kept<T> = { found: true; data: T } | { found: false };

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
  try {
    return await store.getOrSet<Kept<T>>({
      key,
      tags,
      ttl: `${Math.max(environment().CONTENT_FRESH_SECONDS, 0.001)}s`,
      factory: async (context) => {
        const answer = await load();
        if (!answer.found) context.setOptions({ ttl: `${MISSING_SECONDS}s` });
        return answer;
      },
    });
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}

/** Forgets every answer that carries one of the tags (`article`, `article:12` …). */
export async function forget(tags: string[]): Promise<void> {
  await store.deleteByTag({ tags });
}
