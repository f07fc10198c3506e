import { jest } from '@jest/globals';
import { createServer } from 'node:http';
import { listen } from '@/testing/loopback';
import type { FrontServices } from './exchange';
import { trackRequest } from './request-metrics';
import { drainOnSignals, endOnSignals } from './lifecycle';

process.env['STOP_DELAY_SECONDS'] = '0';

test('an answer that never ends is waited for, but not longer than ten seconds after SIGHUP, whatever the clock on the wall says; then the process ends with code 0', async () => {
  // Fake timers: ten seconds pass when the test says so, however long it takes.
  const stopped = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(stopped);
  const wall = jest.spyOn(Date, 'now');
  const exits: unknown[] = [];
  jest
    .spyOn(process, 'exit')
    .mockImplementation(((code: number) => void exits.push(code)) as typeof process.exit);
  const server = createServer();
  await listen(server);
  const site: Pick<FrontServices, 'state'> = { state: 'ready' };
  trackRequest({ requestId: 'an-id', method: 'GET', route: 'a route' });
  let isFinished = false;
  const finished = new Promise<void>((resolve) => {
    endOnSignals();
    drainOnSignals({
      server,
      site,
      finish: async () => {
        isFinished = true;
        resolve();
      },
    });
  });
  process.emit('SIGHUP', 'SIGHUP');
  wall.mockReturnValue(0);
  expect(site.state).toBe('stopping');
  // The response continues.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isFinished).toBe(false);
  clock.mockReturnValue(stopped + 10_000);
  await finished;
  await new Promise(setImmediate);
  expect(exits).toEqual([0]);
  jest.restoreAllMocks();
});
