import { jest } from '@jest/globals';
import { hasAnsweredSince, isApiFailing, noteFailure, noteSuccess } from './call-status';

const FAILURE = { kind: 'unavailable', reason: 'status 500' };
const MINUTE = 60_000;

const begun = performance.now();
const clock = jest.spyOn(performance, 'now');
afterAll(() => jest.restoreAllMocks());

function at(minutes: number): void {
  clock.mockReturnValue(begun + minutes * MINUTE);
}

function fails(template: `/${string}`, minutes: number): boolean {
  at(minutes);
  noteFailure({ template }, begun, FAILURE);
  return isApiFailing('/api/pages');
}

function answers(template: `/${string}`, minutes: number, isFound = true): void {
  at(minutes);
  noteSuccess({ template }, begun, isFound);
}

test('one endpoint that fails, for what a visitor typed, says nothing about the others; two do, until they answer', () => {
  expect(fails('/api/search', 0)).toBe(false);
  expect(isApiFailing('/api/search')).toBe(true);
  expect(fails('/api/articles', 0.01)).toBe(true);
  answers('/api/articles', 0.02);
  expect(isApiFailing('/api/pages')).toBe(false);
});

test('“does not exist” is no sign that the API is well', () => {
  answers('/api/articles', 0.5);
  answers('/api/articles', 0.6, false);
  expect([hasAnsweredSince(begun + 0.4 * MINUTE), hasAnsweredSince(begun + 0.55 * MINUTE)]).toEqual(
    [true, false],
  );
});

test('nor a failure of it', () => {
  for (const template of ['/api/articles/home', '/api/slide'] as const)
    noteFailure({ template }, begun, { kind: 'missing', reason: 'status 404' });
  expect(isApiFailing('/api/slide')).toBe(false);
});

test('endpoints that have failed for a quarter of an hour while others answer say nothing about these, whatever else failed once', () => {
  fails('/api/partners', 1);
  expect(fails('/api/popup', 1)).toBe(true);
  answers('/api/pages', 20);
  fails('/api/partners', 20);
  expect(fails('/api/popup', 20)).toBe(false);
  expect(fails('/api/articles', 20.05)).toBe(false);
  expect(fails('/api/slide', 20.05)).toBe(true);
});

test('while nothing answers, an outage counts however long it lasts', () => {
  fails('/api/popup', 90);
  expect(fails('/api/partners', 90)).toBe(true);
});
