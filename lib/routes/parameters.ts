import {
  DEFAULT_PER_PAGE,
  MAX_KEYWORD_LENGTH,
  PAGER_WINDOW,
  PER_PAGE_OPTIONS,
  type ListName,
} from '@/lib/platform/constants';
import { isBlank, withoutUnrulyMarks } from '@/lib/text/characters';

/** Whether a value can be an id: a number or another identifier of the back office. */
export function isItemId(value: string): boolean {
  return /^(?!\.+$)[\w.~-]{1,64}$/.test(value);
}

/** Next passes the parameters of `/{screen}/{id}/{slug?}` still percent-encoded. */
export interface ItemParams {
  id: string;
  slug?: string[];
}

/** Returns null if the id is invalid or more than a slug follows it. */
export function readItemId({ id, slug = [] }: ItemParams): string | null {
  return slug.length <= 1 && isItemId(id) ? id : null;
}

export type RawSearchParams = Record<string, string | string[] | undefined>;

export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Larger page numbers in an address are read as this one. */
export const LARGEST_PAGE = 999_999;

/** Reads `page`; a value that is no number from 1 on becomes 1. */
export function readPage(value: string): number {
  if (!/^\d+$/.test(value)) return 1;
  return Math.min(LARGEST_PAGE, Math.max(1, Number(value)));
}

/** Reads `per_page`; a value that the list does not offer becomes the default. */
export function readPerPage(value: string, list: ListName): number {
  const options: readonly number[] = PER_PAGE_OPTIONS[list];
  const wanted = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  return options.includes(wanted) ? wanted : DEFAULT_PER_PAGE;
}

/** Trims and bounds a keyword for the API, without control characters and lone surrogates. */
export function readKeyword(value: string): string {
  const text = withoutUnrulyMarks(
    value.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\p{Cc}/gu, ' '),
  );
  if (isBlank(text)) return '';
  if (text.length <= MAX_KEYWORD_LENGTH) return text;
  return Array.from(text).slice(0, MAX_KEYWORD_LENGTH).join('').trim();
}

/** Reads the service of a search or the chamber of a calendar; '' stands for all. */
export function readRecordId(value: string): string {
  return isItemId(value) ? value : '';
}

/** Reads the record that a message is about, such as `chamber-31`; '' for anything else. */
export function readAbout(value: string): string {
  const id = /^[a-z]+-(.+)$/.exec(value)?.[1] ?? '';
  return isItemId(id) ? value : '';
}

export function readListQuery(params: RawSearchParams, list: ListName) {
  return {
    page: readPage(firstValue(params['page'])),
    perPage: readPerPage(firstValue(params['per_page']), list),
    search: readKeyword(firstValue(params['search'])),
  };
}
export type ListQuery = ReturnType<typeof readListQuery>;

export function readSearchQuery(params: RawSearchParams) {
  return {
    keyword: readKeyword(firstValue(params['keyword'])),
    serviceId: readRecordId(firstValue(params['service_id'])),
    page: readPage(firstValue(params['page'])),
    perPage: readPerPage(firstValue(params['per_page']), 'search'),
  };
}
export type SearchQuery = ReturnType<typeof readSearchQuery>;

/** Builds the address of a list. Defaults are left out, so equal states have equal addresses. */
export function listAddress(
  path: string,
  query: { [name: string]: string | number | undefined },
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const isDefault =
      (name === 'page' && value === 1) || (name === 'per_page' && value === DEFAULT_PER_PAGE);
    if (value === undefined || value === '' || isDefault) continue;
    params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the page numbers of a pager (specification §5), or null for a single page. */
export function pagerWindow(current: number, last: number) {
  if (last <= 1) return null;
  const page = Math.min(Math.max(current, 1), last);
  const first = Math.max(1, Math.min(page - 1, last - PAGER_WINDOW + 1));
  const end = Math.min(last, first + PAGER_WINDOW - 1);
  const pages = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  return { pages, ellipsisBefore: first > 1, ellipsisAfter: end < last };
}
