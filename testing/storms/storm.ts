import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '@/testing/fuzz/random';
import { changedReferences, readReferences } from '@/testing/fuzz/run';
import { attributes, get } from '@/testing/http';
import type { Site } from '@/testing/site';
import { OPERATED, readMetric } from '../calls';
import { connectionsTo, processesOf, residentMegabytes } from '../process';
import { play, writeScript, type Script } from './connection';
import type { Addresses } from './messages';

/**
 * A site whose pages stay as they are, so that each that was seen must be the same afterwards, to
 * the byte.
 */
export const STORMED = {
  API_BASE_URL: '',
  PAGE_FRESH_SECONDS: '86400',
  CONTENT_FRESH_SECONDS: '86400',
  ...OPERATED,
};

const AT_ONCE = 12;
/**
 * Of pino: errors and worse. Nothing that a visitor sends may cause one, but for calls of the
 * content API that find it busy: each is logged with its `call`.
 */
const ERROR_LEVEL = 50;
/**
 * The site drops idle connections within 20 seconds; a busy machine also has renderings to finish.
 */
const CALM_MILLISECONDS = 120_000;

/** What is to be the same after a storm as before. */
export interface Before {
  processes: number[];
  pages: string[];
  megabytes: number;
}

/** Addresses of the site, read as a crawler does. */
export async function readAddresses(url: string): Promise<Addresses> {
  const found: Addresses = { seen: [], files: [], pictures: [], build: [] };
  const screens = new Set(['/', '/en', '/ar', '/contact', '/toutacticle', '/toutpage']);
  for (const path of screens) {
    const { body } = await get(url, path);
    const links = attributes(body, 'a', 'href');
    for (const link of links)
      if (/^\/(?:article|page)\/\d+/.test(link) && screens.size < 40) screens.add(link);
    found.files.push(...links.filter((link) => link.startsWith('/files/')));
    found.pictures.push(
      ...attributes(body, 'img', 'src').filter((source) => source.startsWith('/media/')),
    );
    found.build.push(
      ...attributes(body, 'link', 'href').filter((link) => link.startsWith('/_next/')),
    );
  }
  found.seen = [...screens];
  if (found.files.length === 0) throw new Error('no downloads on any screen');
  return {
    ...found,
    files: [...new Set(found.files)],
    pictures: [...new Set(found.pictures)],
    build: [...new Set(found.build)],
  };
}

export async function lookBefore(site: Site): Promise<Before> {
  if (!isAlive(site.pid)) throw new Error(`The process has ended: ${lastLines(site)}`);
  return {
    processes: runningProcesses(site),
    pages: await readReferences(site.url),
    megabytes: megabytesOf(site),
  };
}

/**
 * Opens random connections from a seed, until the number or time is reached, or the site has ended.
 */
export async function storm(
  site: Site,
  addresses: Addresses,
  {
    seed,
    connections = Infinity,
    seconds = Infinity,
  }: { seed: number; connections?: number; seconds?: number },
): Promise<{ connections: number; statuses: Map<number, number>; lastScripts: string[] }> {
  const port = Number(new URL(site.url).port);
  const end = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  const lastScripts: string[] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < connections && performance.now() < end && isAlive(site.pid)) {
      const number = begun++;
      const script = writeScript(new Random(seed + Math.imul(number, 0x9e3779b1)), addresses);
      lastScripts.push(inWords(number, script));
      if (lastScripts.length > 2 * AT_ONCE) lastScripts.shift();
      for (const status of await play(script, port))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { connections: begun, statuses, lastScripts };
}

/** Effects of a storm on the site: none if all is well. */
export async function faultsAfter(
  site: Site,
  before: Before,
  statuses: ReadonlyMap<number, number>,
  mostMegabytes: number,
): Promise<string[]> {
  const processes = runningProcesses(site);
  if (!isAlive(site.pid)) return [`the process ended: ${lastLines(site)}`];
  const faults: string[] = [];
  if (processes.join() !== before.processes.join())
    faults.push(`processes ${before.processes.join()} became ${processes.join()}`);
  const bad = site.log.filter(
    ({ level, call }) => Number(level) >= ERROR_LEVEL && call === undefined,
  );
  if (bad.length > 0)
    faults.push(
      `${bad.length} errors logged: ${bad
        .slice(0, 5)
        .map((line) => JSON.stringify(line).slice(0, 2000))
        .join('\n')}`,
    );
  if (site.stderr.length > 0)
    faults.push(`on standard error: ${site.stderr.join('').slice(0, 2000)}`);
  if (statuses.has(500)) faults.push(`${statuses.get(500)} answers of 500`);
  faults.push(...(await leftOver(site)));
  for (const path of await changedReferences(site.url, before.pages))
    faults.push(`${path} has changed`);
  const added = megabytesOf(site) - before.megabytes;
  if (added > mostMegabytes) faults.push(`${added.toFixed(0)} MB more than before`);
  return faults;
}

/** What is still open or under way when every client is gone. */
async function leftOver(site: Site): Promise<string[]> {
  for (const end = Date.now() + CALM_MILLISECONDS; ; await wait(250)) {
    const connections = connectionsTo(Number(new URL(site.url).port));
    // The question itself is one of them.
    const inFlight = (await readMetric(site.url, 'site_requests_in_flight')) - 1;
    const uncaught = await readMetric(site.url, 'site_uncaught_connection_errors_total');
    const faults = [
      ...(inFlight > 0 ? [`${inFlight} requests in flight for ever`] : []),
      ...(connections > 0 ? [`${connections} connections still open`] : []),
      ...(uncaught > 0 ? [`${uncaught} connection errors that nothing heard`] : []),
    ];
    if (faults.length === 0 || Date.now() > end) return faults;
  }
}

/** Memory of the site's processes together; none of one that has ended. */
export function megabytesOf({ pid }: Site): number {
  return isAlive(pid) ? residentMegabytes(pid) : 0;
}

function runningProcesses({ pid }: Site): number[] {
  return isAlive(pid) ? processesOf(pid) : [];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function inWords(number: number, { names, ending, segments }: Script): string {
  return `#${number}: ${names.join(' + ')}, in ${segments.length} segments, ${ending}`;
}

function lastLines({ log, stderr }: Site): string {
  return [...log.slice(-2).map((line) => JSON.stringify(line)), ...stderr.slice(-3)]
    .join('\n')
    .slice(0, 4000);
}
