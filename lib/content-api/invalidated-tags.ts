import { LRUCache } from 'lru-cache';
import { ITEM_ROUTES } from '@/lib/routes/table';
import { processSingleton } from '@/lib/platform/request-context';

const MAX_TAGS = 10_000;

/** `age`: milliseconds since the invalidation, because processes share no monotonic clock. */
export type TagAge = readonly [tag: string, age: number];

/**
 * Times at which tags (`article`, `article:12`) were last invalidated, by this process's clock. At
 * each hit, the page cache and the data cache compare the times of the entry's tags with the time
 * at which the entry was requested.
 */
class InvalidatedTags {
  readonly #times = new LRUCache<string, number>({ max: MAX_TAGS });
  #latest = -Infinity;

  invalidate(tags: string[], at: number = performance.now()): void {
    for (const tag of tags) this.#times.set(tag, Math.max(at, this.#times.get(tag) ?? -Infinity));
    this.#latest = Math.max(at, this.#latest);
  }

  invalidateAges(ages: readonly TagAge[]): void {
    const now = performance.now();
    for (const [tag, age] of ages) this.invalidate([tag], now - age);
  }

  ages(): TagAge[] {
    const now = performance.now();
    return [...this.#times.entries()].map(([tag, time]) => [tag, now - time]);
  }

  /** Whether one of the tags was invalidated at `since` or later. */
  isInvalidated(since: number, tags: readonly string[]): boolean {
    // Nearly all of the page cache's hits end here.
    if (since > this.#latest) return false;
    return tags.some((tag) => since <= (this.#times.get(tag) ?? -Infinity));
  }
}

export const invalidatedTags = processSingleton('invalidated-tags', () => new InvalidatedTags());

/** Entities of the content API, as the editors' webhook and `entities` name them. */
export const ENTITY_NAMES = [...ITEM_ROUTES, 'slide', 'partner', 'event', 'menu'] as const;
export type EntityName = (typeof ENTITY_NAMES)[number];

/** A tag stands for every item of an entity, or for one item. */
export type EntityTag = EntityName | `${EntityName}:${string}`;
