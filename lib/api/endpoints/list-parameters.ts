import type { ListQuery } from '@/lib/listing/list-query';
import type { Priority } from '../cache/store';

/** Pages after this one are reached by crawlers, hardly ever by readers. */
const LAST_NEAR_PAGE = 10;

/** A list's state in the API's words. */
export function listParameters({ page, perPage, search }: ListQuery): Record<string, string | number> {
  return { page, per_page: perPage, search };
}

/** Texts visitors type and pages beyond the last one are without end: these answers leave the store before any other, distant pages next. */
export function listPriority({ page, search }: Pick<ListQuery, 'page' | 'search'>, lastPage: number): Priority {
  if (search !== '' || page > lastPage) return 'unbounded';
  return page > LAST_NEAR_PAGE ? 'distant' : 'usual';
}
