import { parseJson } from '@/lib/runtime/read-text';

/** Before a numeric key. No text holds this: a quotation mark within one follows a backslash. */
const NUMERIC_KEY = /([{,]\s*")(?=\d+"\s*:)/g;

/**
 * As `parseJson`, but numeric keys begin with `#`: JavaScript would sort them, and PHP writes a sorted collection as an object whose keys are
 * the former places (`{"5":{…},"2":{…}}`), in the order that counts.
 */
export function parseOrdered(text: string): unknown {
  return parseJson(text.replace(NUMERIC_KEY, '$1#'));
}

/** Whether a key is the place of a member in a list of PHP's. */
export function isPlace(key: string): boolean {
  return /^#?\d+$/.test(key);
}
