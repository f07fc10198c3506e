import type { PageCache } from '../../cache/page-cache';
import { CONTROL_PATHS } from '../../http/protocol';
import type { RendererPool } from './renderer-pool';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { errorMessage } from '@/lib/runtime/logger';
import { askRedis, isRedisReady, redis } from '@/lib/runtime/redis';
import { sleep } from '@/lib/runtime/wait';

/** A renderer that is busy for longer gets the change a little late. */
const RENDERER_TIMEOUT = 1500;
/** Changes that editors make within so many milliseconds are announced together: their pages are rendered again once for all. */
const ANNOUNCEMENT_INTERVAL = 250;
/** A Redis stream rather than a channel: an instance that was disconnected reads on from where it stopped. */
const STREAM = 'invalidations';
const MAX_STREAM_LENGTH = 10_000;
const READ_INTERVAL = 200;
const MAX_PENDING = 1000;

const tagList = z.array(z.string());

/**
 * Invalidation by tag: data caches of the renderers first, then pages. What is invalidated is asked for again before it is shown, and shown
 * stale if that fails. Instances that share Redis tell each other.
 */
export class Invalidation {
  readonly #instance = randomUUID();
  /** Invalidations that Redis has not taken yet. */
  readonly #pending: string[][] = [];
  /** Of the entry of the stream that was read last. */
  #position = '0';
  /** What is read from here on happened after this instance started. */
  #isCaughtUp = false;

  constructor(
    private readonly pages: PageCache,
    private readonly pool: RendererPool,
  ) {}

  /** An editor changed data with these tags: resolves when this site's renderers and the shared Redis know. */
  readonly announce = mergeBursts(async (tags) => {
    if (redis()) this.#pending.push(tags);
    if (this.#pending.length > MAX_PENDING) this.#pending.shift();
    await Promise.all([this.apply(tags), this.#sendPending()]);
  }, ANNOUNCEMENT_INTERVAL);

  /** Takes over what other instances announce. Resolves when what they did before is known, or when Redis takes too long. */
  async follow(): Promise<void> {
    if (!redis()) return;
    await this.#read();
    void this.#followOn();
  }

  async #followOn(): Promise<never> {
    for (;;) {
      await sleep(READ_INTERVAL);
      await this.#sendPending();
      await this.#read();
    }
  }

  /** Invalidates in this instance alone what was changed so many milliseconds ago. */
  async apply(tags: string[], age = 0): Promise<void> {
    await this.pool.control(CONTROL_PATHS.invalidate, { body: { tags, age }, timeout: RENDERER_TIMEOUT });
    this.pages.invalidate(tags);
  }

  /** Sends what is pending in order, as long as Redis takes it. */
  async #sendPending(): Promise<void> {
    const tags = isRedisReady() ? this.#pending.shift() : undefined;
    if (!tags) return;
    const fields = ['from', this.#instance, 'tags', JSON.stringify(tags)];
    const id = await askRedis((client) => client.xadd(STREAM, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', ...fields));
    if (id !== undefined) return this.#sendPending();
    this.#pending.unshift(tags);
  }

  async #read(): Promise<void> {
    await askRedis(async (client) => {
      const streams = await client.xread('STREAMS', STREAM, this.#position).catch((error: unknown) => discardForeign(client, error));
      // The clock of Redis alone dates them: those of the instances need not agree.
      const [seconds = 0] = this.#isCaughtUp ? [] : await client.time();
      for (const [id, fields] of streams?.[0]?.[1] ?? []) {
        this.#position = id;
        this.#takeOver(fields, Math.max(0, seconds * 1000 - Number.parseInt(id, 10)));
      }
      this.#isCaughtUp = true;
    });
  }

  /** Takes an invalidation over, unless it is this instance's own. One from before this instance started has its age. */
  #takeOver(fields: string[], age: number): void {
    const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
    if (value('from') === this.#instance) return;
    void this.apply(tagList.parse(JSON.parse(value('tags'))), age);
  }
}

/** Something else stands where the stream belongs: nothing could be announced as long as it does. */
async function discardForeign(client: Redis, error: unknown): Promise<never> {
  if (errorMessage(error).startsWith('WRONGTYPE')) await client.del(STREAM);
  throw error;
}

/**
 * The same work, begun at most once per interval: at once when the last was longer ago, otherwise together for all items given meanwhile.
 * Resolves when the work with these items is done.
 */
export function mergeBursts(work: (items: string[]) => Promise<void>, interval: number): (items: string[]) => Promise<void> {
  let waiting: { items: Set<string>; done: Promise<void> } | undefined;
  let begunAt = -Infinity;
  const begin = async (items: Set<string>): Promise<void> => {
    await sleep(Math.max(0, begunAt + interval - performance.now()));
    waiting = undefined;
    begunAt = performance.now();
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
