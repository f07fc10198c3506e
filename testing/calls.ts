import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '@/server/front/handlers/status';
import { get, textOf, type Answer } from './http';
import type { LogEntry, Site } from './site';

/** What sites under test are asked by visitors, editors and operators, and what they log. */

const SECRET = 'a-secret-of-the-tests';
/** A site started with these takes the webhook's calls, and shows its metrics and its status. */
export const OPERATED = { REVALIDATE_SECRET: SECRET, METRICS_TOKEN: SECRET };
export const BEARER = { authorization: `Bearer ${SECRET}` };
/** Nothing grows stale by itself: what changes has been announced. */
export const LASTING = { CONTENT_FRESH_SECONDS: '3600', PAGE_FRESH_SECONDS: '3600' };

/** A call of the editors' webhook. Resolves with its status. */
export async function announce(
  base: string,
  change: unknown,
  headers: Record<string, string> = BEARER,
): Promise<number> {
  const body = JSON.stringify(change);
  return (await get(base, '/api/revalidate', { method: 'POST', headers, body })).status;
}

export async function readMetrics(base: string): Promise<string> {
  return (await get(base, '/metrics', { headers: BEARER })).body;
}

/** The value of one metric, named with its labels; 0 while there is none. */
export async function readMetric(base: string, name: string): Promise<number> {
  const lines = (await readMetrics(base)).split('\n');
  return Number(
    lines
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

export async function readStatus(base: string): Promise<Status> {
  return JSON.parse((await get(base, '/statusz', { headers: BEARER })).body) as Status;
}

/** A contact message as the form's script sends it. */
export function postMessage(
  base: string,
  message: object,
  headers: Record<string, string> = {},
  localAddress?: string,
): Promise<Answer> {
  return get(base, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
    ...(localAddress !== undefined && { localAddress }),
  });
}

/** A contact message as a form without scripts sends it. */
export function postForm(
  base: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/contact',
): Promise<Answer> {
  return get(base, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The path of the call that a line of the log names by its template and its id. */
export function calledPath({ call, id }: LogEntry): string {
  return String(call).replace('{id}', String(id));
}

/** Failures of one call, by its path, in the site's log. */
export function failuresOf(site: Site, path: string): LogEntry[] {
  return site.log.filter((line) => calledPath(line) === path && 'reason' in line);
}

/** A page with its text. */
export async function read(site: Site, path: string): Promise<Answer & { main: string }> {
  const answer = await get(site.url, path);
  return { ...answer, main: textOf(answer.body, 'main') };
}

/**
 * Asks for a page until it is one that caches keep: on a busy machine the API may not be in time at
 * first.
 */
export async function readUntilStored(base: string, path: string): Promise<void> {
  while (!('x-accel-expires' in (await get(base, path)).headers)) await wait(500);
}
