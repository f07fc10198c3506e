import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { get } from '../../testing/http';
import { startSite, type Site } from '../../testing/site';
import { RedisServer } from '../support/redis';

test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm test installs Debian’s)');

const SECRET = 'a-secret-of-the-editors';
const TAKEN = 200;
const NOT_TAKEN = 202;
const folder = mkdtempSync(join(tmpdir(), 'sentinel-'));
let sentinel: ChildProcess | undefined;
test.afterAll(() => {
  sentinel?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A sentinel that alone decides about the failover of the master named "site". */
async function startSentinel(master: number): Promise<string> {
  const port = await freePort();
  const file = join(folder, 'sentinel.conf');
  const rules = ['down-after-milliseconds site 1000', 'failover-timeout site 5000'];
  const lines = [`monitor site 127.0.0.1 ${master} 1`, ...rules].map((rule) => `sentinel ${rule}`);
  writeFileSync(file, [`port ${port}`, `dir ${folder}`, ...lines].join('\n'));
  const program = systemRedis() ?? '';
  const child = spawn(program, [file, '--sentinel'], { stdio: ['ignore', 'pipe', 'inherit'] });
  sentinel = child;
  process.once('exit', () => child.kill('SIGKILL'));
  // A replica is known before the master can fail.
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('+slave')) resolve();
    });
  });
  return `127.0.0.1:${port}`;
}

async function webhook(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const body = '{"entity":"partner"}';
  return (await get(site.url, '/api/revalidate', { method: 'POST', headers, body })).status;
}

test('with REDIS_SENTINELS the site finds the master that sentinels name, and the next one after a failover', async () => {
  const master = await new RedisServer().start();
  const replica = await new RedisServer(['--replicaof', '127.0.0.1', `${master.port}`]).start();
  const site = await startSite({
    API_BASE_URL: '',
    REVALIDATE_SECRET: SECRET,
    REDIS_URL: 'redis://site/0',
    REDIS_SENTINELS: await startSentinel(master.port),
  });
  expect(await webhook(site)).toBe(TAKEN);
  await master.kill();
  await expect.poll(() => webhook(site)).toBe(NOT_TAKEN);
  await expect.poll(() => webhook(site), { timeout: 90_000 }).toBe(TAKEN);
  await site.stop();
  await Promise.all([master.stop(), replica.stop()]);
});
