import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallResult } from './check';

const EMAIL = /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+(?:@|&#64;|%40)[\p{L}\p{N}.-]+/gu;
/** Eight to fifteen digits, also in groups. */
const TELEPHONE = /(?<!\p{Nd})\+?\(?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,14}/gu;
/** Dates, fractions of seconds and coordinates look like telephone numbers. */
const DATE_OR_FRACTION = /((?<!\d)(?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{4,}))/;
/** Names of uploaded files often contain a timestamp, which looks like a telephone number. */
const FILE_NAME = /^[^\s:@]+\.[a-z]\w{1,4}$/i;

/** Replaces e-mail addresses and telephone numbers in a JSON value. */
export function anonymised(value: unknown): unknown {
  if (typeof value === 'string') return anonymisedText(value);
  if (typeof value === 'number') return Math.abs(value) < 1e7 ? value : 21_000_000;
  if (Array.isArray(value)) return value.map(anonymised);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [name, anonymised(field)]),
  );
}

function anonymisedText(text: string): string {
  const words = text.replace(EMAIL, 'name@example.org');
  if (FILE_NAME.test(words)) return words;
  return words
    .split(DATE_OR_FRACTION)
    .map((part, index) => (index % 2 ? part : part.replace(TELEPHONE, '021 00 00 00')))
    .join('');
}

/** Writes a file for each answered call, and returns their number. */
export async function writeRecording(
  folder: string,
  results: readonly CallResult[],
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const answered = results.filter(({ answer }) => answer !== undefined);
  await Promise.all(
    answered.map(({ call, answer }) =>
      writeFile(
        join(folder, `${fileOf(call)}.json`),
        `${JSON.stringify(anonymised(answer), null, 2)}\n`,
      ),
    ),
  );
  return answered.length;
}

/** Names the file of a call: `GET /api/articles/edit/{id}` → `articles-edit-id`. */
function fileOf(call: string): string {
  return call.split('/api/')[1]?.match(/\w+/g)?.join('-') ?? call;
}
