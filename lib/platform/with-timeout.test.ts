import { setTimeout } from 'node:timers/promises';
import { withTimeout } from './wait';

test('what comes in time is given', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here');
});

test('what does not come in time is null, and nothing is left waiting', async () => {
  await expect(withTimeout(new Promise(() => undefined), 5)).resolves.toBeNull();
});

test('a failure in time is a failure', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await setTimeout(1);
});
