export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Runs work when a place is free. Waiting work whose `signal` aborts is rejected with `BusyError`.
 */
export type Limit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Bounded concurrency with a queue. With `maxWaiting`, work that would make the queue longer is
 * refused with `BusyError`.
 */
export function createLimit(maxRunning: number, maxWaiting?: number): Limit {
  const limit = createNamedLimit(maxRunning, maxRunning, maxWaiting);
  return (work, signal) => limit('', work, signal);
}

/** Share of a bounded queue that work of one name may fill. */
const SHARE_OF_QUEUE = 0.75;

/**
 * A limit for all work and a smaller one for each name, with one queue for all. Work that hangs
 * does not block work of other names.
 */
export function createNamedLimit(
  maxRunning: number,
  maxPerName: number,
  maxWaiting: number = Infinity,
) {
  const waiting = new Map<() => void, string>();
  const running = new Map<string, number>();
  let runningTotal = 0;
  const hasCapacity = (name: string): boolean =>
    runningTotal < maxRunning && (running.get(name) ?? 0) < maxPerName;
  const adjustRunning = (name: string, by: 1 | -1): void => {
    runningTotal += by;
    const count = (running.get(name) ?? 0) + by;
    if (count === 0) running.delete(name);
    else running.set(name, count);
  };
  const waitForTurn = (name: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const rejectBusy = (): void => {
        waiting.delete(resolve);
        reject(new BusyError('no turn in time'));
      };
      if (signal?.aborted) return rejectBusy();
      waiting.set(resolve, name);
      signal?.addEventListener('abort', rejectBusy, { once: true });
    });
  /** Starts the oldest waiting work whose name is below its limit. */
  const startNext = (): void => {
    for (const [begin, name] of waiting) {
      if (!hasCapacity(name)) continue;
      waiting.delete(begin);
      adjustRunning(name, 1);
      return begin();
    }
  };
  const hasQueueSpace = (name: string): boolean => {
    const queuedOfName = [...waiting.values()].filter((other) => other === name).length;
    return (
      waiting.size < maxWaiting &&
      (maxPerName === maxRunning || queuedOfName < Math.ceil(maxWaiting * SHARE_OF_QUEUE))
    );
  };
  return async <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (hasCapacity(name)) adjustRunning(name, 1);
    else if (hasQueueSpace(name)) await waitForTurn(name, signal);
    else throw new BusyError(`${maxWaiting} are waiting`);
    try {
      return await work();
    } finally {
      adjustRunning(name, -1);
      startNext();
    }
  };
}
