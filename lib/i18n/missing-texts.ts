import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';

const MAX_KEYS = 100;
const texts = z.record(z.string().regex(/^[\w .:-]{1,200}$/), z.string());

/** Names of texts a translation client missed, as it posts them: an object of names with fall-back texts. Null when it is no such thing. */
export function missingTexts(body: string): string[] | null {
  const { data = {} } = texts.safeParse(parseJson(body));
  const keys = Object.keys(data);
  return keys.length > 0 && keys.length <= MAX_KEYS ? keys : null;
}
