export interface RetryOptions {
  retries: number;
  /** Milliseconds before the first retry; doubles before each one after it. */
  firstDelay: number;
  sleep?: (milliseconds: number) => Promise<void>;
}

/** What `work` gives, tried again after each failure; rejects with the last failure when the retries are used up. */
export async function retry<T>(work: () => Promise<T>, { retries, firstDelay, sleep = pause }: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries) throw error;
      await sleep(firstDelay * 2 ** attempt);
    }
  }
}

/** Resolves later, and never keeps a process alive that wants to end. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
