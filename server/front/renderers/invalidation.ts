import type { PageCache } from '../../cache/page-cache';
import { CONTROL_PATHS } from '../../renderer/protocol';
import type { RendererPool } from './renderer-pool';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askRedis, isRedisReady, redis } from '@/lib/runtime/redis';
import { sleep } from '@/lib/runtime/wait';

/** A renderer that is busy for longer gets the change a little late. */
const RENDERER_TIMEOUT = 1500;
/** Changes that editors make within so many milliseconds are announced together: the pages concerned are rendered again once for all of them. */
const ANNOUNCEMENT_INTERVAL = 250;
/** A Redis stream rather than a channel: an instance that was disconnected reads on from where it stopped. */
const STREAM = 'answers:changes';
const MAX_STREAM_LENGTH = 10_000;
const READ_INTERVAL = 200;
const MAX_PENDING = 1000;

const tagList = z.array(z.string());

/**
 * Invalidation by tag: data caches of the renderers first, then pages. What is invalidated is asked for again before it is shown, and shown stale if that
 * fails. Instances that share Redis tell each other.
 */
export class Invalidation {
  readonly #instance = randomUUID();
  /** Invalidations that Redis has not taken yet. */
  readonly #pending: { tags: string[]; at: number }[] = [];
  /** Of the entry of the stream that was read last. */
  #position = '0';
  /** What is read from here on happened after this instance started. */
  #isCaughtUp = false;

  constructor(
    private readonly pages: PageCache,
    private readonly pool: RendererPool,
  ) {}

  /** An editor changed data with these tags: resolves when this site's renderers and the shared Redis know. A burst of changes is announced together. */
  readonly announce = mergeBursts(async (tags) => {
    if (redis()) this.#pending.push({ tags, at: Date.now() });
    if (this.#pending.length > MAX_PENDING) this.#pending.shift();
    await Promise.all([this.apply(tags), this.#sendPending()]);
  }, ANNOUNCEMENT_INTERVAL);

  /** Takes over what other instances announce. Resolves when what they did before this one started is known, or when Redis takes too long. */
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

  /** Invalidates in this instance alone, as what was changed at that time. */
  async apply(tags: string[], at = Date.now()): Promise<void> {
    await this.pool.control(CONTROL_PATHS.invalidate, { body: { tags, at }, timeout: RENDERER_TIMEOUT });
    this.pages.invalidate(tags);
  }

  /** Sends what is pending in order, as long as Redis takes it. */
  async #sendPending(): Promise<void> {
    const invalidation = isRedisReady() ? this.#pending.shift() : undefined;
    if (!invalidation) return;
    const fields = ['from', this.#instance, 'at', invalidation.at, 'tags', JSON.stringify(invalidation.tags)];
    const id = await askRedis((client) => client.xadd(STREAM, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', ...fields));
    if (id !== undefined) return this.#sendPending();
    this.#pending.unshift(invalidation);
  }

  async #read(): Promise<void> {
    await askRedis(async (client) => {
      const streams = await client.xread('STREAMS', STREAM, this.#position);
      for (const [id, fields] of streams?.[0]?.[1] ?? []) {
        this.#position = id;
        this.#takeOver(fields);
      }
      this.#isCaughtUp = true;
    });
  }

  /**
   * Takes an invalidation over, unless it is this instance's own. One from before this instance started carries its own time; a later one counts from
   * now, so that the clocks of instances need not agree.
   */
  #takeOver(fields: string[]): void {
    const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
    if (value('from') === this.#instance) return;
    void this.apply(tagList.parse(JSON.parse(value('tags'))), this.#isCaughtUp ? Date.now() : Number(value('at')));
  }
}

/**
 * The same work, begun at most once per interval: at once when the last was longer ago, otherwise together for all items given meanwhile.
 * Resolves when the work with these items is done.
 */
export function mergeBursts(work: (items: string[]) => Promise<void>, interval: number): (items: string[]) => Promise<void> {
  let waiting: { items: Set<string>; done: Promise<void> } | undefined;
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
