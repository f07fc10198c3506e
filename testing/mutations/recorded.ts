import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@/embedded-api/contract/calls';
import { startEmbeddedApi } from '@/embedded-api/server';

/**
 * The answer of each GET of the call table (§7), by the path it is asked under. Items have `{id}`
 * for their own.
 */
export type Recorded = ReadonlyMap<string, unknown>;

/** Members a list keeps: enough to show everything a screen can show. */
const KEPT_MEMBERS = 5;

/** Asks the embedded content API for one real answer per call of the contract. */
export async function recordAnswers(): Promise<Recorded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recorded-'));
  const api = await startEmbeddedApi({ dataDir });
  try {
    const answers = new Map<string, unknown>();
    for (const { path, headers = {}, idsFrom } of calls) {
      const id = idsFrom ? firstId(answers.get(routeOf(idsFrom.replace('GET ', '')))) : '';
      const answer: unknown = await (
        await fetch(api.url + path.replace('{id}', id), { headers })
      ).json();
      answers.set(routeOf(path), shortened(answer));
    }
    return answers;
  } finally {
    await api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A call's path without what differs from one time to the next. */
export function routeOf(path: string): string {
  return path.replace(/\?.*/, '').replace(/\/edit\/[^/]+$/, '/edit/{id}');
}

function firstId(answer: unknown): string {
  const list: unknown = Array.isArray(answer)
    ? answer
    : typeof answer === 'object' && answer !== null && 'data' in answer
      ? answer.data
      : [];
  const [first] = Array.isArray(list) ? (list as unknown[]) : [];
  if (typeof first !== 'object' || first === null || !('id' in first))
    throw new Error('a list of the embedded content API is empty');
  return String(first.id);
}

/** Lists of a demonstration are longer than a mutation needs. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, KEPT_MEMBERS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shortened(member)]),
  );
}
