import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OWN_PAYLOADS } from './payloads';

const FOLDER = fileURLToPath(new URL('corpora/', import.meta.url));

/** Payloads by where they come from: our own, and the public corpora that stand in `corpora/`. */
export function payloadsBySource(): Record<string, readonly string[]> {
  const files = existsSync(FOLDER)
    ? readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
    : [];
  const fetched = files.map((name): [string, string[]] => [
    name.replace(/\.json$/, ''),
    readList(FOLDER + name),
  ]);
  return Object.fromEntries([['own', OWN_PAYLOADS], ...fetched]);
}

function readList(file: string): string[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new TypeError(`${file} is no list`);
  return list.map(String);
}
