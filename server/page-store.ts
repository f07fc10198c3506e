import { LRUCache } from 'lru-cache';
import { weightOf, type FinishedPage } from './finished-page';

/** There is no end of addresses with a query (searches, filters, page numbers): they share this part of the memory. */
const QUERY_SHARE = 0.25;

/** Entries of the page cache, bounded in bytes. However many addresses with a query are asked for, they never push out those without. */
export class PageStore<T extends { page: FinishedPage }> {
  readonly #plain: LRUCache<string, T>;
  readonly #queried: LRUCache<string, T>;

  constructor(megabytes: number) {
    const bytes = Math.max(2, megabytes * 1024 * 1024);
    const bounded = (maxSize: number): LRUCache<string, T> =>
      new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => weightOf(page) + key.length });
    this.#plain = bounded(Math.ceil(bytes * (1 - QUERY_SHARE)));
    this.#queried = bounded(Math.ceil(bytes * QUERY_SHARE));
  }

  get size(): number {
    return this.#plain.size + this.#queried.size;
  }

  get bytes(): number {
    return this.#plain.calculatedSize + this.#queried.calculatedSize;
  }

  get(key: string): T | undefined {
    return this.#shelf(key).get(key);
  }

  set(key: string, entry: T): void {
    this.#shelf(key).set(key, entry);
  }

  delete(key: string): void {
    this.#shelf(key).delete(key);
  }

  #shelf(key: string): LRUCache<string, T> {
    return key.includes('?') ? this.#queried : this.#plain;
  }
}
