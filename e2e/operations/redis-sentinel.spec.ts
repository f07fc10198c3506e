import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { announce, OPERATED } from '../../testing/calls';
import type { Site } from '../../testing/site';
import { ownSites } from '../support/laravel-site';

test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm test installs Debian’s)');

const TAKEN = 200;
const NOT_TAKEN = 202;
const own = ownSites();
let sentinel: ChildProcess | undefined;
test.afterEach(() => sentinel?.kill('SIGKILL'));

/** A sentinel that alone decides about the failover of the master named "site". */
async function startSentinel(master: number): Promise<string> {
  const port = await freePort();
  const file = join(own.folder, 'sentinel.conf');
  const rules = ['down-after-milliseconds site 1000', 'failover-timeout site 5000'];
  const lines = [`monitor site 127.0.0.1 ${master} 1`, ...rules].map((rule) => `sentinel ${rule}`);
  writeFileSync(file, [`port ${port}`, `dir ${own.folder}`, ...lines].join('\n'));
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

const webhook = (site: Site): Promise<number> => announce(site.url, { entity: 'partner' });

test('with REDIS_SENTINELS the site finds the master that sentinels name, and the next one after a failover', async () => {
  const master = await own.startRedis();
  await own.startRedis('--replicaof', '127.0.0.1', `${master.port}`);
  const site = await own.start({
    API_BASE_URL: '',
    ...OPERATED,
    REDIS_URL: 'redis://site/0',
    REDIS_SENTINELS: await startSentinel(master.port),
  });
  expect(await webhook(site)).toBe(TAKEN);
  await master.kill();
  await expect.poll(() => webhook(site)).toBe(NOT_TAKEN);
  await expect.poll(() => webhook(site), { timeout: 90_000 }).toBe(TAKEN);
});
