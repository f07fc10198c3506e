import { jest } from '@jest/globals';
import { isApiFailing, noteFailure, noteSuccess } from './call-status';

const FAILURE = { kind: 'unavailable', reason: 'status 500' };
const MINUTE = 60_000;

const begun = performance.now();
const clock = jest.spyOn(performance, 'now');
afterAll(() => jest.restoreAllMocks());

function fails(template: `/${string}`, minutes: number): boolean {
  clock.mockReturnValue(begun + minutes * MINUTE);
  noteFailure({ template }, begun, FAILURE);
  return isApiFailing();
}

function answers(template: `/${string}`, minutes: number): void {
  clock.mockReturnValue(begun + minutes * MINUTE);
  noteSuccess({ template }, begun);
}

test('endpoints that have failed for a quarter of an hour while others answer say nothing about these, whatever else failed once', () => {
  expect(fails('/api/partners', 1)).toBe(true);
  expect(fails('/api/popup', 1)).toBe(true);
  answers('/api/pages', 20);
  expect([fails('/api/partners', 20), fails('/api/popup', 20)]).toEqual([false, false]);
  expect(fails('/api/articles', 21)).toBe(true);
  expect(fails('/api/partners', 21.1)).toBe(true);
  answers('/api/pages', 30);
  expect(fails('/api/partners', 30)).toBe(false);
});

test('while nothing answers, an outage counts however long it lasts', () => {
  expect(fails('/api/partners', 90)).toBe(true);
});
