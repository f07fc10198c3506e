import { join } from 'node:path';
import { BentoCache, bentostore } from 'bentocache';
import { fileDriver } from 'bentocache/drivers/file';
import { memoryDriver } from 'bentocache/drivers/memory';
import { environment } from '@/lib/env';

/** Last good answers are kept this long while the API is slow, down or talking nonsense. */
const GRACE = '7d';
/** After a failed refresh the last good answer is served this long before the next try. */
const RETRY_AFTER_FAILURE = '2s';
const MAX_ENTRIES = 5000;
const MAX_BYTES = 96 * 1024 * 1024;

/** Folder of the second level, under DATA_DIR. */
export const ANSWERS_FOLDER = 'answers';

/**
 * The store of kept answers: memory first; behind it, when the API is not our own embedded one, a folder on disk, so that a restart
 * while the API is down still finds every page's data.
 */
export function createStore() {
  const { API_BASE_URL, DATA_DIR } = environment();
  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ENTRIES, maxSize: MAX_BYTES, maxEntrySize: 6 * 1024 * 1024 }));
  const content = API_BASE_URL ? memory.useL2Layer(fileDriver({ directory: join(DATA_DIR, ANSWERS_FOLDER), pruneInterval: '1h' })) : memory;
  return new BentoCache({
    default: 'content',
    stores: { content },
    grace: GRACE,
    graceBackoff: RETRY_AFTER_FAILURE,
    // A stale answer is handed out at once and refreshed behind the visitor's back.
    timeout: 0,
    suppressL2Errors: true,
    onFactoryError: () => undefined,
  });
}
