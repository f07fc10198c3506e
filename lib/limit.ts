/** Too many were waiting already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Runs at most `atOnce` pieces of work at a time; the others wait their turn. With `maxWaiting`, work that would make the queue
 * longer is refused with `BusyError`.
 */
export function createLimit(atOnce: number, maxWaiting: number = Infinity): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new BusyError(`${maxWaiting} are waiting`);
      // Whoever finishes hands over its place, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
