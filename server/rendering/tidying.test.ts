import { jest } from '@jest/globals';
import { Tidying } from './tidying';

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
