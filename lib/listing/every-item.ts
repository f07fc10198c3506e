import type { ApiResult } from '@/lib/api/result';
import type { Listing } from '@/lib/api/schemas/listing';
import { createLimit } from '@/lib/runtime/limit';
import { logger } from '@/lib/runtime/logger';

const AT_ONCE = 4;
/** A back office that counts wrongly must not be asked for ever. */
const MAX_PAGES = 500;

/** Every item of a paged list, in its order. One page that cannot be had is a failure of the whole. */
export async function everyItem<T>(load: (page: number) => Promise<ApiResult<Listing<T>>>): Promise<ApiResult<T[]>> {
  const first = await load(1);
  if (!first.ok) return first;
  const { lastPage } = first.data;
  if (lastPage > MAX_PAGES) logger.warn({ lastPage, read: MAX_PAGES }, 'A list is longer than is read');
  const limit = createLimit(AT_ONCE);
  const others = Array.from({ length: Math.min(lastPage, MAX_PAGES) - 1 }, (_, index) => limit(() => load(index + 2)));
  const items = [...first.data.items];
  for (const result of await Promise.all(others)) {
    if (!result.ok) return result;
    items.push(...result.data.items);
  }
  return { ok: true, data: items };
}
