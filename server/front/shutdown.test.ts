import { jest } from '@jest/globals';
import { createServer } from 'node:http';
import { stopOnSignals } from './shutdown';

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
  let isReady = true;
  let checks = 0;
  const finished = new Promise<void>((resolve) => {
    stopOnSignals({
      server,
      inFlight: () => {
        checks += 1;
        // The answer goes on; the ten seconds end while it is looked at for the fifth time.
        if (checks === 5) jest.setSystemTime(Date.now() + 10_000);
        return 1;
      },
      submissions: () => 0,
      submissionMilliseconds: 0,
      announce: () => (isReady = false),
      delayMilliseconds: 0,
      finish: async () => resolve(),
    });
  });
  process.emit('SIGTERM', 'SIGTERM');
  expect(isReady).toBe(false);
  await finished;
  expect(checks).toBe(5);
  await new Promise(setImmediate);
  expect(exits).toEqual([0]);
  exit.mockRestore();
  jest.useRealTimers();
});
