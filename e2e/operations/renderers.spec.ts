import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from '@playwright/test';
import { childrenOf } from '@/testing/process';
import { read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';
import { messages } from '../../testing/messages';
import type { Status } from '../../server/front/handlers/status';

test.describe.configure({ mode: 'default' });
// Two renderers, each rendering its first pages.

const SECRET = 'a-secret-of-the-editors';
const TOKEN = 'a-token-of-sixteen-or-more';
const RENDERERS = 2;
/** Nothing grows stale by itself, so that what changes has been announced. */
const ENV = {
  RENDERERS: String(RENDERERS),
  CONTENT_FRESH_SECONDS: '3600',
  PAGE_FRESH_SECONDS: '3600',
  REVALIDATE_SECRET: SECRET,
  METRICS_TOKEN: TOKEN,
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

test('renderers stand behind one front: one page cache, one set of metrics', async () => {
  expect(childrenOf(site.pid)).toHaveLength(RENDERERS);
  for (let visits = 0; visits < 10; visits += 1)
    expect((await get(site.url, '/en/contact')).status).toBe(200);
  const text = await figures();
  expect(text).toContain('site_requests_total{route="contact",status="200"} 10');
  expect(text).toMatch(/^site_page_cache_total\{outcome="miss"\} 1$/m);
  expect(text).toMatch(/^site_build_info\{build="[\w-]+"\} 1$/m);
});

test('renderers run at a lower priority than the front: a cached page does not wait for a rendering', () => {
  // Threads of the compiler included.
  for (const thread of childrenOf(site.pid).flatMap((renderer) =>
    readdirSync(`/proc/${renderer}/task`),
  ))
    expect(getPriority(Number(thread))).toBeGreaterThan(getPriority(site.pid));
});

test('two renderers render side by side', async () => {
  api.fail(/edit\/4[12]$/, 'hang');
  const pages = [get(site.url, '/article/41'), get(site.url, '/article/42')];
  await expect.poll(() => api.callsTo(/\/4[12]$/).length, { intervals: [50] }).toBe(2);
  const busy = (await figures()).match(/^site_renderings_in_flight (\d+)$/m)?.[1];
  expect(Number(busy)).toBe(2);
  for (const page of await Promise.all(pages)) expect(page.status).toBe(503);
});

test('/statusz speaks for all of them, also while the API hangs, and names one that does not answer', async () => {
  const status = async (): Promise<Status> =>
    JSON.parse(
      (await get(site.url, '/statusz', { headers: { authorization: `Bearer ${TOKEN}` } })).body,
    ) as Status;
  const [stuck = 0, other] = childrenOf(site.pid);
  const screens = ['/article/41', '/article/42', '/toutacticle', '/partenaire'];
  for (const path of screens) expect((await get(site.url, path)).status).toBe(200);
  const { renderers, processes, calls, pages } = await status();
  expect(renderers).toEqual({ expected: RENDERERS, answered: RENDERERS, silent: [], restarts: 0 });
  expect(new Set(processes.map((each) => each.process))).toEqual(new Set([stuck, other]));
  expect(pages.kept).toBe(screens.length);
  expect(calls.find(({ call }) => call === '/api/articles/edit/{id}')?.lastSuccess).not.toBeNull();
  api.fail(/^\/api\//, 'hang');
  process.kill(stuck, 'SIGSTOP');
  try {
    expect((await status()).renderers).toEqual({
      expected: RENDERERS,
      answered: RENDERERS - 1,
      silent: [stuck],
      restarts: 0,
    });
    expect(await figures()).toContain('site_requests_total');
    for (const path of screens) expect((await get(site.url, path)).status).toBe(200);
  } finally {
    process.kill(stuck, 'SIGCONT');
  }
});

test('a renderer that is stuck is replaced; pages that were seen are served on', async () => {
  const [stuck = 0] = childrenOf(site.pid);
  expect((await get(site.url, '/')).status).toBe(200);
  process.kill(stuck, 'SIGSTOP');
  await expect
    .poll(() => site.log.map(({ msg }) => msg), { timeout: 60_000 })
    .toContain('Renderer ended: another is started');
  expect((await get(site.url, '/')).status).toBe(200);
  await expect
    .poll(() => childrenOf(site.pid).filter((pid) => pid !== stuck).length)
    .toBe(RENDERERS);
});

test('an editors’ webhook changes what all renderers show, before it is answered', async () => {
  const partners = (): Promise<string[]> =>
    Promise.all(Array.from({ length: 4 }, async () => (await read(site, '/partenaire')).main));
  for (const mark of ['Atlas', 'Hoggar', 'Djurdjura']) {
    api.mark = mark;
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    const answer = await get(site.url, '/api/revalidate', {
      method: 'POST',
      headers,
      body: JSON.stringify({ entity: 'partner' }),
    });
    expect(answer.status).toBe(200);
    for (const main of await partners()) expect(main).toContain(`Banque partenaire ${mark}`);
  }
});

test('a renderer that starts after a change does not show what was stored before it', async () => {
  expect((await read(site, '/partenaire')).main).not.toContain('Ouarsenis');
  const replaced = childrenOf(site.pid);
  for (const pid of replaced) process.kill(pid, 'SIGSTOP');
  api.mark = 'Ouarsenis';
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  expect(
    (
      await get(site.url, '/api/revalidate', {
        method: 'POST',
        headers,
        body: '{"entity":"partner"}',
      })
    ).status,
  ).toBe(200);
  for (const pid of replaced) process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => childrenOf(site.pid).filter((pid) => !replaced.includes(pid)).length)
    .toBe(RENDERERS);
  expect((await read(site, '/ar/partenaire')).main).toContain('Ouarsenis');
});

test('visitors do not reach the renderers’ own paths', async () => {
  for (const path of ['/.renderer/health', '/.renderer/invalidate', '/.renderer/metrics']) {
    expect((await get(site.url, path, { headers: { rsc: '1' } })).status).toBe(404);
    expect((await get(site.url, path)).status).toBe(404);
  }
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('renderers that die are replaced, one after the other; pages that were seen, and new ones, are served meanwhile and afterwards', async () => {
  const status = async (): Promise<unknown> =>
    (
      JSON.parse(
        (await get(site.url, '/statusz', { headers: { authorization: `Bearer ${TOKEN}` } })).body,
      ) as Status
    ).renderers;
  const dying = childrenOf(site.pid);
  expect((await get(site.url, '/')).status).toBe(200);
  const screens = ['/article/41', '/partenaire', '/article/42', '/page/61'];
  for (const [index, pid] of dying.entries()) {
    process.kill(pid, 'SIGKILL');
    for (const path of ['/', '/', ...screens.splice(0, 2)])
      expect((await get(site.url, path)).status).toBe(200);
    await expect
      .poll(() => site.log.map(({ msg }) => msg))
      .toContain('Renderer ended: another is started');
    // The new one answers: with the last of the first ones gone, there is nothing else that could.
    await expect
      .poll(status)
      .toEqual({ expected: RENDERERS, answered: RENDERERS, silent: [], restarts: index + 1 });
  }
  expect(childrenOf(site.pid).filter((pid) => !dying.includes(pid))).toHaveLength(RENDERERS);
  for (const path of ['/en/article/41', '/ar/partenaire', '/toutpage'])
    expect((await get(site.url, path)).status).toBe(200);
  expect(site.log.filter(({ msg }) => msg === 'Renderer failed')).toEqual([]);
});

test('a front that is killed takes its renderers and the embedded API with it', async () => {
  const own = await startSite({ API_BASE_URL: '' });
  const children = childrenOf(own.pid);
  expect(children).toHaveLength(2);
  process.kill(own.pid, 'SIGKILL');
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
});

test('with the embedded content there is one content API for all renderers', async () => {
  const own = await startSite({ API_BASE_URL: '', RENDERERS: '2' });
  expect(childrenOf(own.pid)).toHaveLength(3);
  for (let visits = 0; visits < 4; visits += 1)
    expect((await get(own.url, '/')).body).toContain(messages.fr.common.demo);
  expect(await own.stop()).toBe(0);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
