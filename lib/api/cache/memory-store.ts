import { LRUCache } from 'lru-cache';
import type { Priority } from './store';

const MAX_ENTRIES = 5000;
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_ENTRY_BYTES = 6 * 1024 * 1024;
/** Keys of which there is no end share this part. */
const UNBOUNDED_SHARE = 0.25;

/** Texts in memory, bounded in bytes. However many keys without end there are, they never push out the others. */
export class MemoryStore {
  readonly #usual = lruOf(1 - UNBOUNDED_SHARE);
  readonly #unbounded = lruOf(UNBOUNDED_SHARE);

  get(key: string): string | undefined {
    return this.#usual.get(key) ?? this.#unbounded.get(key);
  }

  set(key: string, text: string, priority: Priority): void {
    const [into, other] = priority === 'unbounded' ? [this.#unbounded, this.#usual] : [this.#usual, this.#unbounded];
    other.delete(key);
    into.set(key, text);
  }
}

function lruOf(share: number): LRUCache<string, string> {
  return new LRUCache({
    max: Math.ceil(MAX_ENTRIES * share),
    maxSize: Math.ceil(MAX_BYTES * share),
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: (text, key) => text.length + key.length,
  });
}
