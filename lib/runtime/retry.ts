export interface RetryOptions {
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
