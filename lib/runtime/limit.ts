/** Too many were waiting already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Runs work when its turn comes; with a signal, work still waiting when it aborts leaves the queue: `BusyError`. */
export type Limit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs so many pieces of work at a time; the others wait their turn. With `maxWaiting`, work that would make the queue longer is refused with `BusyError`.
 */
export function createLimit(most: number, maxWaiting: number = Infinity): Limit {
  const waiting = new Set<() => void>();
  let running = 0;
  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(resolve);
        reject(new BusyError('no turn in time'));
      };
      if (signal?.aborted) return giveUp();
      waiting.add(resolve);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  return async (work, signal) => {
    if (running < most) running += 1;
    else if (waiting.size < maxWaiting) await turn(signal);
    else throw new BusyError(`${maxWaiting} are waiting`);
    try {
      return await work();
    } finally {
      // Its place goes to who has waited longest.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/** A limit of all work, and within it one of the work of each name: a name whose work hangs leaves room for the others. Names are few. */
export function createNamedLimit(most: number, mostOfOneName: number, maxWaiting?: number) {
  const all = createLimit(most, maxWaiting);
  const named = new Map<string, Limit>();
  return <T>(name: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const ofName = named.get(name) ?? createLimit(mostOfOneName, maxWaiting);
    named.set(name, ofName);
    return ofName(() => all(work, signal), signal);
  };
}
