import { jest } from '@jest/globals';
import { HeardOfApi } from './api-news';

afterEach(() => jest.useRealTimers());

test('an answer counts as new since every time before it came', () => {
  jest.useFakeTimers();
  const heard = new HeardOfApi();
  const before = Date.now();
  heard.refreshed('menu');
  expect(heard.isRefreshedSince(['articles', 'menu'], before)).toBe(true);
  expect(heard.isRefreshedSince(['menu'], Date.now() + 1)).toBe(false);
  expect(heard.isRefreshedSince(['articles'], before)).toBe(false);
});

test('the API counts as failing for ten seconds after a call has failed', () => {
  jest.useFakeTimers();
  const heard = new HeardOfApi();
  expect(heard.isApiFailing()).toBe(false);
  heard.apiFailed();
  jest.advanceTimersByTime(9999);
  expect(heard.isApiFailing()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(heard.isApiFailing()).toBe(false);
});
