import { LRUCache } from 'lru-cache';
import { weightOf, type CachedResponse } from './cached-response';

/** There is no end of addresses with a query (searches, filters, page numbers) and of missing items: they share this part of the memory. */
const EPHEMERAL_SHARE = 0.25;

interface Weighed {
  response: CachedResponse;
}

/** Entries of the page cache, bounded in bytes. However many ephemeral entries are added, they never evict the others. */
export class LruByWeight<T extends Weighed> {
  readonly #lasting: LRUCache<string, T>;
  readonly #ephemeral: LRUCache<string, T>;

  constructor(megabytes: number) {
    const bytes = Math.max(2, megabytes * 1024 * 1024);
    const bounded = (maxSize: number): LRUCache<string, T> =>
      new LRUCache({ maxSize, sizeCalculation: ({ response }, key) => weightOf(response) + key.length });
    this.#lasting = bounded(Math.ceil(bytes * (1 - EPHEMERAL_SHARE)));
    this.#ephemeral = bounded(Math.ceil(bytes * EPHEMERAL_SHARE));
  }

  get size(): number {
    return this.#lasting.size + this.#ephemeral.size;
  }

  get bytes(): number {
    return this.#lasting.calculatedSize + this.#ephemeral.calculatedSize;
  }

  get(key: string): T | undefined {
    return this.#lasting.get(key) ?? this.#ephemeral.get(key);
  }

  set(key: string, entry: T): void {
    const isEphemeral = key.includes('?') || entry.response.status !== 200;
    (isEphemeral ? this.#lasting : this.#ephemeral).delete(key);
    (isEphemeral ? this.#ephemeral : this.#lasting).set(key, entry);
  }

  *entries(): Generator<T> {
    yield* this.#lasting.values();
    yield* this.#ephemeral.values();
  }
}
