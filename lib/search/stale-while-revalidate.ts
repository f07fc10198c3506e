/** What was read: whole, or with something missing that could not be had. */
export interface Read<T> {
  value: T;
  isWhole: boolean;
}

/**
 * Stale-while-revalidate: gives what was last read at once, and reads it again in the background when it is older than so many milliseconds. Only the first call waits.
 * What was read whole is never replaced by less.
 */
export function staleWhileRevalidate<T>(read: () => Promise<Read<T>>, freshMilliseconds: number): () => Promise<T> {
  let known: Read<T> | undefined;
  let readAt = -Infinity;
  let reading: Promise<T> | undefined;
  const readNow = async (): Promise<T> => {
    const fresh = await read();
    if (fresh.isWhole) readAt = Date.now();
    if (fresh.isWhole || !known?.isWhole) known = fresh;
    return known.value;
  };
  const readAnew = (): Promise<T> => (reading ??= readNow().finally(() => (reading = undefined)));
  return async () => {
    if (!known) return readAnew();
    // A failed revalidation leaves the last value.
    if (Date.now() - readAt >= freshMilliseconds) readAnew().catch(() => undefined);
    return known.value;
  };
}
