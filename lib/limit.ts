/** Too many were waiting already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Runs work when its turn comes; with a signal, work still waiting when it aborts leaves the queue: `BusyError`. */
export type Limit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `atOnce` pieces of work at a time; the others wait their turn. With `maxWaiting`, work that would make the queue
 * longer is refused with `BusyError`.
 */
export function createLimit(atOnce: number, maxWaiting: number = Infinity): Limit {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (work, signal) => {
    if (running >= atOnce) {
      if (waiting.size >= maxWaiting) throw new BusyError(`${maxWaiting} are waiting`);
      // Finished work passes its slot on, so `running` stays the same.
      await turn(waiting, signal);
    } else running += 1;
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}

function turn(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(go);
      signal?.removeEventListener('abort', giveUp);
    };
    const go = (): void => {
      leave();
      resolve();
    };
    const giveUp = (): void => {
      leave();
      reject(new BusyError('no turn in time'));
    };
    if (signal?.aborted) return giveUp();
    waiting.add(go);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
