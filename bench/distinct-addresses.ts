import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaravelApi } from '@/testing/laravel/laravel-api';
import { MADE_UP, madeUpAddress } from '@/testing/made-up-addresses';
import { startSite, type Site } from '@/testing/site';
import { drive } from './lib/drive';
import { numberOf, report } from './lib/figures';
import { folderMegabytes, residentMegabytes } from '../testing/process';

const LANGUAGES = ['', '/en', '/ar'];
/** Pages of every kind, seen before the made-up addresses come. */
const SEEN = [
  '/',
  '/article/41',
  '/page/61',
  '/category/7',
  '/service/21',
  '/chambre_de_commerce/31',
  '/toutacticle',
  '/toutpage',
  '/partenaire',
  '/chambre_de_commerces',
  '/calendrier?date=2026-03',
].flatMap((path) =>
  LANGUAGES.map((language) => (path === '/' && language !== '' ? language : language + path)),
);
const HEADERS = { 'accept-encoding': 'br' };

/**
 * Endless addresses: memory and disk stay bounded, the API is called only where necessary, and
 * every page seen before is served with the API down, after a restart too.
 */
export async function distinctAddresses(args: string[]): Promise<boolean> {
  const count = numberOf(args, 'count', 100_000);
  const folder = mkdtempSync(join(tmpdir(), 'distinct-'));
  const api = await new LaravelApi().start();
  const env = {
    API_BASE_URL: api.url,
    DATA_DIR: folder,
    CONTENT_FRESH_SECONDS: '86400',
    LOG_LEVEL: 'error',
  };
  const site = await startSite(env);
  await servedOf(site);
  const run = (from: number, to: number) => {
    let number = from;
    return drive({
      url: site.url,
      connections: 8,
      next: () => (number < to ? { path: madeUpAddress(number++), headers: HEADERS } : undefined),
    });
  };
  // Warm-up: code, the first pages of each kind.
  const warmUp = Math.min(3000, Math.ceil(count / 5));
  await run(0, warmUp);
  const before = { memory: residentMegabytes(site.pid), disk: folderMegabytes(folder) };
  api.calls.length = 0;
  const driven = await run(warmUp, warmUp + count);
  const memory = residentMegabytes(site.pid) - before.memory;
  const disk = folderMegabytes(folder) - before.disk;
  const calls = api.calls.length;
  const allowed =
    Math.ceil((count / MADE_UP.length) * MADE_UP.reduce((sum, kind) => sum + kind.calls, 0)) + 100;
  await api.stop();
  const servedWithoutApi = await servedOf(site);
  await site.stop();
  const restarted = await startSite(env);
  const servedAfterRestart = await servedOf(restarted);
  await restarted.stop();
  rmSync(folder, { recursive: true, force: true });
  return report([
    { name: 'distinct addresses', value: `${driven.count} in ${driven.seconds.toFixed(0)} s` },
    { name: 'answers by status', value: JSON.stringify(driven.statuses) },
    { name: 'answers of 500 and above', value: driven.faults, bound: '0', ok: driven.faults === 0 },
    { name: 'resident memory before', value: `${before.memory.toFixed(0)} MB` },
    {
      name: 'resident memory added',
      value: `${memory.toFixed(1)} MB`,
      bound: 'at most 80',
      ok: memory <= 80,
    },
    { name: 'disk added', value: `${disk.toFixed(1)} MB`, bound: 'at most 100', ok: disk <= 100 },
    {
      name: 'calls of the API',
      value: calls,
      bound: `at most ${allowed}: ids, searches, pages and periods`,
      ok: calls <= allowed,
    },
    seenFigure('pages seen before, with the API down', servedWithoutApi),
    seenFigure('pages seen before, after a restart', servedAfterRestart),
  ]);
}

/** How many of the pages seen before are served. */
async function servedOf(site: Site): Promise<number> {
  const statuses = await Promise.all(
    SEEN.map(async (path) => (await fetch(site.url + path, { redirect: 'manual' })).status),
  );
  return statuses.filter((status) => status === 200).length;
}

function seenFigure(name: string, served: number) {
  return { name, value: `${served} of ${SEEN.length}`, bound: 'all', ok: served === SEEN.length };
}
