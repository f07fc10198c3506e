import { join } from 'node:path';
import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import { environment } from '@/lib/env';
import { onGlobal } from '@/lib/global-instance';
import { redis } from '@/lib/redis';
import { isWorker } from '@/lib/workers';
import { diskDriver } from './answers-disk';
import { answerText } from './answers-text';

/**
 * What is kept of a call: the parsed entity, or that the item does not exist; `at` is when the API was asked, `mark` the same for the
 * same content; answers kept by an earlier version have none.
 */
export type Kept<T> = { at: number; mark?: string | undefined } & ({ found: true; data: T } | { found: false });

/** Last good answers are kept this long while the API is slow, down or talking nonsense. */
const KEPT = '7d';
const MAX_ENTRIES = 5000;
const MAX_MEMORY_BYTES = 24 * 1024 * 1024;
const MAX_DISK_BYTES = 64 * 1024 * 1024;
const MAX_ENTRY_BYTES = 9 * 1024 * 1024;

const FILE_NAME = 'answers.sqlite';
/** Texts that visitors type: there is no end of them, and each is read once. */
const FREE_TEXT = /[?&]search=[^&]/;

/**
 * Memory first; behind it Redis when there is one, else a file on disk, so that a restart while the API is down still finds every
 * page's data. The embedded API needs neither: it starts with the site, each time at another address.
 */
function createStore() {
  const { API_BASE_URL, DATA_DIR } = environment();
  const common = { prefix: 'answers', ttl: KEPT, suppressL2Errors: true, serializer: answerText };
  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ENTRIES, maxSize: MAX_MEMORY_BYTES, maxEntrySize: MAX_ENTRY_BYTES }));
  const connection = redis();
  const second = connection
    ? bentostore().useL2Layer(redisDriver({ connection }))
    : bentostore().useL2Layer(diskDriver({ path: join(DATA_DIR, FILE_NAME), maxBytes: MAX_DISK_BYTES, leavesFirst: (key) => FREE_TEXT.test(key) }));
  const cache = new BentoCache({ ...common, default: 'memory', stores: { memory, second } });
  return {
    memory: cache.use('memory'),
    second: API_BASE_URL ? cache.use('second') : undefined,
    /** Other instances or workers write there too, so that it may hold a newer answer than memory does. */
    isShared: connection !== undefined || isWorker(),
  };
}

const store = () => onGlobal('answers', createStore);

/** The newest answer kept under `key`. The second level is asked when memory has none, or may have an older one than other instances. */
export async function readAnswer<T>(key: string, isFresh: (kept: Kept<T>) => boolean): Promise<Kept<T> | undefined> {
  const { memory, second, isShared } = store();
  const near = await memory.get<Kept<T> | undefined>({ key });
  if (!second || (near && (isFresh(near) || !isShared))) return near;
  const far = await second.get<Kept<T> | undefined>({ key });
  if (!far || (near && near.at >= far.at)) return near;
  await memory.set({ key, value: far });
  return far;
}

/** Keeps an answer. "Does not exist" stays in memory, unless it replaces a good answer: then it must do so everywhere. */
export async function writeAnswer<T>(key: string, answer: Kept<T>, last: Kept<T> | undefined): Promise<void> {
  const { memory, second } = store();
  // An answer that took long may be overtaken by one that was asked for later.
  const near = await memory.get<Kept<T> | undefined>({ key });
  if (near && near.at > answer.at) return;
  await memory.set({ key, value: answer });
  // Nobody waits for the second level; its failures are its own business.
  if (answer.found || last) void second?.set({ key, value: answer });
}
