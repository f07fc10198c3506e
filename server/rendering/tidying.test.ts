import { jest } from '@jest/globals';
import { collectGarbage, Tidying } from './tidying';

const MEGABYTE = 1024 * 1024;

let megabytes: number;
const tidy = jest.fn(() => void (megabytes = 80));
let tidying: Tidying;
beforeEach(() => {
  jest.useFakeTimers();
  tidy.mockClear();
  megabytes = 140;
  tidying = new Tidying(tidy, () => megabytes * MEGABYTE);
});
afterEach(() => jest.useRealTimers());

test('what is no longer needed goes, and the thread works on, every time', async () => {
  jest.useRealTimers();
  for (let time = 0; time < 3; time += 1) {
    const garbage = new WeakRef({ unused: true });
    collectGarbage();
    while (garbage.deref()) await new Promise((resolve) => setTimeout(resolve, 5));
    // Long enough for the session's end.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test('memory is given back when nobody has asked for anything for two seconds', () => {
  for (let asked = 0; asked < 5; asked += 1) {
    tidying.wasBusy();
    jest.advanceTimersByTime(1900);
  }
  expect(tidy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(tidy).toHaveBeenCalledTimes(1);
});

test('and not again while it has not grown', () => {
  tidying.wasBusy();
  jest.advanceTimersByTime(60_000);
  megabytes = 90;
  tidying.wasBusy();
  jest.advanceTimersByTime(60_000);
  expect(tidy).toHaveBeenCalledTimes(1);
});

test('nor more often than every half minute, however often it grows', () => {
  for (let second = 0; second < 90; second += 3) {
    megabytes = 140;
    tidying.wasBusy();
    jest.advanceTimersByTime(3000);
  }
  expect(tidy.mock.calls.length).toBeLessThanOrEqual(3);
  expect(tidy.mock.calls.length).toBeGreaterThanOrEqual(2);
});
