import { parseJson } from '@/lib/platform/read-body';

/** These forms of records and lists are accepted (closed lists of CONTRIBUTING.md). */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Unwraps `data` of Laravel's resources. An answer with `success: false` is not unwrapped. */
export function unwrapData(value: unknown): unknown {
  return isDataWrapper(value) ? value['data'] : value;
}

export function isDataWrapper(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && 'data' in value && !('id' in value) && value['success'] !== false;
}

/** Returns the members of an array, an object with numeric keys, or a JSON array in a text. */
export function membersOf(value: unknown): unknown[] | undefined {
  if (value === null || value === '') return [];
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (Array.isArray(list)) return list;
  if (!isRecord(list) || typeof value === 'string') return undefined;
  return Object.keys(list).every((key) => /^\d+$/.test(key)) ? Object.values(list) : undefined;
}

/** Whether an answer is `null`, `{}` or `[]` where a record was requested. */
export function isEmptyAnswer(answer: unknown): boolean {
  const record = unwrapData(answer);
  return typeof record === 'object' && (record === null || Object.keys(record).length === 0);
}
