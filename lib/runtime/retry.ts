interface RetryOptions {
  retries: number;
  /** Milliseconds before the first retry; doubles before each one after it. */
  firstDelay: number;
  sleep?: (milliseconds: number) => Promise<void>;
}

/** The result of `work`, repeated after each failure; rejects with the last failure when there are no retries left. */
export async function retry<T>(work: () => Promise<T>, { retries, firstDelay, sleep: wait = sleep }: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries) throw error;
      await wait(firstDelay * 2 ** attempt);
    }
  }
}

/** Resolves after a delay; does not keep the process alive. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

const DEFAULT_TIMEOUT = 400;

/** The result of `work`, or null when it takes longer: an optional part of a page must not delay the page. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number = DEFAULT_TIMEOUT): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  // Not a timer with an AbortSignal: cancelling one creates an error with its stack, and nearly every one is cancelled.
  const timedOut = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), milliseconds)));
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
