import { z } from 'zod';
import { LARGEST_PAGE } from '@/lib/routes/parameters';
import { address, innerRecord, listOf, whole } from './fields';
import { isRecord, members, spreadTranslations, unwrapped } from './wire-forms';

/** One page of a list. `lastPage` is at least 1. */
export interface Listing<T> {
  items: T[];
  /** Null when the answer does not say. */
  currentPage: number | null;
  lastPage: number;
  total: number | null;
}

/**
 * Pages of one list that are read where all are: a back office that counts wrongly must not be
 * asked for ever.
 */
export const MAX_PAGES = 500;

export const EMPTY_LISTING: Listing<never> = {
  items: [],
  currentPage: null,
  lastPage: 1,
  total: null,
};

const place = z.object({
  current_page: whole,
  last_page: whole,
  per_page: whole,
  total: whole,
  next_page_url: address,
});
type Place = z.output<typeof place>;
const links = innerRecord(z.object({ next: address }));
const meta = innerRecord(place.extend({ pagination: innerRecord(place.extend({ links })) }));

/**
 * `{data, pagination}` of the API's lists. Laravel's own paginators tell the same beside `data`, or
 * under `meta`, Fractal's under `meta.pagination`: where the contract's place is empty, these
 * count. A paginator may itself stand under `data`. Simple ones, which do not count, tell the next
 * page.
 */
export function listingOf<S extends z.ZodType>(schema: S) {
  return z
    .preprocess(
      flattened,
      z.object({
        data: listOf(schema),
        pagination: innerRecord(place),
        meta,
        links,
        ...place.shape,
      }),
    )
    .transform(
      ({ data, pagination, meta, links, ...beside }): Listing<NonNullable<z.output<S>>> => {
        const fractal = meta?.pagination ?? null;
        const places = [pagination, fractal, meta, beside].filter((each) => each !== null);
        const counted = places.find((each) => each.last_page !== null || each.total !== null);
        const told = counted ?? places.find((each) => each.current_page !== null) ?? beside;
        const items = data.filter(
          (item): item is NonNullable<typeof item> => item !== null && item !== undefined,
        );
        // A cursor leads from page to page; none has a number.
        const next =
          [links?.next, fractal?.links?.next, ...places.map((each) => each.next_page_url)].find(
            Boolean,
          ) ?? '';
        const hasNext = next !== '' && !/[?&]cursor=/.test(next);
        const total = totalOf(told);
        // Simple paginators answer any number.
        const isBeyond = data.length === 0 && counted === undefined && !hasNext;
        return {
          items,
          currentPage: told.current_page === null ? null : atLeastOne(told.current_page),
          lastPage: isBeyond ? 1 : lastPageOf(told, hasNext),
          total:
            total !== null && (total < items.length || items.length < data.length) ? null : total,
        };
      },
    );
}

const NO = /^(?:false|0)$/i;
const FAILURE = /^(?:error|fail(?:ed|ure)?|[45]\d\d)$/i;

/**
 * An answer that says it is a failure, whatever its status. A status of 0 and `error` may mean
 * anything where there is content.
 */
function isRefusal(answer: unknown): boolean {
  if (!isRecord(answer) || 'id' in answer) return false;
  const { success, status, error } = answer;
  if (NO.test(String(success)) || FAILURE.test(String(status))) return true;
  return (
    isEmptyAnswer(answer['data']) &&
    (NO.test(String(status)) || error === true || (typeof error === 'string' && error !== ''))
  );
}

/** Of a list: an answer that says in other words that it is empty. */
export function saysNone(answer: unknown): boolean {
  return isRecord(answer) && 'data' in answer && saysMissing(answer);
}

/** As `saysNone`, where anything but a list is an empty one (specification §7, home). */
export function holdsNoList(answer: unknown): boolean {
  if (saysNone(answer)) return true;
  const inner = unwrapped(answer);
  return (
    !isRefusal(answer) &&
    !isFault(answer) &&
    members(inner) === undefined &&
    !(isRecord(inner) && 'id' in inner)
  );
}

/** An answer that says what was asked for does not exist, whatever its status. */
function saysMissing(answer: unknown): boolean {
  if (!isRecord(answer) || 'id' in answer || !isEmptyAnswer(answer['data'])) return false;
  return STATUSES.some((name) => /^(?:404|410)$/.test(String(answer[name])));
}

/**
 * No item: nothing at all, or an answer that says so, or that it has no success and names no fault.
 */
export function isMissingAnswer(answer: unknown): boolean {
  if (isEmptyAnswer(answer) || saysMissing(answer)) return true;
  return (
    isRecord(answer) &&
    !('id' in answer) &&
    NO.test(String(answer['success'])) &&
    isEmptyAnswer(answer['data']) &&
    !isFault(answer)
  );
}

const STATUSES = ['status', 'code', 'statusCode', 'status_code'];
const FAULT = /^(?:429|5\d\d)$/;

/**
 * An answer that says what failed in the server, whatever its status: nothing is known of the item
 * that was asked for.
 */
export function isFault(answer: unknown): boolean {
  return (
    isRecord(answer) &&
    !('id' in answer) &&
    STATUSES.some((name) => FAULT.test(String(answer[name])))
  );
}

function flattened(answer: unknown): unknown {
  if (isRefusal(answer)) return undefined;
  if (Array.isArray(answer) || answer === null) return { data: answer ?? [] };
  const inner = isRecord(answer) ? answer['data'] : undefined;
  return isRecord(answer)
    ? withSnakeKeys(isRecord(inner) && 'data' in inner ? { ...answer, ...inner } : answer)
    : answer;
}

/** Resources may name a paginator's fields as JavaScript does: `currentPage`. */
function withSnakeKeys(answer: Record<string, unknown>): unknown {
  const named = ['pagination', 'meta'].flatMap((place) => {
    const inner = answer[place];
    if (!isRecord(inner)) return [];
    return [
      [
        place,
        Object.fromEntries(
          Object.entries(inner).map(([key, value]) => [
            key.replace(/[A-Z]/g, '_$&').toLowerCase(),
            value,
          ]),
        ),
      ],
    ];
  });
  return { ...answer, ...Object.fromEntries(named) };
}

/** As `listingOf`, for a list inside a record: `null`, `[]` or `{}` is an empty one. */
export function innerListingOf<S extends z.ZodType>(schema: S) {
  // A page beyond the last is an empty list, too: how many pages there are stays told.
  const inContract = (value: unknown): unknown =>
    value !== undefined && isEmptyAnswer(value)
      ? { ...(isRecord(value) && value), data: [] }
      : value;
  return z.preprocess(inContract, listingOf(schema));
}

/** No page beyond the largest has an address. */
function lastPageOf({ current_page, last_page, per_page, total }: Place, hasNext: boolean): number {
  const counted =
    total !== null && per_page !== null && per_page > 0 ? Math.ceil(total / per_page) : null;
  const told = last_page ?? counted ?? (hasNext ? atLeastOne(current_page) + 1 : current_page);
  return Math.min(LARGEST_PAGE, atLeastOne(told));
}

/** A number of items, or none: no list has fewer than no item, or more than can be counted. */
function totalOf({ total }: Place): number | null {
  return Number.isSafeInteger(total) && total !== null && total >= 0 ? total : null;
}

function atLeastOne(value: number | null): number {
  return Math.max(1, value ?? 1);
}

/**
 * No item at all: `null`, `{}`, `[]` or an empty text where a record was asked for (specification
 * §8).
 */
export function isEmptyAnswer(answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return (
    isRecord(answer) &&
    (Object.keys(answer).length === 0 ||
      ('data' in answer && !('id' in answer) && isEmptyAnswer(answer['data'])))
  );
}

/**
 * One record, bare as the specification has it, in the `data` wrapper of Laravel's resources, or
 * alone in a list.
 */
export function detailOf<S extends z.ZodType>(schema: S) {
  return z.preprocess((answer) => spreadTranslations(aloneInList(outOfWrapper(answer))), schema);
}

/** A join repeats its record, once for each of another table. */
function aloneInList(answer: unknown): unknown {
  const [first, ...others] = Array.isArray(answer) ? (answer as unknown[]) : [];
  return isRecord(first) &&
    others.every((other) => isRecord(other) && 'id' in other && other['id'] === first['id'])
    ? first
    : answer;
}

function outOfWrapper(answer: unknown): unknown {
  return isRefusal(answer) ? undefined : unwrapped(answer);
}

/**
 * A record under `name` and one page of `list` beside it, which may stand inside the record
 * instead.
 */
export function detailWithList<S extends z.ZodType, T extends z.ZodType>(
  name: string,
  list: string,
  schemas: { record: S; item: T },
) {
  const named = (answer: unknown): unknown => {
    if (!isRecord(answer)) return answer;
    const record = spreadTranslations(unwrapped(answer[name]));
    const listing = list in answer || !isRecord(record) ? answer[list] : record[list];
    // Laravel leaves the paginator of a nested collection beside it.
    return { record, listing: Array.isArray(listing) ? { ...answer, data: listing } : listing };
  };
  return detailOf(
    z.preprocess(
      named,
      z.object({ record: schemas.record, listing: innerListingOf(schemas.item) }),
    ),
  );
}

/**
 * A list of records, bare as the specification has it, or in the `data` wrapper of Laravel's
 * collections.
 */
export function collectionOf<S extends z.ZodType>(schema: S, most?: number) {
  return z.preprocess(outOfWrapper, listOf(schema, most));
}

/**
 * A record inside a record, bare, in a wrapper of its own, or the first of a list; null when it is
 * missing or malformed.
 */
export function wrappedRecord<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value) => members(outOfWrapper(value))?.[0] ?? outOfWrapper(value),
    innerRecord(schema),
  );
}

/** As `isEmptyAnswer`, for an answer that holds the item under a name. */
export function isEmptyAnswerIn(name: string): (answer: unknown) => boolean {
  return (answer) => {
    const inner = unwrapped(answer);
    return (
      isMissingAnswer(answer) || (isRecord(inner) && name in inner && isEmptyAnswer(inner[name]))
    );
  };
}
