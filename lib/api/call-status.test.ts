import { jest } from '@jest/globals';
import { isApiFailing, noteFailure } from './call-status';

const FAILURE = { kind: 'unavailable', reason: 'status 500' };
const MINUTE = 60_000;

test('an endpoint that has failed alone for a quarter of an hour says nothing about the others, whatever else failed once', () => {
  const clock = jest.spyOn(performance, 'now');
  const begun = performance.now();
  const fails = (template: `/${string}`, minutes: number): boolean => {
    clock.mockReturnValue(begun + minutes * MINUTE);
    noteFailure({ template }, begun, FAILURE);
    return isApiFailing();
  };
  expect(fails('/api/partners', 1)).toBe(true);
  expect(fails('/api/partners', 20)).toBe(false);
  expect(fails('/api/articles', 21)).toBe(true);
  expect(fails('/api/partners', 21.1)).toBe(true);
  expect(fails('/api/partners', 30)).toBe(false);
  jest.restoreAllMocks();
});
