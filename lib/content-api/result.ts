import { markPartial, updateContext } from '@/lib/platform/request-context';
import { withTimeout } from '@/lib/platform/wait';
import type { Listing } from './schemas/listing';

/** The reason why there is no data, without any visitor's input; `missing` is not an error. */
export interface ApiFailure {
  kind: 'missing' | 'unavailable' | 'malformed';
  reason: string;
}

export type ApiResult<T> = { ok: true; data: T } | { ok: false; failure: ApiFailure };

export function mapResult<T, U>(result: ApiResult<T>, change: (data: T) => U): ApiResult<U> {
  return result.ok ? { ok: true, data: change(result.data) } : result;
}

/** Shows a failed list, menu or home block as empty; the page is not stored (specification §8). */
export function orEmpty<T>(result: ApiResult<T[]>): T[] {
  return orElse(result, []);
}

/** Replaces a failed answer by a fallback, and marks the page as not storable. */
export function orElse<T>(result: ApiResult<T>, fallback: T): T {
  if (result.ok) return result.data;
  updateContext({ degraded: true });
  return fallback;
}

/**
 * Returns the data of an optional part. If the part is late or fails, the page is sent without it
 * and soon rendered again.
 */
export async function loadOptionalPart<T>(
  part: string,
  work: Promise<ApiResult<T>>,
): Promise<T | null> {
  const found = await withTimeout(work);
  if (found?.ok) return found.data;
  if (found?.failure.kind !== 'missing') markPartial(part);
  return null;
}

/**
 * Sets the status for a failed item: 404 if it is missing, 503 if the API fails. Null makes the
 * page show the not-found screen.
 */
export function orNotFound<T>(result: ApiResult<T>): T | null {
  if (result.ok) return result.data;
  setErrorStatus(result.failure.kind === 'missing' ? 404 : 503);
  return null;
}

/** Returns the `notFound` key of the heading; `item` is null if the address has no valid id. */
export function notFoundTitleKey(item: ApiResult<unknown> | null): 'title' | 'unavailableTitle' {
  return item === null || (!item.ok && item.failure.kind === 'missing')
    ? 'title'
    : 'unavailableTitle';
}

export function setErrorStatus(status: 404 | 503): void {
  updateContext({ status, ...(status === 503 && { degraded: true }) });
}

/**
 * Loads a page of a list, or the last page of the list if the requested page lies beyond it
 * (specification §3).
 */
export async function loadWithinLastPage<T>(
  page: number,
  load: (page: number) => Promise<ApiResult<T>>,
  listingOf: (answer: T) => Pick<Listing<unknown>, 'lastPage'>,
): Promise<ApiResult<T>> {
  const result = await load(page);
  if (!result.ok) return result;
  const { lastPage } = listingOf(result.data);
  return page > lastPage ? load(lastPage) : result;
}
