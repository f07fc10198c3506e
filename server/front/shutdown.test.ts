import { jest } from '@jest/globals';
import { createServer } from 'node:http';
import { measure } from './request-metrics';
import { stopOnSignals } from './shutdown';

process.env['STOP_DELAY_SECONDS'] = '0';

const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
] as const;

test('an answer that never ends is waited for, but not longer than ten seconds after SIGTERM; then the process ends with code 0', async () => {
  // Only the clock stands still: it says when ten seconds are over, however long the test takes.
  jest.useFakeTimers({ doNotFake: [...TIMERS] });
  const exits: unknown[] = [];
  const exit = jest.spyOn(process, 'exit').mockImplementation(((code: number) => void exits.push(code)) as typeof process.exit);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = { isReady: true };
  measure({ requestId: 'an-id', method: 'GET', route: 'a route' });
  let isFinished = false;
  const finished = new Promise<void>((resolve) => {
    stopOnSignals({
      server,
      site,
      finish: async () => {
        isFinished = true;
        resolve();
      },
    });
  });
  process.emit('SIGTERM', 'SIGTERM');
  expect(site.isReady).toBe(false);
  // The answer goes on.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isFinished).toBe(false);
  jest.setSystemTime(Date.now() + 10_000);
  await finished;
  await new Promise(setImmediate);
  expect(exits).toEqual([0]);
  exit.mockRestore();
  jest.useRealTimers();
});
