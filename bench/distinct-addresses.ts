import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaravelApi } from '@/e2e/support/laravel-api';
import { startSite } from '@/e2e/support/site';
import { drive, type Call } from './lib/drive';
import { numberOf, report } from './lib/figures';
import { folderMegabytes, residentMegabytes } from './lib/process';

const LANGUAGES = ['', '/en', '/ar'];
/** Kinds of addresses of which there is no end. The first two name things that exist already. */
const KINDS: ((number: number) => string)[] = [
  (number) => `/article/41/slug-${number}`,
  (number) => `/toutacticle?x${number}=${number}`,
  (number) => `/nowhere-${number}`,
  (number) => `/article/${number + 1000}`,
  (number) => `/search?keyword=word${number}`,
];
/** Of the kinds above, those that may cost a call of the API each. */
const ASKED_FOR = 2;
const HEADERS = { 'accept-encoding': 'br' };

/** Addresses without end: memory and disk stay bounded, and only ids and searches are asked of the API, once each. */
export async function distinctAddresses(args: string[]): Promise<boolean> {
  const count = numberOf(args, 'count', 100_000);
  const folder = mkdtempSync(join(tmpdir(), 'distinct-'));
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, DATA_DIR: folder, CONTENT_FRESH_SECONDS: '86400', LOG_LEVEL: 'error' });
  const run = (from: number, to: number) => {
    let number = from;
    return drive({ url: site.url, connections: 8, next: () => (number < to ? addressOf(number++) : undefined) });
  };
  // What any visitor would bring into memory: code, the first pages of each kind.
  const warmUp = Math.min(3000, Math.ceil(count / 5));
  await run(0, warmUp);
  const before = { memory: residentMegabytes(site.pid), disk: folderMegabytes(folder) };
  api.calls.length = 0;
  const driven = await run(warmUp, warmUp + count);
  const memory = residentMegabytes(site.pid) - before.memory;
  const disk = folderMegabytes(folder) - before.disk;
  const calls = api.calls.length;
  const ids = Math.ceil((count / KINDS.length) * ASKED_FOR);
  await site.stop();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
  return report([
    { name: 'distinct addresses', value: `${driven.count} in ${driven.seconds.toFixed(0)} s` },
    { name: 'answers by status', value: JSON.stringify(driven.statuses) },
    { name: 'answers of 500 and above', value: driven.faults, bound: '0', ok: driven.faults === 0 },
    { name: 'resident memory before', value: `${before.memory.toFixed(0)} MB` },
    { name: 'resident memory added', value: `${memory.toFixed(1)} MB`, bound: 'at most 80', ok: memory <= 80 },
    { name: 'disk added', value: `${disk.toFixed(1)} MB`, bound: 'at most 100', ok: disk <= 100 },
    { name: 'calls of the API', value: calls, bound: `at most ${ids}, the distinct ids and searches`, ok: calls <= ids },
  ]);
}

function addressOf(number: number): Call {
  const kind = KINDS[number % KINDS.length] ?? KINDS[0];
  const language = LANGUAGES[Math.floor(number / KINDS.length) % LANGUAGES.length] ?? '';
  return { path: language + (kind?.(number) ?? '/'), headers: HEADERS };
}
