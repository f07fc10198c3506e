/** What a page can do without is waited for no longer than this. */
const SOON_MILLISECONDS = 400;

/** What `work` gives if it gives it soon, null otherwise: an extra must never make a reader wait for the page. */
export async function soon<T>(work: Promise<T>, milliseconds: number = SOON_MILLISECONDS): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  // A plain timer: one with a signal makes an error with its stack each time it is called off, which is nearly always.
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), milliseconds)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
