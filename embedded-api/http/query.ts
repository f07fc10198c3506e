import { type FieldErrors, notFound, refuse } from './errors';

interface Paging {
  page: number;
  perPage: number;
}

const defaultPerPage = 6;
const mostPerPage = 100;

/** Reads an integer. A missing or empty value is null, and an invalid one adds an error. */
export function readInteger(
  query: URLSearchParams,
  field: string,
  errors: FieldErrors,
  most = Number.MAX_SAFE_INTEGER,
): number | null {
  const text = query.get(field)?.trim() ?? '';
  const label = field.replaceAll('_', ' ');
  if (text === '') return null;
  if (!/^[+-]?\d+$/.test(text)) {
    errors[field] = [`The ${label} field must be an integer.`];
    return null;
  }
  const number = Number(text);
  if (number < 1) errors[field] = [`The ${label} field must be at least 1.`];
  if (number > most) errors[field] = [`The ${label} field must not be greater than ${most}.`];
  return number;
}

/** Reads `page` and `per_page` as Laravel validates them (422 with the invalid fields). */
export function readPaging(query: URLSearchParams): Paging {
  const errors: FieldErrors = {};
  const page = readInteger(query, 'page', errors) ?? 1;
  const perPage = readInteger(query, 'per_page', errors, mostPerPage) ?? defaultPerPage;
  refuse(errors);
  return { page, perPage };
}

export function offsetOf({ page, perPage }: Paging): number {
  return Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER);
}

interface Pagination {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
}

/** Returns Laravel's page numbers: at least one page, and a page beyond the last unchanged. */
export function pagination({ page, perPage }: Paging, total: number): Pagination {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  };
}

/** Reads the id in an address; throws Laravel's 404 for anything else. */
export function readId(model: string, parameter: string): number {
  const id = /^\d{1,15}$/.test(parameter) ? Number(parameter) : 0;
  if (id === 0) throw notFound(model, parameter);
  return id;
}
