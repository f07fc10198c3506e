import { z } from 'zod';
import { listOf, numeric } from './fields';

/** One page of a list. `lastPage` is at least 1. */
export interface Listing<T> {
  items: T[];
  currentPage: number;
  lastPage: number;
  /** Number of items in the whole list, when the API tells. */
  total: number | null;
}

export const EMPTY_LISTING: Listing<never> = { items: [], currentPage: 1, lastPage: 1, total: null };

const atLeastOne = numeric.transform((value) => Math.max(1, Math.trunc(value ?? 1)));

const pagination = z
  .object({ current_page: atLeastOne, last_page: atLeastOne, total: numeric })
  .catch({ current_page: 1, last_page: 1, total: null });

/** `{data, pagination}` of the API's lists. */
export function listingOf<S extends z.ZodType>(schema: S) {
  return z.object({ data: listOf(schema), pagination }).transform((record): Listing<z.output<S>> => ({
    items: record.data,
    currentPage: record.pagination.current_page,
    lastPage: record.pagination.last_page,
    total: record.pagination.total,
  }));
}
