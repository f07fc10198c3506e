import { expect, test } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { get } from '../../testing/http';
import type { Site } from '../../testing/site';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default' });

const own = ownSites();
const FAULT = pathToFileURL('e2e/support/uncaught-error.fixture.mjs').href;
const withFault = (code: string): Record<string, string> => ({
  NODE_OPTIONS: `--import ${FAULT}`,
  ERROR_CODE: code,
});

/**
 * Resolves with the status of a page whose data the API does not give, once the API was asked for
 * it.
 */
async function askInVain(site: Site): Promise<{ answer: Promise<{ status: number }> }> {
  own.api.fail(/\/41$/, 'hang');
  const answer = get(site.url, '/article/41');
  await expect.poll(() => own.api.callsTo(/\/41$/).length, { intervals: [50] }).toBeGreaterThan(0);
  return { answer };
}

test('an error of a connection that nothing heard: readiness says no, what is in flight is answered, and the process ends to be replaced', async () => {
  const site = await own.start({
    STOP_DELAY_SECONDS: '1',
    ...withFault('ECONNRESET'),
  });
  expect((await get(site.url, '/contact')).status).toBe(200);
  const { answer } = await askInVain(site);
  process.kill(site.pid, 'SIGUSR2');
  await expect
    .poll(async () => (await get(site.url, '/readyz')).status, { intervals: [20] })
    .toBe(503);
  expect((await get(site.url, '/contact')).status).toBe(200);
  expect((await answer).status).toBe(503);
  expect(await site.exited).toBe(1);
  const logged = site.log.filter(({ msg }) => /uncaught/i.test(String(msg)));
  expect(logged).toEqual([
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ code: 'ECONNRESET', stack: expect.any(String) }),
    }),
  ]);
});

test('any other uncaught error ends the process at once', async () => {
  const site = await own.start(withFault('ERR_ASSERTION'));
  const { answer } = await askInVain(site);
  const broken = expect(answer).rejects.toThrow();
  process.kill(site.pid, 'SIGUSR2');
  expect(await site.exited).toBe(1);
  await broken;
  expect(site.log.find(({ level }) => level === 60)).toMatchObject({
    err: { code: 'ERR_ASSERTION' },
  });
});
