/**
 * Resolves after a delay, without keeping the process alive. Jest cannot fake the delays of
 * `node:timers/promises`.
 */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

const OPTIONAL_PART_TIMEOUT = 400;

/**
 * The result of `work`, or null if it takes longer than `milliseconds`: by default as long as a
 * page waits for an optional part.
 */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number = OPTIONAL_PART_TIMEOUT,
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  // Nearly every timer is cancelled. An abort signal would create an error with a stack each time.
  const timedOut = new Promise<null>(
    (resolve) => (timer = setTimeout(() => resolve(null), milliseconds)),
  );
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
