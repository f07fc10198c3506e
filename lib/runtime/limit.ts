/** Too many were waiting already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Runs work when its turn comes; with a signal, work still waiting when it aborts leaves the queue: `BusyError`. */
export type Limit = <T>(work: () => Promise<T>, signal?: AbortSignal, weight?: number) => Promise<T>;

/**
 * Runs pieces of work that weigh at most `most` together (each 1, unless it says otherwise); the others wait their turn. With
 * `maxWaiting`, work that would make the queue longer is refused with `BusyError`.
 */
export function createLimit(most: number, maxWaiting: number = Infinity): Limit {
  const waiting = new Set<{ weight: number; go: () => void }>();
  let running = 0;
  const admit = (): void => {
    for (const next of waiting) {
      if (running + next.weight > most) return;
      waiting.delete(next);
      running += next.weight;
      next.go();
    }
  };
  const turn = (weight: number, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const place = { weight, go: resolve };
      const giveUp = (): void => {
        waiting.delete(place);
        reject(new BusyError('no turn in time'));
        // What came later may be light enough to go.
        admit();
      };
      if (signal?.aborted) return giveUp();
      waiting.add(place);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  return async (work, signal, weight = 1) => {
    if (waiting.size > 0 || running + weight > most) {
      if (waiting.size >= maxWaiting) throw new BusyError(`${maxWaiting} are waiting`);
      await turn(weight, signal);
    } else running += weight;
    try {
      return await work();
    } finally {
      running -= weight;
      admit();
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
