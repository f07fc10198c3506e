/** Any visible character: none of the spaces, controls, formats and letters that draw nothing. */
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing to a reader, and counts as empty. */
export function isBlank(text: string): boolean {
  return !VISIBLE_CHARACTER.test(text);
}
