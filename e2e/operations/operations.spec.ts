import { expect, test } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

import { openSlowSockets } from '@/testing/slow-sockets';
import { openSockets } from '@/testing/process';
import { LASTING, OPERATED, postForm, readMetrics } from '../../testing/calls';
import { get } from '../../testing/http';
import { startUnheard, type Site } from '../../testing/site';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });

const own = ownSites();
/** A site on the embedded content API. */
const startEmbedded = (env: Record<string, string> = {}): Promise<Site> =>
  own.start({ API_BASE_URL: '', ...env });

/**
 * New connections one after the other, as through a load balancer, until readiness has said no;
 * what they got that is not a page.
 */
async function visitWhile(
  isReady: () => boolean,
  site: Site,
  path: string,
): Promise<{ answered: number; failed: string[] }> {
  const seen = { answered: 0, failed: [] as string[] };
  while (isReady()) {
    // Readiness may change meanwhile: the visit is answered all the same.
    const { status } = await get(site.url, path, { headers: { connection: 'keep-alive' } });
    seen.answered += 1;
    if (status !== 200) seen.failed.push(`status ${status}`);
    await wait(20);
  }
  return seen;
}

test('SIGTERM under load: readiness says no first, no visitor is dropped, the process ends with code 0', async () => {
  const site = await startEmbedded({ STOP_DELAY_SECONDS: '5' });
  const paths = [
    '/',
    '/en/partenaire',
    '/ar',
    '/contact',
    '/toutacticle?page=2',
    '/search?keyword=export',
  ];
  // Rendered before: the delay is not for renderings, which take seconds on a busy machine.
  for (const path of paths) await get(site.url, path);
  let isReady = true;
  const visitors = Promise.all(paths.map((path) => visitWhile(() => isReady, site, path)));
  await wait(500);
  const ended = site.stop();
  while (isReady) isReady = (await get(site.url, '/readyz')).status === 200;
  // Still open to clients that have not noticed, which are asked to connect anew next time.
  const late = await get(site.url, '/', { headers: { connection: 'keep-alive' } });
  expect(late).toMatchObject({ status: 200, headers: { connection: 'close' } });
  const seen = await visitors;
  expect(await ended).toBe(0);
  expect(seen.flatMap(({ failed }) => failed)).toEqual([]);
  for (const { answered } of seen) expect(answered).toBeGreaterThan(0);
});

test('more uncached pages than can be rendered, since one call hangs: the rest is told when to come again, none is answered 500, what was seen is served, and the circuit stays closed', async () => {
  const site = await own.start(LASTING);
  expect((await get(site.url, '/contact')).status).toBe(200);
  // Each rendering continues until its API call times out.
  own.api.fail('/api/search', 'hang');
  const asked = Array.from({ length: 200 }, (_, number) =>
    get(site.url, `/search?keyword=word${number}`),
  );
  const first = await Promise.any(asked);
  expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect((await get(site.url, '/contact')).status).toBe(200);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
  expect(
    answers.filter(({ headers }) => headers['retry-after'] === '10').length,
  ).toBeGreaterThanOrEqual(200 - 116);
  expect(site.log.filter(({ msg }) => msg === 'Content API circuit opened')).toEqual([]);
  expect(await site.stop()).toBe(0);
});

test('log lines of a request carry its id; searches, names, addresses and messages of visitors are in none, nor in the metrics', async () => {
  const site = await own.start({ ...OPERATED, LOG_LEVEL: 'trace' });
  const planted = {
    search: 'Zanzibar-search',
    name: 'Zanzibar-name',
    email: 'zanzibar@mail.example',
    message: 'Zanzibar message of several words',
  };
  own.api.fail(/^\/api\//, 'status 500');
  const answers = [
    await get(site.url, `/search?keyword=${planted.search}`, {
      headers: { 'x-request-id': 'zanzibar-request' },
    }),
    await get(site.url, `/toutacticle?search=${planted.search}`),
    await get(site.url, `/${planted.name}`),
  ];
  const fields = {
    name: planted.name,
    email: planted.email,
    subject: planted.search,
    phone: '0555123456',
    message: planted.message,
  };
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.77' };
  answers.push(await postForm(site.url, fields, headers));
  const metrics = await readMetrics(site.url);
  expect(metrics).toContain('site_contact_total');
  await site.stop();
  const log = site.log.map((entry) => JSON.stringify(entry)).join('\n');
  for (const { headers: sent } of answers) {
    const id = String(sent['x-request-id']);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const lines = site.log.filter(({ requestId }) => requestId === id);
    expect(lines.map(({ msg }) => msg)).toContain('Answered');
  }
  const failed = site.log.find(({ call }) => call === '/api/search');
  expect(failed).toMatchObject({
    requestId: answers[0]?.headers['x-request-id'],
    query: { searchLength: planted.search.length },
  });
  expect(log + metrics).not.toMatch(/zanzibar|0555123456|203\.0\.113\.77/i);
});

test('/metrics: requests by route and status, latency, results of the API, its circuit, answers by age, event loop, memory, page cache, build; with the token', async () => {
  const site = await startEmbedded(OPERATED);
  await get(site.url, '/en/contact');
  await get(site.url, '/nulle-part');
  expect((await get(site.url, '/metrics')).status).toBe(403);
  const body = await readMetrics(site.url);
  for (const line of [
    /^site_requests_total\{route="contact",status="200"\} 1$/m,
    /^site_requests_total\{route="other",status="404"\} 1$/m,
    /^site_request_seconds_bucket\{le="5",route="contact"\} 1$/m,
    /^nodejs_eventloop_lag_seconds [\d.e-]+$/m,
    /^process_resident_memory_bytes [1-9]\d+$/m,
    /^site_api_calls_total\{call="\/api\/first-menu",outcome="ok"\} 1$/m,
    /^site_api_call_seconds_count\{call="\/api\/first-menu"\} 1$/m,
    /^site_api_circuit_open 0$/m,
    /^site_answers_total\{outcome="miss"\} [1-9]/m,
    /^# TYPE site_oldest_stale_seconds gauge$/m,
    /^site_renderer_lag_seconds [\d.e-]+$/m,
    /^site_page_cache_total\{outcome="miss"\} [1-9]/m,
    /^site_page_cache_pages [12]$/m,
    /^site_page_cache_bytes [1-9]\d+$/m,
    /^site_build_info\{build="[\w-]+"\} 1$/m,
  ])
    expect.soft(body).toMatch(line);
  expect.soft(body, 'without Redis').not.toContain('site_redis_up');
});

test('slow connections of every kind are dropped; visitors are answered meanwhile', async () => {
  const site = await startEmbedded();
  await get(site.url, '/');
  const before = openSockets(site.pid);
  const close = await openSlowSockets(site.url, 50);
  await expect
    .poll(() => openSockets(site.pid), { intervals: [100] })
    .toBeGreaterThanOrEqual(before + 195);
  expect((await get(site.url, '/')).status).toBe(200);
  // An answered reader that reads nothing is an idle connection, which is kept for 65 seconds.
  await expect
    .poll(() => openSockets(site.pid), { timeout: 100_000, intervals: [500] })
    .toBeLessThanOrEqual(before);
  close();
});

for (const [name, output, port] of [
  ['is no longer read, from its first line on', 'left', 19_871],
  ['is not read by a reader that stalls', 'stalled', 19_872],
  ['is written to a full disk', 'full disk', 19_873],
] as const) {
  test(`a site whose output ${name}, serves and ends as any other`, async () => {
    const site = startUnheard(port, { API_BASE_URL: '', LOG_LEVEL: 'debug' }, output);
    const answer = (path: string): Promise<number> =>
      get(`http://127.0.0.1:${port}`, path).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => answer('/readyz')).toBe(200);
    // More lines than a pipe takes.
    for (let nth = 0; nth < 1000; nth += 1) expect(await answer('/healthz')).toBe(200);
    expect(await site.end()).toBe(0);
  });
}
