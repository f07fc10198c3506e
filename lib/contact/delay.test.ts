import { jest } from '@jest/globals';
import { delayAfter, hold } from './limits';

test.each([
  [null, 2000],
  ['', 2000],
  ['soon', 2000],
  ['-5', 2000],
  ['0', 2000],
  ['1500', 1500],
  ['2900', 100],
  ['3000', 0],
  ['86400000', 0],
])('a form open for %s waits %i ms', (openFor, delay) => {
  expect(delayAfter(openFor)).toBe(delay);
});

describe('waiting', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a message waits its time; with fifty waiting the next one goes on at once', async () => {
    const done: string[] = [];
    const first = Array.from({ length: 50 }, () => hold(2000).then(() => done.push('held')));
    await hold(2000);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(2000);
    await Promise.all(first);
    expect(done).toHaveLength(50);
  });
});
