import type { PageCache } from '../../cache/page-cache';
import { CONTROL_PATHS } from '../../renderer/protocol';
import type { RendererPool } from './renderer-pool';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { onGlobal } from '@/lib/runtime/global-instance';
import { isRedisReady, redis, redisSettled } from '@/lib/runtime/redis';
import { sleep } from '@/lib/runtime/retry';

/** A renderer that is busy for longer gets the change a little late. */
const RENDERER_TIMEOUT = 1500;
/** Changes that editors make within so many milliseconds are announced together: the pages concerned are rendered again once for all of them. */
const ANNOUNCEMENT_INTERVAL = 250;

/** Invalidation by tag: data caches of the renderers first, then pages. What is invalidated is asked for again before it is shown, and shown stale if that fails. */
export class Invalidation {
  constructor(
    private readonly pages: PageCache,
    private readonly pool: RendererPool,
  ) {}

  /** An editor changed data with these tags: resolves when this site's renderers and the shared Redis know. A burst of changes is announced together. */
  readonly announce = mergeBursts(async (tags) => {
    await Promise.all([this.#apply(tags, Date.now()), publishInvalidation(tags)]);
  }, ANNOUNCEMENT_INTERVAL);

  /** Takes over what other instances announce. */
  follow(): Promise<void> {
    return followInvalidations((tags, at) => void this.#apply(tags, at));
  }

  /** What this instance alone shows has changed: its notice. */
  announceLocally(tags: string[]): Promise<void> {
    return this.#apply(tags, Date.now());
  }

  async #apply(tags: string[], at: number): Promise<void> {
    await this.pool.control(CONTROL_PATHS.invalidate, { body: { tags, at }, timeout: RENDERER_TIMEOUT });
    this.pages.invalidate(tags);
  }
}

/** A Redis stream rather than a channel: an instance that was disconnected reads on from where it stopped. */
const STREAM = 'answers:changes';
const MAX_STREAM_LENGTH = '10000';
const BLOCK_MILLISECONDS = 5000;
const RECONNECT_DELAY = 100;
/** A start waits no longer than this for a Redis that is connected; one that is not is known sooner. */
const START_TIMEOUT = 5000;
const MAX_PENDING = 1000;

interface Announcement {
  tags: string[];
  at: number;
}

const tagList = z.array(z.string());
const instanceId = onGlobal('instance-id', () => randomUUID());
/** Invalidations that Redis has not taken yet. */
const pending = onGlobal('pending-invalidations', (): Announcement[] => []);

/** Tells the other instances that share Redis that data with these tags has changed. */
async function publishInvalidation(tags: string[]): Promise<void> {
  if (!redis()) return;
  pending.push({ tags, at: Date.now() });
  if (pending.length > MAX_PENDING) pending.shift();
  await sendPending();
}

/** Called with the tags of changed data; answers from before `at` count as changed. */
type OnInvalidated = (tags: string[], at: number) => void;

/**
 * Takes over the invalidations other instances publish through Redis. Resolves when those from before this instance started are known, or when Redis
 * takes too long.
 */
async function followInvalidations(onInvalidated: OnInvalidated): Promise<void> {
  const client = redis();
  if (!client) return;
  client.on('ready', () => void sendPending());
  // A blocking read needs a connection of its own, and returns at least every few seconds.
  const reader = client.duplicate({ commandTimeout: undefined, socketTimeout: BLOCK_MILLISECONDS + 2000 });
  // The shared connection logs that Redis is disconnected.
  reader.on('error', () => undefined);
  const caughtUp = new Promise<void>((resolve) => void follow(reader, onInvalidated, resolve));
  const startUp = redisSettled(client).then(() => (isRedisReady() ? caughtUp : undefined));
  await Promise.race([startUp, sleep(START_TIMEOUT)]);
}

/** Sends what is pending in order, as long as Redis takes it. */
async function sendPending(): Promise<void> {
  const invalidation = isRedisReady() ? pending.shift() : undefined;
  if (!invalidation) return;
  const { tags, at } = invalidation;
  try {
    await redis()?.xadd(STREAM, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', 'from', instanceId, 'at', at, 'tags', JSON.stringify(tags));
  } catch {
    // Redis has just disconnected; when it is connected again, this function runs again.
    pending.unshift(invalidation);
    return;
  }
  await sendPending();
}

async function follow(reader: Redis, onInvalidated: OnInvalidated, onCaughtUp: () => void): Promise<never> {
  let position = '0';
  let isCatchingUp = true;
  for (;;) {
    try {
      const entries = await read(reader, position, !isCatchingUp);
      for (const [id, fields] of entries) {
        position = id;
        handOver(fields, isCatchingUp, onInvalidated);
      }
      if (!isCatchingUp || entries.length > 0) continue;
      isCatchingUp = false;
      onCaughtUp();
    } catch {
      await sleep(RECONNECT_DELAY);
    }
  }
}

async function read(reader: Redis, position: string, isBlocking: boolean): Promise<[id: string, fields: string[]][]> {
  const streams = isBlocking
    ? await reader.xread('COUNT', 1000, 'BLOCK', BLOCK_MILLISECONDS, 'STREAMS', STREAM, position)
    : await reader.xread('COUNT', 1000, 'STREAMS', STREAM, position);
  return streams?.[0]?.[1] ?? [];
}

/**
 * Hands an invalidation over, unless it is this instance's own. One from before this instance started carries its own time; a later one counts from
 * now, so that the clocks of instances need not agree.
 */
function handOver(fields: string[], isFromBefore: boolean, onInvalidated: OnInvalidated): void {
  const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
  if (value('from') === instanceId) return;
  onInvalidated(tagList.parse(JSON.parse(value('tags'))), isFromBefore ? Number(value('at')) : Date.now());
}

interface Batch {
  items: Set<string>;
  done: Promise<void>;
}

/**
 * The same work, begun at most once per interval: at once when the last was longer ago, otherwise together for all items given meanwhile.
 * Resolves when the work with these items is done.
 */
export function mergeBursts(work: (items: string[]) => Promise<void>, interval: number): (items: string[]) => Promise<void> {
  let waiting: Batch | undefined;
  let begunAt = 0;
  const begin = async (items: Set<string>): Promise<void> => {
    await sleep(Math.max(0, begunAt + interval - Date.now()));
    waiting = undefined;
    begunAt = Date.now();
    await work([...items]);
  };
  return (items) => {
    if (!waiting) {
      const batch = new Set<string>();
      waiting = { items: batch, done: begin(batch) };
    }
    for (const item of items) waiting.items.add(item);
    return waiting.done;
  };
}
