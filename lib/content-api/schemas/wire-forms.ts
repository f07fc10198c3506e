import { parseFlatJson } from '@/lib/platform/read-text';

/** Forms of records and lists (closed list 3 and 4 of CONTRIBUTING.md). */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The content of the `data` wrapper of Laravel's resources; an answer without success has none. */
export function unwrapped(value: unknown): unknown {
  return isWrapper(value) ? value['data'] : value;
}

export function isWrapper(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && 'data' in value && !('id' in value) && value['success'] !== false;
}

/** Members of an array, an object with numeric keys, or JSON text of an array. */
export function members(value: unknown): unknown[] | undefined {
  if (value === null || value === '') return [];
  const list = typeof value === 'string' ? parseFlatJson(value) : value;
  if (Array.isArray(list)) return list;
  if (!isRecord(list) || typeof value === 'string') return undefined;
  return Object.keys(list).every((key) => /^\d+$/.test(key)) ? Object.values(list) : undefined;
}

/** No record at all: `null`, `{}` or `[]` where one was asked for. */
export function isEmptyAnswer(answer: unknown): boolean {
  const record = unwrapped(answer);
  return typeof record === 'object' && (record === null || Object.keys(record).length === 0);
}
