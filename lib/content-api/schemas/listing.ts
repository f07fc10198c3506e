import { z } from 'zod';
import { LARGEST_PAGE } from '@/lib/routes/parameters';
import { count, innerRecord, listOf } from './fields';
import { isEmptyAnswer, isRecord, isDataWrapper, unwrapData } from './wire-forms';

/** One page of a list; `lastPage` is at least 1. */
export interface Listing<T> {
  items: T[];
  /** Null if the answer does not contain it. */
  currentPage: number | null;
  lastPage: number;
  total: number | null;
}

/** A whole list is read in at most 500 pages, because the API may state a wrong last page. */
export const MAX_PAGES = 500;

export const EMPTY_LISTING: Listing<never> = {
  items: [],
  currentPage: null,
  lastPage: 1,
  total: null,
};

const pageNumbers = z.object({ current_page: count, last_page: count, total: count });

/** A page as `{data, pagination}`; Laravel may put the page numbers beside `data` or in `meta`. */
export function listingOf<S extends z.ZodType>(schema: S) {
  const inWrapper = (answer: unknown): unknown =>
    isDataWrapper(answer) ? answer : { data: answer };
  return z
    .preprocess(
      inWrapper,
      z.object({
        data: listOf(schema),
        pagination: innerRecord(pageNumbers),
        meta: innerRecord(pageNumbers),
        ...pageNumbers.shape,
      }),
    )
    .transform(({ data, pagination, meta, ...beside }): Listing<z.output<S>> => {
      const paging =
        [pagination, meta].find((each) => typeof each?.last_page === 'number') ?? beside;
      return {
        items: data,
        currentPage: paging.current_page === null ? null : clampPage(paging.current_page),
        lastPage: clampPage(paging.last_page),
        total: paging.total,
      };
    });
}

/** Page numbers are limited to `LARGEST_PAGE`: pages beyond it have no address on this site. */
function clampPage(value: number | null): number {
  return Math.min(LARGEST_PAGE, Math.max(1, value ?? 1));
}

/** A whole list, bare or in `data`. */
export function collectionOf<S extends z.ZodType>(schema: S, maxMembers?: number) {
  return z.preprocess(unwrapData, listOf(schema, maxMembers));
}

/** One record, bare or in `data`. */
export function detailOf<S extends z.ZodType>(schema: S) {
  return z.preprocess(unwrapData, schema);
}

/** A record with one page of a list. `name` and `list` are the names of their fields. */
export function detailWithList<S extends z.ZodType, T extends z.ZodType>(
  name: string,
  list: string,
  schemas: { record: S; item: T },
) {
  const pickFields = (answer: unknown): unknown =>
    isRecord(answer) ? { record: answer[name], listing: answer[list] } : answer;
  const fieldsSchema = z.object({
    record: detailOf(schemas.record),
    listing: listingOf(schemas.item),
  });
  return detailOf(z.preprocess(pickFields, fieldsSchema));
}

export function isEmptyAnswerIn(name: string): (answer: unknown) => boolean {
  return (answer) => {
    const inner = unwrapData(answer);
    return isEmptyAnswer(inner) || (isRecord(inner) && isEmptyAnswer(inner[name]));
  };
}
