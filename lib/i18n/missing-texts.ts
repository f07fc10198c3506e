import { z } from 'zod';

const MAX_KEYS = 100;
const texts = z.record(z.string().regex(/^[\w .:-]{1,200}$/), z.string());

/** Names of texts a translation client missed, as it posts them: an object of names with fall-back texts. Null when it is no such thing. */
export function missingTexts(body: string): string[] | null {
  try {
    const keys = Object.keys(texts.parse(JSON.parse(body)));
    return keys.length > 0 && keys.length <= MAX_KEYS ? keys : null;
  } catch {
    return null;
  }
}
