import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '@/testing/site';
import { drive, type Call } from './lib/drive';
import { numberOf, report } from './lib/figures';
import { residentMegabytes } from '../testing/process';

const SEEN = ['/', '/en', '/ar', '/contact', '/en/toutacticle', '/partenaire'];
const SEEN_CONNECTIONS = 4;
const SAMPLE_MILLISECONDS = 100;
const MOST_MEGABYTES = 150;
const MOST_MILLISECONDS = 50;
const BUSY = 503;

const navigation = (number: number): Call => ({
  path: `/search?keyword=unseen${number}`,
  headers: { 'accept-encoding': 'br' },
});

/**
 * Many requests for uncached pages at once: cached pages are served as before, and excess requests
 * are refused.
 */
export async function overload(args: string[]): Promise<boolean> {
  const count = numberOf(args, 'navigations', 1000);
  const site = await startSite({
    API_BASE_URL: '',
    LOG_LEVEL: 'error',
    PAGE_FRESH_SECONDS: '600',
    CONTENT_FRESH_SECONDS: '600',
  });
  let number = 0;
  const seen = (until: () => boolean) =>
    drive({
      url: site.url,
      connections: SEEN_CONNECTIONS,
      next: () =>
        until()
          ? undefined
          : { path: SEEN[number++ % SEEN.length] ?? '/', headers: { 'accept-encoding': 'br' } },
    });
  await drive({
    url: site.url,
    connections: 1,
    next: () => (number < SEEN.length ? { path: SEEN[number++] ?? '/' } : undefined),
  });
  // Code and memory that any rendering takes.
  let warmUp = 0;
  await drive({
    url: site.url,
    connections: 8,
    next: () => (warmUp < 200 ? navigation(-(warmUp += 1)) : undefined),
  });
  const warm = Date.now() + 5000;
  const alone = await seen(() => Date.now() > warm);
  const before = residentMegabytes(site.pid);
  let most = before;
  const sampling = setInterval(
    () => (most = Math.max(most, residentMegabytes(site.pid))),
    SAMPLE_MILLISECONDS,
  );
  let sent = 0;
  let isOver = false;
  const navigations = drive({
    url: site.url,
    connections: count,
    next: () => (sent < count ? navigation((sent += 1)) : undefined),
    isExpected: (_call, status) => status === BUSY,
  }).finally(() => (isOver = true));
  const [among, unseen] = await Promise.all([seen(() => isOver), navigations]);
  await wait(1000);
  clearInterval(sampling);
  await site.stop();
  const p99 = among.percentile(0.99);
  return report([
    { name: 'navigations at once', value: `${unseen.count} in ${unseen.seconds.toFixed(1)} s` },
    { name: 'their answers by status', value: JSON.stringify(unseen.statuses) },
    {
      name: 'answers other than 200 and 503, connections that broke',
      value: unseen.faults,
      bound: '0',
      ok: unseen.faults === 0,
    },
    {
      name: 'pages that were seen, alone',
      value: `${alone.count} answers, p99 ${alone.percentile(0.99)} ms`,
    },
    {
      name: 'pages that were seen, meanwhile',
      value: `${among.count} answers, p50 ${among.percentile(0.5)} ms`,
    },
    {
      name: 'their p99',
      value: `${p99} ms`,
      bound: `at most ${MOST_MILLISECONDS} ms`,
      ok: p99 <= MOST_MILLISECONDS,
    },
    { name: 'their faults', value: among.faults, bound: '0', ok: among.faults === 0 },
    {
      name: 'memory before, most',
      value: `${before.toFixed(0)} MB, ${most.toFixed(0)} MB`,
      bound: `+ ${MOST_MEGABYTES} MB`,
      ok: most - before <= MOST_MEGABYTES,
    },
  ]);
}
