import { isSubscribed, subscribedPeriod } from './event-period';

const now = new Date('2026-11-30T23:30:00Z');

test('a subscription holds six months back and twelve ahead, by the month in Algeria', () => {
  expect(subscribedPeriod(now)).toEqual({
    start: '2026-05-31T23:00:00.000Z',
    end: '2027-11-30T23:00:00.000Z',
  });
});

test.each([
  ['2026-05-31T22:59:00.000Z', null, false],
  ['2026-05-30T08:00:00.000Z', '2026-06-02T08:00:00.000Z', true],
  ['2027-11-30T22:00:00.000Z', null, true],
  ['2027-11-30T23:00:00.000Z', null, false],
] as const)('an event from %s to %s has a file of its own: %s', (startsAt, endsAt, expected) => {
  expect(isSubscribed({ startsAt, endsAt }, now)).toBe(expected);
});
