import { setTimeout as wait } from 'node:timers/promises';
import { BusyError } from '@/lib/runtime/limit';

export interface SlotLimits {
  most: number;
  /** A reader who takes nothing for this long is dropped. */
  idle: number;
  /** One who takes nothing for this long is dropped as soon as another visitor needs the place. */
  stalled: number;
  /** One this slow, in bytes a second, is dropped for another visitor once it has had `slowAfter` to do better. */
  slow: number;
  slowAfter: number;
  /** Longest wait for a place. */
  maxWait: number;
}

/** Downloads at a time, each with a connection to the API of its own. */
export const MAX_DOWNLOADS = 32;
const LIMITS: SlotLimits = { most: MAX_DOWNLOADS, idle: 20_000, stalled: 3000, slow: 8 * 1024, slowAfter: 10_000, maxWait: 10_000 };
const LOOK_EVERY = 250;
const MAX_WAITING = 200;

/** A download under way. Its reader is told apart from the API: only the time in which a chunk waits to be taken counts. */
export class Slot {
  readonly #startedAt = performance.now();
  #offeredAt: number | undefined;
  #idle: NodeJS.Timeout | undefined;
  #bytes = 0;

  constructor(
    readonly visitor: string,
    private readonly idleMilliseconds: number,
    /** Breaks the download off. */
    readonly end: () => void,
  ) {}

  /** A chunk waits for the reader. */
  offered(): void {
    this.#offeredAt = performance.now();
    this.#idle = setTimeout(this.end, this.idleMilliseconds);
  }

  /** The reader has taken it. */
  taken(bytes: number): void {
    clearTimeout(this.#idle);
    this.#offeredAt = undefined;
    this.#bytes += bytes;
  }

  close(): void {
    clearTimeout(this.#idle);
  }

  /** Milliseconds for which the reader has taken nothing. */
  get stalled(): number {
    return this.#offeredAt === undefined ? 0 : performance.now() - this.#offeredAt;
  }

  get age(): number {
    return performance.now() - this.#startedAt;
  }

  /** Bytes a second. */
  get rate(): number {
    return (this.#bytes * 1000) / Math.max(1, this.age);
  }
}

/**
 * Shares the connections for downloads among visitors. When all are taken, a place is made for who comes: first that of a reader who takes
 * nothing, then one of a visitor who has two more than who comes, then that of a very slow one. What is broken off can be resumed.
 */
export class DownloadSlots {
  readonly #slots = new Set<Slot>();
  readonly #limits: SlotLimits;
  #waiting = 0;

  constructor(limits: Partial<SlotLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Waits for a place; `BusyError` when none comes free in time. To be given back with `release`. */
  async take(visitor: string, end: () => void, signal: AbortSignal): Promise<Slot> {
    const until = performance.now() + this.#limits.maxWait;
    while (!this.#hasRoom(visitor)) {
      if (this.#waiting >= MAX_WAITING || performance.now() > until) throw new BusyError(`${this.#limits.most} downloads are under way`);
      this.#waiting += 1;
      await wait(LOOK_EVERY, undefined, { signal }).finally(() => (this.#waiting -= 1));
    }
    const slot = new Slot(visitor, this.#limits.idle, end);
    this.#slots.add(slot);
    return slot;
  }

  release(slot: Slot): void {
    slot.close();
    this.#slots.delete(slot);
  }

  #hasRoom(visitor: string): boolean {
    if (this.#slots.size < this.#limits.most) return true;
    const leaving = this.#leaving(visitor);
    if (!leaving) return false;
    this.release(leaving);
    leaving.end();
    return true;
  }

  #leaving(visitor: string): Slot | undefined {
    const { stalled, slow, slowAfter } = this.#limits;
    const all = [...this.#slots];
    const stuck = all.filter((slot) => slot.stalled >= stalled).toSorted((one, other) => other.stalled - one.stalled);
    if (stuck[0]) return stuck[0];
    const held = (of: string): number => all.filter((slot) => slot.visitor === of).length;
    const most = Math.max(...all.map((slot) => held(slot.visitor)));
    const slowest = all.toSorted((one, other) => one.rate - other.rate);
    if (most > held(visitor) + 1) return slowest.find((slot) => held(slot.visitor) === most);
    return slowest.find((slot) => slot.age >= slowAfter && slot.rate < slow);
  }
}
