import { note } from '@/lib/platform/request-context';
import type { Listing } from './schemas/listing';

/** Why there is no data; `missing` is no error. `reason` contains nothing a visitor typed. */
export interface ApiFailure {
  kind: 'missing' | 'unavailable' | 'malformed';
  reason: string;
}

export type ApiResult<T> = { ok: true; data: T } | { ok: false; failure: ApiFailure };

export function mapResult<T, U>(result: ApiResult<T>, change: (data: T) => U): ApiResult<U> {
  return result.ok ? { ok: true, data: change(result.data) } : result;
}

/** A list, menu or home block that fails shows as empty, and the page is not stored (§8). */
export function orEmpty<T>(result: ApiResult<T[]>): T[] {
  return orElse(result, []);
}

/** As `orEmpty` for answers that are not plain lists. */
export function orElse<T>(result: ApiResult<T>, fallback: T): T {
  if (result.ok) return result.data;
  note({ degraded: true });
  return fallback;
}

/**
 * Null stands for the not-found screen, whose status is 404 when the item is missing and 503 when
 * the API fails.
 */
export function orNotFound<T>(result: ApiResult<T>): T | null {
  if (result.ok) return result.data;
  setErrorStatus(result.failure.kind === 'missing' ? 404 : 503);
  return null;
}

/** Heading (a key of `notFound`) for an item that is not shown; `null`: its address names none. */
export function notFoundTitle(item: ApiResult<unknown> | null): 'title' | 'unavailableTitle' {
  return item === null || (!item.ok && item.failure.kind === 'missing')
    ? 'title'
    : 'unavailableTitle';
}

export function setErrorStatus(status: 404 | 503): void {
  note({ status, ...(status === 503 && { degraded: true }) });
}

/** One page of a list, or the last page in place of one beyond it (specification §3). */
export async function withinLastPage<T>(
  page: number,
  load: (page: number) => Promise<ApiResult<T>>,
  listingOf: (answer: T) => Pick<Listing<unknown>, 'lastPage'>,
): Promise<ApiResult<T>> {
  const result = await load(page);
  if (!result.ok) return result;
  const { lastPage } = listingOf(result.data);
  return page > lastPage ? load(lastPage) : result;
}
