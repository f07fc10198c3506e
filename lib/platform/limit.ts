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
export function createLimit(most: number, maxWaiting?: number): Limit {
  const limit = createNamedLimit(most, most, maxWaiting);
  return (work, signal) => limit('', work, signal);
}

/** Share of a bounded queue that work of one name may fill. */
const SHARE_OF_QUEUE = 0.75;

/**
 * A limit for all work and a smaller one for each name, with one queue for all. Work that hangs
 * does not block work of other names.
 */
export function createNamedLimit(
  most: number,
  mostOfOneName: number,
  maxWaiting: number = Infinity,
) {
  const waiting = new Map<() => void, string>();
  const running = new Map<string, number>();
  let total = 0;
  const mayBegin = (name: string): boolean =>
    total < most && (running.get(name) ?? 0) < mostOfOneName;
  const change = (name: string, by: 1 | -1): void => {
    total += by;
    const count = (running.get(name) ?? 0) + by;
    if (count === 0) running.delete(name);
    else running.set(name, count);
  };
  const turn = (name: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(resolve);
        reject(new BusyError('no turn in time'));
      };
      if (signal?.aborted) return giveUp();
      waiting.set(resolve, name);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  /** Starts the oldest waiting work whose name is below its limit. */
  const beginNext = (): void => {
    for (const [begin, name] of waiting) {
      if (!mayBegin(name)) continue;
      waiting.delete(begin);
      change(name, 1);
      return begin();
    }
  };
  const mayWait = (name: string): boolean => {
    const ofName = [...waiting.values()].filter((other) => other === name).length;
    return (
      waiting.size < maxWaiting &&
      (mostOfOneName === most || ofName < Math.ceil(maxWaiting * SHARE_OF_QUEUE))
    );
  };
  return async <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (mayBegin(name)) change(name, 1);
    else if (mayWait(name)) await turn(name, signal);
    else throw new BusyError(`${maxWaiting} are waiting`);
    try {
      return await work();
    } finally {
      change(name, -1);
      beginNext();
    }
  };
}
