import { LRUCache } from 'lru-cache';

/** Share of the memory for unbounded keys (searches, filters, page numbers, missing items). */
const UNBOUNDED_SHARE = 0.25;

/** A cache bounded in bytes. However many unbounded keys are added, they never evict the others. */
export class LruByWeight<V extends object | string> {
  readonly #bounded: LRUCache<string, V>;
  readonly #unbounded: LRUCache<string, V>;

  constructor({ bytes, bytesOf }: { bytes: number; bytesOf: (value: V) => number }) {
    const part = (share: number): LRUCache<string, V> =>
      new LRUCache({
        maxSize: Math.max(1, Math.ceil(bytes * share)),
        // One large entry must not evict all others.
        maxEntrySize: Math.max(1, Math.ceil(bytes * UNBOUNDED_SHARE)),
        sizeCalculation: (value, key) => bytesOf(value) + key.length,
      });
    this.#bounded = part(1 - UNBOUNDED_SHARE);
    this.#unbounded = part(UNBOUNDED_SHARE);
  }

  get size(): number {
    return this.#bounded.size + this.#unbounded.size;
  }

  get bytes(): number {
    return this.#bounded.calculatedSize + this.#unbounded.calculatedSize;
  }

  get(key: string): V | undefined {
    return this.#bounded.get(key) ?? this.#unbounded.get(key);
  }

  set(key: string, value: V, isUnbounded: boolean): void {
    (isUnbounded ? this.#bounded : this.#unbounded).delete(key);
    (isUnbounded ? this.#unbounded : this.#bounded).set(key, value);
  }

  delete(key: string): void {
    this.#bounded.delete(key);
    this.#unbounded.delete(key);
  }
}
