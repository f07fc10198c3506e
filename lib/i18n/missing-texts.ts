const MAX_KEYS = 100;
const KEY = /^[\w .:-]{1,200}$/;

/** Names of texts a translation client missed, as it posts them: an object of names with fall-back texts. Null when it is no such thing. */
export function missingTexts(body: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isFine = entries.length > 0 && entries.length <= MAX_KEYS && entries.every(([key, text]) => KEY.test(key) && typeof text === 'string');
  return isFine ? entries.map(([key]) => key) : null;
}
