import { setTimeout as wait } from 'node:timers/promises';
import { get, textOf, type Answer } from './http';
import type { LogEntry, Site } from './site';

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
