/** White space, controls, formats, and letters and signs that are drawn as nothing. */
const SEEN = /[^\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing to a reader: it counts as an empty one. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}
