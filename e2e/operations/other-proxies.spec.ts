import { expect, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import { parseTrustProxy, TRUST_NONE, clientAddressOf } from '@/lib/platform/client-address';
import { systemProxy } from '../../scripts/lib/proxies.mjs';
import { get } from '../../testing/http';
import { listen, stopServer } from '../../testing/loopback';
import { BALANCER, OTHER_PROXIES, startProxy } from '../../testing/proxies/other-proxies';

const TRUST = parseTrustProxy(BALANCER) ?? TRUST_NONE;
const STRANGER = '127.0.0.2';

/** An instance that says whose request it takes it for, and is ready when it is told to be. */
function instance(): { server: Server; state: { isReady: boolean; asked: number } } {
  const state = { isReady: true, asked: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(state.isReady ? 200 : 503).end();
    state.asked += 1;
    response.writeHead(state.isReady ? 200 : 503);
    response.end(`${clientAddressOf(request, TRUST)} ${request.headers['x-request-id']?.length}`);
  });
  return { server, state };
}

for (const name of OTHER_PROXIES)
  test.describe(`behind ${name}`, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!systemProxy(name), `No ${name} on this machine (as root, npm test installs it)`);
    const [first, second] = [instance(), instance()];
    let url = '';
    let stop: () => Promise<void>;

    test.beforeAll(async () => {
      const sites = [await listen(first.server), await listen(second.server)] as const;
      ({ url, stop } = await startProxy(name, [...sites]));
    });
    test.afterAll(async () => {
      await stop();
      await Promise.all([stopServer(first.server), stopServer(second.server)]);
    });

    test('the site is told the visitor’s address and a request id, whatever he wrote himself, behind a load balancer too', async () => {
      const asked = async (localAddress: string, forwarded: string): Promise<string> => {
        const headers = { 'x-forwarded-for': forwarded, 'x-request-id': 'mine' };
        return (await get(url, '/', { headers, localAddress })).body;
      };
      expect(await asked(STRANGER, '203.0.113.7')).toBe(`${STRANGER} 36`);
      expect(await asked(BALANCER, '192.0.2.66, 203.0.113.7')).toBe('203.0.113.7 36');
      expect((await get(url, '/metrics')).status).toBe(404);
    });

    test('an instance that is not ready is asked for nothing', async () => {
      for (const { state: stopping } of [first, second]) {
        stopping.isReady = false;
        await expect
          .poll(async () => {
            const before = stopping.asked;
            const statuses = [];
            for (let nth = 0; nth < 20; nth += 1) statuses.push((await get(url, '/')).status);
            return stopping.asked === before && statuses.every((status) => status === 200);
          })
          .toBe(true);
        stopping.isReady = true;
        await expect.poll(async () => (await get(url, '/')).status).toBe(200);
      }
    });

    test('while no instance is ready, visitors are told when to try again', async () => {
      for (const { state } of [first, second]) state.isReady = false;
      await expect
        .poll(async () => (await get(url, '/')).headers['retry-after'], { timeout: 60_000 })
        .toBe('10');
      expect((await get(url, '/')).headers['cache-control']).toBe('no-store');
    });
  });
