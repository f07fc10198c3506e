import type { Moment } from '@/lib/dates/api-date';
import { addDays, calendarFormat, eventPeriod, lastDayOf, TIME } from './event-period';

describe('when an event takes place, in words', () => {
  test.each([
    {
      locale: 'fr',
      start: 'mardi 10\u00A0nov. 2026, 9\u00A0h',
      end: 'jeudi 12\u00A0nov. 2026, 18\u00A0h',
    },
    {
      locale: 'en',
      start: 'Tuesday, Nov\u00A010, 2026, 9\u202FAM',
      end: 'Thursday, Nov\u00A012, 2026, 6\u202FPM',
    },
    {
      locale: 'ar',
      start: 'الثلاثاء، 10\u00A0نوفمبر 2026، 9:00',
      end: 'الخميس، 12\u00A0نوفمبر 2026، 18:00',
    },
  ] as const)('in $locale, at the Algerian hour', ({ locale, start, end }) => {
    const period = eventPeriod('2026-11-10T08:00:00.000Z', '2026-11-12T17:00:00.000Z', locale);
    expect(period).toMatchObject({
      startText: start,
      endText: end,
      isAllDay: false,
      firstDay: '2026-11-10',
      lastDay: '2026-11-12',
    });
  });

  test('the midnight that ends whole days belongs to the day before', () => {
    const period = eventPeriod('2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z', 'fr');
    expect(period).toMatchObject({
      isAllDay: true,
      firstDay: '2026-11-25',
      lastDay: '2026-11-25',
      endText: 'mercredi 25\u00A0nov. 2026',
    });
  });

  test('an event without an end has no end to show', () => {
    expect(eventPeriod('2026-11-18T07:30:00.000Z', null, 'fr')).toMatchObject({
      endTime: null,
      endText: null,
      lastDay: null,
    });
  });

  test('a night is of the day it begins on, and ends at its own hour', () => {
    const period = eventPeriod('2026-12-06T20:00:00.000Z', '2026-12-07T00:00:00.000Z', 'fr');
    expect(period).toMatchObject({
      firstDay: '2026-12-06',
      lastDay: '2026-12-06',
      startTime: '21\u00A0h',
      endTime: '1\u00A0h',
    });
    expect(period.endText).toBe('lundi 7\u00A0déc. 2026, 1\u00A0h');
  });
});

test.each([
  { start: '2026-12-06T22:00:00', end: '2026-12-07T00:30:00', last: '2026-12-06' },
  { start: '2026-12-06T22:00:00', end: '2026-12-07T05:59:00', last: '2026-12-06' },
  { start: '2026-12-06T22:00:00', end: '2026-12-07T06:00:00', last: '2026-12-07' },
  { start: '2026-12-07T00:15:00', end: '2026-12-07T02:00:00', last: '2026-12-07' },
  { start: '2026-12-05T09:00:00', end: '2026-12-07T02:00:00', last: '2026-12-07' },
  { start: '2026-12-05T09:00:00', end: '2026-12-07T00:00:00', last: '2026-12-06' },
  { start: '2026-12-05', end: '2026-12-07', last: '2026-12-06' },
])('from $start to $end: the last day is $last', ({ last, ...drawn }) => {
  expect(lastDayOf(drawn)).toBe(last);
});

test.each([
  ['fr', '9\u00A0h\u00A030', '1er\u00A0janvier'],
  ['en', '9:30\u202FAM', 'January\u00A01'],
  ['ar', '9:30', '1\u00A0يناير'],
] as const)('hours and the first of a month are written as %s is', (locale, hour, day) => {
  const say = (options: Intl.DateTimeFormatOptions): string =>
    calendarFormat(locale, options)('2027-01-01T08:30:00.000Z');
  expect([say(TIME), say({ day: 'numeric', month: 'long' })]).toEqual([hour, day]);
});

test('months have the names of the Journal officiel on the Arabic calendar, as in the texts', () => {
  const say = calendarFormat('ar', { month: 'long' });
  const names = Array.from({ length: 12 }, (_, month) => say(new Date(Date.UTC(2027, month, 10))));
  expect(names.join('، ')).toBe(
    'يناير، فبراير، مارس، أبريل، مايو، يونيو، يوليو، أغسطس، سبتمبر، أكتوبر، نوفمبر، ديسمبر',
  );
});

test('days are counted across months and leap years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
  ]);
});

test('English says noon', () => {
  const at = (hour: string): string =>
    calendarFormat('en', TIME)(`2027-01-02T${hour}:00.000Z` as Moment);
  expect([at('11:00'), at('11:30'), at('23:00')]).toEqual(['noon', '12:30\u202FPM', '12\u202FAM']);
  const period = eventPeriod('2026-11-10T08:00:00.000Z', '2026-11-12T11:00:00.000Z', 'en');
  expect(period.endText).toBe('Thursday, Nov\u00A012, 2026, noon');
});
