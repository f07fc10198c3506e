import { CONTROL_PATHS } from '../../http/protocol';
import { invalidatedTags, type TagAge } from '@/lib/content-api/invalidated-tags';
import type { RendererPool } from './renderer-pool';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/platform/read-body';
import { withRedis, redis } from '@/lib/platform/redis';
import { sleep } from '@/lib/platform/wait';

/**
 * Changes within this time, in milliseconds, are announced together, so that their pages are
 * rendered once.
 */
const ANNOUNCEMENT_INTERVAL = 250;
/**
 * Announcements are a Redis stream, not a channel: an instance that was disconnected reads on from
 * where it stopped.
 */
const STREAM = 'invalidations';
const MAX_STREAM_LENGTH = 10_000;
const READ_INTERVAL = 200;

const tagList = z.array(z.string()).catch([]);

/**
 * Invalidates the renderers' data caches and the page cache by tag. Invalidated entries are
 * revalidated before they are served, and served stale if that fails. Instances that share Redis
 * announce invalidations to each other.
 */
export class Invalidation {
  readonly #instance = randomUUID();
  /** Tags of announcements that Redis has not taken. */
  readonly #pending = new Set<string>();
  #position = '0';

  constructor(private readonly pool: Pick<RendererPool, 'control'>) {}

  /**
   * Invalidates data with these tags. Resolves once all renderers of this instance have been told.
   * The result is false if Redis has not accepted the tags; they are then sent later.
   */
  readonly announce = mergeBursts(async (tags) => {
    if (redis()) for (const tag of tags) this.#pending.add(tag);
    await Promise.all([this.apply(tags.map((tag) => [tag, 0])), this.#sendPending()]);
    return !tags.some((tag) => this.#pending.has(tag));
  }, ANNOUNCEMENT_INTERVAL);

  /**
   * Applies invalidations of other instances. Resolves when earlier ones are applied, or when Redis
   * takes too long.
   */
  async followStream(): Promise<void> {
    if (!redis()) return;
    await this.#read();
    void this.#pollStream();
  }

  async #pollStream(): Promise<never> {
    for (;;) {
      await sleep(READ_INTERVAL);
      await this.#sendPending();
      await this.#read();
    }
  }

  /** Invalidates data in this instance only. Each age says how long ago the data changed. */
  async apply(ages: readonly TagAge[]): Promise<void> {
    // Renderers that start later get the tags from here.
    invalidatedTags.invalidateAges(ages);
    await this.pool.control(CONTROL_PATHS.invalidate, { body: { ages } });
    // A rendering that began before its renderer got the tags may contain old data. The front
    // therefore invalidates the tags a second time.
    invalidatedTags.invalidate(ages.map(([tag]) => tag));
  }

  async #sendPending(): Promise<void> {
    const tags = [...this.#pending];
    if (tags.length === 0) return;
    const fields = ['from', this.#instance, 'tags', JSON.stringify(tags)];
    const id = await withRedis((client) =>
      client.xadd(STREAM, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', ...fields),
    );
    if (id !== undefined) for (const tag of tags) this.#pending.delete(tag);
  }

  async #read(): Promise<void> {
    /** Tags of other instances, and how many milliseconds ago the data of each was last changed. */
    const ages = new Map<string, number>();
    await withRedis(async (client) => {
      const streams = await client.xread('STREAMS', STREAM, this.#position);
      if (!streams) return;
      // Redis dates the entries, since clocks of instances may differ.
      const [seconds = 0] = await client.time();
      for (const [id, fields] of streams[0]?.[1] ?? []) {
        this.#position = id;
        const age = Math.max(0, seconds * 1000 - Number.parseInt(id, 10));
        for (const tag of this.#tagsOf(fields)) ages.set(tag, age);
      }
    });
    if (ages.size > 0) await this.apply([...ages]);
  }

  /** Returns the tags of an announcement, or none if this instance has made it. */
  #tagsOf(fields: string[]): string[] {
    const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
    return value('from') === this.#instance ? [] : tagList.parse(parseJson(value('tags')));
  }
}

/**
 * Runs `work` at most once per interval, with all items collected meanwhile. Resolves with the
 * result of the run that had these items.
 */
export function mergeBursts<T>(
  work: (items: string[]) => Promise<T>,
  interval: number,
): (items: string[]) => Promise<T> {
  let waiting: { items: Set<string>; done: Promise<T> } | undefined;
  let begunAt = -Infinity;
  const begin = async (items: Set<string>): Promise<T> => {
    await sleep(Math.max(0, begunAt + interval - performance.now()));
    waiting = undefined;
    begunAt = performance.now();
    return work([...items]);
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
