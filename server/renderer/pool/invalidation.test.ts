import { jest } from '@jest/globals';
import { mergeBursts } from './invalidation';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('a lone piece of work begins at once, those of a burst are done together, each once', async () => {
  const done: string[][] = [];
  const announce = mergeBursts(async (items) => void done.push(items), 250);
  const first = announce(['a']);
  await jest.advanceTimersByTimeAsync(0);
  await first;
  expect(done).toEqual([['a']]);
  const burst = Promise.all(
    Array.from({ length: 500 }, (_, nth) => announce(['b', `b:${nth % 3}`])),
  );
  await jest.advanceTimersByTimeAsync(240);
  expect(done).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10);
  await burst;
  expect(done.slice(1)).toEqual([['b', 'b:0', 'b:1', 'b:2']]);
});

test('who gives an item learns that the work with it failed', async () => {
  const announce = mergeBursts(() => Promise.reject(new Error('gone')), 250);
  const given = expect(announce(['a'])).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(0);
  await given;
});
