import { parseJson } from '@/lib/runtime/read-text';

const NUMERIC_KEY = /[{,]\s*"\d+"\s*:/;
/** A string, as the key of a member or as a value. */
const STRING = /"(?:[^"\\]|\\.)*"(?:\s*:)?/g;

/**
 * As `parseJson`, but numeric keys begin with `#`: JavaScript would sort them, and PHP writes a sorted collection as an object whose keys are
 * the former places (`{"5":{…},"2":{…}}`), in the order that counts.
 */
export function parseOrdered(text: string): unknown {
  return parseJson(NUMERIC_KEY.test(text) ? text.replace(STRING, withMark) : text);
}

const withMark = (string: string): string => (/^"\d+"\s*:$/.test(string) ? `"#${string.slice(1)}` : string);

/** Whether a key is the place of a member in a list of PHP's. */
export function isPlace(key: string): boolean {
  return /^#?\d+$/.test(key);
}
