import type { ApiResult } from '@/lib/api/result';
import type { Listing } from '@/lib/api/schemas/listing';

/** One page of a list; a page beyond the last shows the last (decisions "Values"). `listingOf` finds the list inside the answer. */
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
