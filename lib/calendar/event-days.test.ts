import type { Moment } from '@/lib/i18n/api-date';
import { fullCalendarTimes, eventDays, isOver, isWithin } from './event-days';

/** A local time of Algeria as a moment. */
const at = (local: string): Moment => new Date(`${local}:00+01:00`).toISOString() as Moment;
const times = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

describe('the days of an event', () => {
  test.each([
    ['a night is of the day it begins on', '2026-12-06T22:00', '2026-12-07T00:30', '2026-12-06'],
    ['until six in the morning', '2026-12-06T22:00', '2026-12-07T05:59', '2026-12-06'],
    ['and no longer', '2026-12-06T22:00', '2026-12-07T06:00', '2026-12-07'],
    ['a night of a single day', '2026-12-07T00:15', '2026-12-07T02:00', '2026-12-07'],
    ['the last of several days', '2026-12-05T09:00', '2026-12-07T02:00', '2026-12-07'],
    ['midnight belongs to the day before', '2026-12-05T09:00', '2026-12-07T00:00', '2026-12-06'],
    ['after whole days, too', '2026-12-05T00:00', '2026-12-07T00:00', '2026-12-06'],
    ['the last minute of a day is its end', '2026-12-05T00:00', '2026-12-06T23:59', '2026-12-06'],
    ['a moment', '2026-12-05T09:00', '2026-12-05T09:00', '2026-12-05'],
    ['without an end', '2026-12-05T09:00', null, '2026-12-05'],
  ])('%s: from %s to %s, they end on %s', (_, start, end, lastDay) => {
    expect(eventDays(times(start, end))).toMatchObject({ firstDay: start.slice(0, 10), lastDay });
  });

  test.each([
    ['2026-11-25T00:00', '2026-11-26T00:00', true],
    ['2026-11-25T00:00', '2026-11-25T23:59', true],
    ['2026-11-25T00:00', null, true],
    ['2026-11-25T00:00', '2026-11-25T12:00', false],
    ['2026-11-25T09:00', '2026-11-26T00:00', false],
  ])('from %s to %s are whole: %s', (start, end, isAllDay) => {
    expect(eventDays(times(start, end)).isAllDay).toBe(isAllDay);
  });

  test('are days for machines where they are whole, else times with their offset', () => {
    expect(eventDays(times('2026-11-25T00:00', '2026-11-27T00:00'))).toMatchObject({
      isoStart: '2026-11-25',
      isoEnd: '2026-11-26',
    });
    expect(eventDays(times('2026-11-25T09:00', null))).toMatchObject({
      isoStart: '2026-11-25T09:00:00+01:00',
      isoEnd: null,
    });
  });
});

test.each([
  ['hours', '2026-11-21T10:00', '2026-11-21T11:30', '2026-11-21T10:00:00', '2026-11-21T11:30:00'],
  ['a night', '2026-12-06T21:00', '2026-12-07T01:00', '2026-12-06T21:00:00', '2026-12-07T01:00:00'],
  ['no end', '2026-11-18T08:30', null, '2026-11-18T08:30:00', null],
  ['a whole day', '2026-11-25T00:00', '2026-11-25T23:59', '2026-11-25', '2026-11-26'],
  ['a day without an end', '2026-11-25T00:00', null, '2026-11-25', null],
  ['days with hours', '2026-11-20T09:30', '2026-11-22T18:00', '2026-11-20', '2026-11-23'],
  ['days until midnight', '2026-11-20T18:00', '2026-11-22T00:00', '2026-11-20', '2026-11-22'],
])('%s, from %s to %s, are drawn from %s to %s', (_, from, to, start, end) => {
  expect(fullCalendarTimes(times(from, to))).toEqual({ start, end });
});

test.each([
  ['2026-11-21T08:00', '2026-11-21T10:00', true],
  ['2026-11-21T08:00', '2026-11-21T10:01', false],
  ['2026-11-21T08:00', null, false],
  ['2026-11-20T23:59', null, true],
])('an event from %s to %s is over at ten: %s', (start, end, expected) => {
  expect(isOver(times(start, end), at('2026-11-21T10:00'))).toBe(expected);
});

test.each([
  ['begins in it', '2026-11-10T09:00', null, true],
  ['goes on in it', '2026-11-08T09:00', '2026-11-12T18:00', true],
  ['is over when it begins', '2026-11-08T09:00', '2026-11-10T00:00', false],
  ['began before, without an end', '2026-11-08T09:00', null, false],
  ['begins when it ends', '2026-11-11T00:00', null, false],
])('an event that %s is within a day: %s', (_, start, end, expected) => {
  const day = { start: at('2026-11-10T00:00'), end: at('2026-11-11T00:00') };
  expect(isWithin(times(start, end), day)).toBe(expected);
});
