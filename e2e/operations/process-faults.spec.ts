import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childrenOf } from '@/testing/process';
import { get } from '../../testing/http';
import type { Site } from '../../testing/site';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });

const own = ownSites();

/** Folders of the renderers' sockets of a process. */
const socketFolders = (pid: number): string[] =>
  readdirSync(tmpdir())
    .filter((name) => name.startsWith('renderers-') && name.split('-').at(-2) === String(pid))
    .map((name) => join(tmpdir(), name));

async function readiness(site: Site): Promise<string> {
  const { status, body } = await get(site.url, '/readyz');
  return `${status} ${body.trim()}`;
}

test('renderers whose folder of sockets was replaced by a file are started until they can be: readiness says why meanwhile, pages that were seen are served, then all are', async () => {
  const site = await own.start({ PAGE_FRESH_SECONDS: '3600' });
  expect((await get(site.url, '/contact')).status).toBe(200);
  const [folder = ''] = socketFolders(site.pid);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  await expect
    .poll(() => readiness(site), { timeout: 60_000 })
    .toMatch(/^503 not ready: no renderer: EEXIST/);
  // What cannot be rendered is refused at once, not after a wait.
  expect((await get(site.url, '/article/42')).status).toBe(503);
  expect((await get(site.url, '/contact')).status).toBe(200);
  rmSync(folder);
  await expect.poll(() => readiness(site), { timeout: 60_000 }).toBe('200 ready');
  expect((await get(site.url, '/article/41')).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

test('a page that ends its renderer is rendered twice, then refused for a minute; pages that were asked for beside it are shown', async () => {
  const fixture = pathToFileURL('e2e/support/deadly-page.fixture.mjs').href;
  const site = await own.start({
    PAGE_FRESH_SECONDS: '0',
    NODE_OPTIONS: `--import ${fixture}`,
    DEADLY_PAGE: '/article/42',
  });
  const beside = ['/article/41', '/page/61', '/partenaire', '/toutacticle'];
  const [deadly] = await Promise.all(['/article/42', ...beside].map((path) => get(site.url, path)));
  expect(deadly?.status).toBe(503);
  const ends = (): number =>
    site.log.filter(({ msg }) => msg === 'Renderer ended: another is started').length;
  // On a busy machine a visit may be refused before it is rendered.
  const visits = async (): Promise<number> => get(site.url, '/article/42').then(ends);
  await expect.poll(visits).toBe(2);
  for (let visit = 0; visit < 5; visit += 1)
    expect((await get(site.url, '/article/42')).status).toBe(503);
  for (const path of beside)
    await expect.poll(async () => (await get(site.url, path)).status).toBe(200);
  expect(ends()).toBe(2);
  expect(await site.stop()).toBe(0);
});

test('an embedded content API that is stuck is replaced, and started again when it was killed, at the address it had', async () => {
  const fresh = { CONTENT_FRESH_SECONDS: '0', PAGE_FRESH_SECONDS: '0' };
  const site = await own.start({ API_BASE_URL: '', ...fresh });
  const running = (): number =>
    childrenOf(site.pid).find(
      (pid) => isRunning(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('api.mjs'),
    ) ?? 0;
  for (const signal of ['SIGSTOP', 'SIGKILL']) {
    const before = running();
    process.kill(before, signal);
    await expect.poll(() => isRunning(before), { timeout: 60_000 }).toBe(false);
    await expect.poll(running, { timeout: 60_000 }).not.toBe(0);
    await expect
      .poll(async () => (await get(site.url, '/article/1')).status, { timeout: 60_000 })
      .toBe(200);
  }
  expect(await site.stop()).toBe(0);
});

test('SIGHUP drains like SIGTERM; what a run keeps in the temporary folder is gone at its end', async () => {
  const site = await own.start();
  expect(socketFolders(site.pid)).toHaveLength(1);
  own.api.fail(/^\/api\//, 'hang');
  const slow = get(site.url, '/article/41');
  await expect.poll(() => own.api.callsTo(/\/41$/).length, { intervals: [50] }).toBeGreaterThan(0);
  process.kill(site.pid, 'SIGHUP');
  expect((await slow).status).toBe(503);
  expect(await site.exited).toBe(0);
  expect(socketFolders(site.pid)).toEqual([]);
});

/** The process has not ended; a zombie does not count. */
const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('a front that is killed while it starts leaves no process behind', async () => {
  for (const moment of [0, 150]) {
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: own.folder,
      API_BASE_URL: '',
    };
    const front = spawn(process.execPath, ['dist/start.mjs'], { env, stdio: 'ignore' });
    const { pid = 0 } = front;
    await expect.poll(() => childrenOf(pid).length, { intervals: [5] }).toBe(2);
    const children = childrenOf(pid);
    await new Promise((resolve) => setTimeout(resolve, moment));
    const ended = new Promise((resolve) => front.once('exit', resolve));
    front.kill('SIGKILL');
    await ended;
    await expect.poll(() => children.filter(isRunning)).toEqual([]);
  }
});
