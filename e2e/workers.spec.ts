import { expect, test } from '@playwright/test';
import { childrenOf } from '@/bench/lib/process';
import { read } from './support/failing';
import { get } from './support/http';
import { LaravelApi } from './support/laravel-api';
import { startInVain, startSite, type Site } from './support/site';
import { inLanguage, LANGUAGES } from './support/test';
import { messages } from './support/messages';
import type { Status } from '../server/status-of-all';

test.describe.configure({ mode: 'default', timeout: 120_000 });
// Two processes and more, each rendering its first pages.
const patient = expect.configure({ timeout: 20_000 });

const SECRET = 'a-secret-of-the-editors';
const TOKEN = 'a-token-of-sixteen-or-more';
const WORKERS = 2;
/** Nothing grows stale by itself, so that what changes has been announced. */
const ENV = {
  WEB_CONCURRENCY: String(WORKERS),
  CONTENT_FRESH_SECONDS: '3600',
  PAGE_FRESH_SECONDS: '3600',
  REVALIDATE_SECRET: SECRET,
  METRICS_TOKEN: TOKEN,
  CONTACT_PER_ADDRESS_HOUR: '3',
};

let api: LaravelApi;
let site: Site;
test.beforeEach(async () => {
  api = await new LaravelApi().start();
  site = await startSite({ API_BASE_URL: api.url, ...ENV });
});
test.afterEach(async () => {
  await site.stop();
  await api.stop();
});

async function figures(): Promise<string> {
  return (await get(site.url, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).body;
}

test('workers share one port, and /metrics of any of them counts for all', async () => {
  expect(childrenOf(site.pid)).toHaveLength(WORKERS);
  for (let visits = 0; visits < 10; visits += 1) expect((await get(site.url, '/en/contact')).status).toBe(200);
  const text = await figures();
  expect(text).toContain('site_requests_total{route="contact",status="200"} 10');
  // Connections are dealt out in turn: each rendered the page for itself.
  expect(text).toMatch(/^site_page_cache_total\{outcome="miss"\} 2$/m);
  expect(text).toMatch(/^site_build_info\{build="[\w-]+"\} 1$/m);
  expect(text).toMatch(/^site_workers 2$/m);
});

test('/statusz of any worker speaks for all of them, also while the API hangs, and names one that does not answer', async () => {
  const status = async (): Promise<Status> =>
    JSON.parse((await get(site.url, '/statusz', { headers: { authorization: `Bearer ${TOKEN}` } })).body) as Status;
  const [stuck = 0, other] = childrenOf(site.pid);
  const screens = ['/article/41', '/article/42', '/toutacticle', '/partenaire'];
  for (const path of screens) expect((await get(site.url, path)).status).toBe(200);
  // Connections are dealt out in turn: each worker is asked.
  for (let visits = 0; visits < WORKERS; visits += 1) {
    const { workers, processes, calls, pages } = await status();
    expect(workers).toEqual({ expected: WORKERS, answered: WORKERS, silent: [] });
    expect(new Set(processes.map((each) => each.process))).toEqual(new Set([stuck, other]));
    expect(pages.kept).toBe(screens.length);
    expect(calls.find(({ call }) => call === '/api/articles/edit/{id}')?.lastSuccess).not.toBeNull();
  }
  api.fail(/^\/api\//, 'hang');
  process.kill(stuck, 'SIGSTOP');
  try {
    // A connection dealt to the one that is stuck waits with it.
    const first = await Promise.any(Array.from({ length: 2 * WORKERS }, status));
    expect(first.workers).toEqual({ expected: WORKERS, answered: WORKERS - 1, silent: [stuck] });
  } finally {
    process.kill(stuck, 'SIGCONT');
  }
});

test('while a worker is stuck the figures on their own port are refused, and the site goes on', async () => {
  const port = '39149';
  const own = await startSite({ API_BASE_URL: api.url, ...ENV, METRICS_PORT: port });
  const metrics = async (): Promise<number> => (await get(`http://127.0.0.1:${port}`, '/metrics')).status;
  const [stuck = 0] = childrenOf(own.pid);
  try {
    expect(await metrics()).toBe(200);
    process.kill(stuck, 'SIGSTOP');
    expect(await metrics()).toBe(503);
    process.kill(stuck, 'SIGCONT');
    await patient.poll(metrics).toBe(200);
    expect((await get(own.url, '/contact', { headers: { 'accept-language': 'fr' } })).status).toBe(200);
  } finally {
    await own.stop();
  }
});

test('an editors’ webhook taken by one worker changes what all of them show, before it is answered', async () => {
  const partners = (): Promise<string[]> => Promise.all(Array.from({ length: 2 * WORKERS }, async () => (await read(site, '/partenaire')).main));
  for (const mark of ['Atlas', 'Hoggar', 'Djurdjura']) {
    api.mark = mark;
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    const answer = await get(site.url, '/api/revalidate', { method: 'POST', headers, body: JSON.stringify({ entity: 'partner' }) });
    expect(answer.status).toBe(200);
    for (const main of await partners()) expect(main).toContain(`Banque partenaire ${mark}`);
  }
});

test('limits of contact messages and one delivery per message hold for all workers together', async () => {
  const post = async (text: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'form-open-for': '60000' };
    const body = JSON.stringify({ name: 'A', email: 'a@example.org', subject: 'B', message: text });
    return (await get(site.url, '/api/contact', { method: 'POST', headers, body })).status;
  };
  const same = await Promise.all([post('the same'), post('the same')]);
  expect(same).toEqual([200, 200]);
  expect(api.callsTo('/api/contact')).toHaveLength(1);
  // Connections are dealt out in turn: no worker has seen more than two of them.
  expect([await post('one'), await post('two'), await post('three')]).toEqual([200, 200, 429]);
});

test('a worker that dies is replaced; the others answer meanwhile', async () => {
  const [first = 0] = childrenOf(site.pid);
  expect((await get(site.url, '/')).status).toBe(200);
  process.kill(first, 'SIGKILL');
  await patient.poll(() => site.log.map(({ msg }) => msg)).toContain('Worker ended: another is started');
  for (let visits = 0; visits < 4; visits += 1) expect((await get(site.url, '/')).status).toBe(200);
  await patient.poll(() => childrenOf(site.pid).filter((pid) => pid !== first).length).toBe(WORKERS);
  await patient.poll(figures).toMatch(/^site_worker_restarts_total 1$/m);
});

test('SIGTERM under load: what is in flight is answered, all processes end, code 0', async () => {
  for (const language of LANGUAGES) expect((await get(site.url, inLanguage('/', language))).status).toBe(200);
  const workers = childrenOf(site.pid);
  api.fail(/^\/api\//, 'hang');
  const slow = [get(site.url, '/article/41'), get(site.url, '/article/42')];
  await expect.poll(() => api.callsTo(/\/4[12]$/).length, { intervals: [50] }).toBeGreaterThan(0);
  const ended = site.stop();
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(503);
  expect(await ended).toBe(0);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
});

test('with the embedded content there is one content API for all workers', async () => {
  const own = await startSite({ API_BASE_URL: '', WEB_CONCURRENCY: '2' });
  for (let visits = 0; visits < 4; visits += 1) expect((await get(own.url, '/')).body).toContain(messages.fr.common.demo);
  expect(await own.stop()).toBe(0);
});

test('a wrong WEB_CONCURRENCY and a port in use: one clear line, exit code 1', async () => {
  const wrong = await startInVain({ API_BASE_URL: api.url, WEB_CONCURRENCY: 'many' });
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/^WEB_CONCURRENCY [^\n]+\n$/) });
  const port = new URL(site.url).port;
  const taken = await startInVain({ API_BASE_URL: api.url, WEB_CONCURRENCY: '2', PORT: port });
  expect(taken).toMatchObject({ code: 1, stderr: `PORT ${port} is already in use\n` });
});
