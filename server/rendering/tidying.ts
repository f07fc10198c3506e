import { Session } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';

/** Nobody has asked for anything for this long. */
const QUIET_MILLISECONDS = 2000;
/** Not more often than this: a site with a visitor every few seconds would tidy up after each of them. */
const REST_MILLISECONDS = 30_000;
/** Less than this is not worth it. */
const WORTH_BYTES = 16 * 1024 * 1024;

/**
 * Gives memory back when the thread has become quiet (decision 15). What renderings leave behind is otherwise collected when the next ones need
 * the room, which on a quiet night is never.
 */
export class Tidying {
  #timer: NodeJS.Timeout | undefined;
  #busyAt = 0;
  #tidiedAt = -Infinity;
  #bytesThen = 0;

  /** `tidy` does the work; `memory` is what the thread has taken, in bytes. */
  constructor(
    private readonly tidy: () => void = collectGarbage,
    private readonly memory: () => number = memoryTaken,
  ) {}

  /** To be called for everything the thread is asked for. */
  wasBusy(): void {
    this.#busyAt = Date.now();
    if (this.#timer === undefined) this.#timer = this.#lookIn(QUIET_MILLISECONDS);
  }

  #lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), milliseconds).unref();
  }

  #look(): void {
    const wait = Math.max(this.#busyAt + QUIET_MILLISECONDS, this.#tidiedAt + REST_MILLISECONDS) - Date.now();
    this.#timer = wait > 0 ? this.#lookIn(wait) : undefined;
    if (wait > 0 || this.memory() - this.#bytesThen < WORTH_BYTES) return;
    this.tidy();
    this.#tidiedAt = Date.now();
    this.#bytesThen = this.memory();
  }
}

function memoryTaken(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

/**
 * Unlike the collector's own rounds, this one also moves together what is left, and gives the room that becomes free back to the system. The
 * session may not be ended before its answer has returned: both hold the same lock.
 */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}
