import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from '@playwright/test';
import { childrenOf } from '@/testing/process';
import {
  announce,
  LASTING,
  OPERATED,
  read,
  readMetric,
  readMetrics,
  readStatus,
} from '../../testing/calls';
import { get } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { onLaravel } from '../support/laravel-site';

/** Tests share one site with two renderers; each finds both alive. */
test.describe.configure({ mode: 'default' });

const RENDERERS = 2;
const SCREENS = ['/article/41', '/article/42', '/toutacticle', '/partenaire'];

let api: LaravelApi;
let site: Site;
onLaravel((...started) => ([api, site] = started), 'once', {
  RENDERERS: String(RENDERERS),
  ...OPERATED,
  ...LASTING,
});

/** Waits until renderers that ended, or are stuck, are replaced. */
async function expectReplaced(pids: number[]): Promise<void> {
  const renderers = { expected: RENDERERS, answered: RENDERERS, silent: [] };
  await expect
    .poll(() => childrenOf(site.pid).filter((pid) => !pids.includes(pid)).length)
    .toBe(RENDERERS);
  await expect.poll(() => readStatus(site.url), { timeout: 60_000 }).toMatchObject({ renderers });
}

test('renderers stand behind one front: one page cache, one set of metrics', async () => {
  expect(childrenOf(site.pid)).toHaveLength(RENDERERS);
  for (let visits = 0; visits < 10; visits += 1)
    expect((await get(site.url, '/en/contact')).status).toBe(200);
  const text = await readMetrics(site.url);
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
  // The first rendering of a renderer is slow.
  const first = ['/service/21', '/category/7', '/chambre_de_commerces', '/calendrier'];
  await Promise.all(first.map((path) => get(site.url, path)));
  api.fail(/edit\/4[12]$/, 'hang');
  const pages = [get(site.url, '/article/41'), get(site.url, '/article/42')];
  await expect.poll(() => api.callsTo(/\/4[12]$/).length, { intervals: [50] }).toBe(2);
  expect(await readMetric(site.url, 'site_renderings_in_flight')).toBe(2);
  for (const page of await Promise.all(pages)) expect(page.status).toBe(503);
  api.mend();
});

test('an editors’ webhook changes what all renderers show, before it is answered', async () => {
  for (const mark of ['Atlas', 'Hoggar', 'Djurdjura']) {
    api.mark = mark;
    expect(await announce(site.url, { entity: 'partner' })).toBe(200);
    const pages = await Promise.all(SCREENS.map(() => read(site, '/partenaire')));
    for (const { main } of pages) expect(main).toContain(`Banque partenaire ${mark}`);
  }
});

test('visitors do not reach the renderers’ own paths', async () => {
  for (const path of ['/.renderer/health', '/.renderer/invalidate', '/.renderer/metrics'])
    expect((await get(site.url, path)).status).toBe(404);
});

test('/statusz speaks for all of them, also while the API hangs, and names one that is stuck, which is replaced; pages that were seen are served on', async () => {
  const [stuck = 0, other] = childrenOf(site.pid);
  for (const path of SCREENS)
    await expect.poll(async () => (await get(site.url, path)).status).toBe(200);
  const { renderers, processes, calls, pages } = await readStatus(site.url);
  expect(renderers).toEqual({ expected: RENDERERS, answered: RENDERERS, silent: [], restarts: 0 });
  expect(new Set(processes.map((each) => each.process))).toEqual(new Set([stuck, other]));
  expect(pages.kept).toBeGreaterThanOrEqual(SCREENS.length);
  expect(calls.find(({ call }) => call === '/api/articles/edit/{id}')?.lastSuccess).not.toBeNull();
  api.fail(/^\/api\//, 'hang');
  process.kill(stuck, 'SIGSTOP');
  expect((await readStatus(site.url)).renderers.silent).toEqual([stuck]);
  for (const path of SCREENS) expect((await get(site.url, path)).status).toBe(200);
  await expect
    .poll(() => site.log.map(({ msg }) => msg), { timeout: 60_000 })
    .toContain('Renderer ended: another is started');
  for (const path of SCREENS) expect((await get(site.url, path)).status).toBe(200);
  api.mend();
  await expectReplaced([stuck]);
});

test('a renderer that starts after a change does not show what was stored before it', async () => {
  expect((await read(site, '/partenaire')).main).not.toContain('Ouarsenis');
  const replaced = childrenOf(site.pid);
  for (const pid of replaced) process.kill(pid, 'SIGSTOP');
  api.mark = 'Ouarsenis';
  expect(await announce(site.url, { entity: 'partner' })).toBe(200);
  for (const pid of replaced) process.kill(pid, 'SIGKILL');
  await expectReplaced(replaced);
  expect((await read(site, '/ar/partenaire')).main).toContain('Ouarsenis');
});

test('renderers that die are replaced, one after the other; pages that were seen, and new ones, are served meanwhile and afterwards', async () => {
  const dying = childrenOf(site.pid);
  const before = site.log.length;
  const unseen = ['/en/article/41', '/ar/toutacticle', '/page/61', '/en/page/61'];
  for (const pid of dying) {
    process.kill(pid, 'SIGKILL');
    for (const path of ['/partenaire', '/toutacticle', ...unseen.splice(0, 2)])
      expect((await get(site.url, path)).status).toBe(200);
    // With the last of the first ones gone, there is nothing else that could answer.
    await expectReplaced([pid]);
  }
  expect(childrenOf(site.pid).filter((pid) => dying.includes(pid))).toEqual([]);
  expect((await get(site.url, '/toutpage')).status).toBe(200);
  const logged = site.log.slice(before).map(({ msg }) => msg);
  expect(logged).not.toContain('Renderer failed');
});

test('with the embedded content there is one content API for all renderers; a front that is killed takes them all with it', async () => {
  const own = await startSite({ API_BASE_URL: '', RENDERERS: '2' });
  const children = childrenOf(own.pid);
  expect(children).toHaveLength(3);
  for (let visits = 0; visits < 4; visits += 1)
    expect((await get(own.url, '/')).body).toContain(messages.fr.common.demo);
  await own.kill();
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
