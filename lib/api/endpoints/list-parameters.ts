import type { ListQuery } from '@/lib/listing/list-query';

/** A list's state in the API's words. */
export function listParameters({ page, perPage, search }: ListQuery): Record<string, string | number> {
  return { page, per_page: perPage, search };
}
