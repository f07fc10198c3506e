import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { freePort } from '../../scripts/lib/free-port.mjs';
import { get, textOf } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { listen } from '../../testing/loopback';
import { startInVain } from '../../testing/site';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });

const own = ownSites();

test('the same build serves any content API: two runs, two addresses, never one’s content from another', async () => {
  const marks = ['Atlas', 'Hoggar'];
  for (const mark of marks) {
    const api = await new LaravelApi(mark).start();
    // A trailing slash in the address is the operator's business; one folder of data for both is
    // the hardest case.
    const site = await own.start({ API_BASE_URL: `${api.url}/`, DATA_DIR: own.folder });
    const home = textOf((await get(site.url, '/')).body);
    const list = textOf((await get(site.url, '/en/partenaire')).body);
    await site.stop();
    await api.stop();
    expect(home).toContain(`Banque partenaire ${mark}`);
    expect(list).toContain(`Partner bank ${mark}`);
    for (const other of marks.filter((candidate) => candidate !== mark))
      expect(home + list).not.toContain(other);
  }
});

test('a port in use: one clear line on stderr, exit code 1', async () => {
  const holder = createServer();
  const { port } = new URL(await listen(holder));
  const ended = await startInVain({ PORT: port, API_BASE_URL: 'http://127.0.0.1:9' });
  holder.close();
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(new RegExp(`^HOST \\S+ with PORT ${port}: .*already in use.*\n$`));
});

test('SIGTERM to the process of `npm start` ends the site, and frees its port', async () => {
  const port = Number(await freePort());
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      API_BASE_URL: '',
      SITE_URL: '',
      SITE_CONFIG: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(own.folder, 'npm-start'),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => isFree(port), { timeout: 10_000 }).toBe(true);
});

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** What another start may find put right ends with 1, and is tried again. */
const WRONG: [env: Record<string, string>, line: RegExp, code: number][] = [
  [{ PORT: 'abc' }, /^PORT [^\n]+\n$/, 78],
  [{ HOST: '192.0.2.77' }, /^HOST 192\.0\.2\.77 [^\n]+\n$/, 1],
  [{ TMPDIR: `/${'x'.repeat(100)}` }, /^TMPDIR [^\n]+\n$/, 78],
  [{ TMPDIR: '/proc' }, /^TMPDIR cannot be used: [^\n]+\n$/, 78],
  [{ SITE_CONFIG: '/nowhere/site.json' }, /^SITE_CONFIG \/nowhere\/site\.json[^\n]+\n$/, 78],
];
for (const [env, line, code] of WRONG) {
  test(`a wrong variable (${JSON.stringify(env).slice(0, 40)}): one clear line that names it, exit code ${code}`, async () => {
    const ended = await startInVain({ API_BASE_URL: 'http://127.0.0.1:9', ...env });
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(line);
  });
}
