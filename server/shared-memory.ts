import { LRUCache } from 'lru-cache';

/** Far more than a site's messages in an hour; past that the longest unused leaves. */
const MOST_KEPT = 50_000;

/** What the workers of this machine remember together, with an end to each entry. */
export class WorkersMemory {
  readonly #values = new LRUCache<string, string>({ max: MOST_KEPT });

  /** One more under this key, kept for so long; how many there are. */
  count(key: string, seconds: number): number {
    const count = Number(this.#values.get(key) ?? 0) + 1;
    this.#values.set(key, String(count), { ttl: seconds * 1000 });
    return count;
  }

  /** Puts a value where none is, and answers null; otherwise answers the value that is there. */
  putNew(key: string, value: string, milliseconds: number | null): string | null {
    const held = this.#values.get(key);
    if (held !== undefined) return held;
    this.#values.set(key, value, milliseconds === null ? {} : { ttl: milliseconds });
    return null;
  }

  put(key: string, value: string, seconds: number): void {
    this.#values.set(key, value, { ttl: seconds * 1000 });
  }

  remove(key: string): void {
    this.#values.delete(key);
  }
}
