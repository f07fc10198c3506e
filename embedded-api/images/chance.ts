import { createHash } from 'node:crypto';

/** Numbers that look random and are always the same for the same key. */
export class Chance {
  #state: number;

  constructor(key: string) {
    this.#state = createHash('sha256').update(key).digest().readUInt32LE(0);
  }

  /** At least `low`, below `high` (mulberry32). */
  between(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  happens(probability: number): boolean {
    return this.between(0, 1) < probability;
  }

  of<Item>(first: Item, ...others: Item[]): Item {
    return [first, ...others][this.whole(0, others.length)] ?? first;
  }
}
