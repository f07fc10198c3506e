import { setTimeout } from 'node:timers/promises';

/** What a page can do without is waited for no longer than this. */
const SOON_MILLISECONDS = 400;

/** What `work` gives if it gives it soon, null otherwise: an extra must never make a reader wait for the page. */
export async function soon<T>(work: Promise<T>, milliseconds: number = SOON_MILLISECONDS): Promise<T | null> {
  const timer = new AbortController();
  try {
    return await Promise.race([work, setTimeout(milliseconds, null, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
