/** The honeypot: a field that visitors do not see. Browsers have no value to fill in for it; bots fill it in like any other. */
export const HONEYPOT_FIELD = 'reference';

export function isHoneypotFilled(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !(HONEYPOT_FIELD in input)) return false;
  return input[HONEYPOT_FIELD] !== '';
}
