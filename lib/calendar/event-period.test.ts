import { addDays, startOfDay } from '@/lib/i18n/calendar-day';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { periodOf, VIEWS, type CalendarAddress } from './calendar-address';
import {
  coveringPeriod,
  eventPeriod,
  isSubscribed,
  readPeriod,
  wholeMonthsAround,
  type Period,
} from './event-period';

describe('when an event takes place, in words', () => {
  test.each([
    ['fr', 'mardi 10\u00A0nov. 2026, 9\u00A0h', 'jeudi 12\u00A0nov. 2026, 18\u00A0h'],
    ['en', 'Tuesday, Nov\u00A010, 2026, 9\u202Fam', 'Thursday, Nov\u00A012, 2026, 6\u202Fpm'],
    ['ar', 'الثلاثاء، 10\u00A0نوفمبر 2026، 9:00', 'الخميس، 12\u00A0نوفمبر 2026، 18:00'],
  ] as const)('in %s, at the Algerian hour', (locale, startText, endText) => {
    const times = { start: '2026-11-10T08:00:00.000Z', end: '2026-11-12T17:00:00.000Z' } as const;
    expect(eventPeriod(times, locale)).toMatchObject({ startText, endText });
  });

  test('whole days have no hours, and end on their last day', () => {
    const times = { start: '2026-11-24T23:00:00.000Z', end: '2026-11-25T23:00:00.000Z' } as const;
    expect(eventPeriod(times, 'fr').endText).toBe('mercredi 25\u00A0nov. 2026');
  });

  test('an event without an end has no end to show', () => {
    expect(eventPeriod({ start: '2026-11-18T07:30:00.000Z', end: null }, 'fr')).toMatchObject({
      endTime: null,
      endText: null,
    });
  });

  test('an event that ends as it begins has one hour', () => {
    const moment = '2026-12-09T15:00:00.000Z';
    expect(eventPeriod({ start: moment, end: moment }, 'fr')).toMatchObject({
      startTime: '16\u00A0h',
      endTime: null,
    });
  });

  test('a night ends at its own hour', () => {
    const times = { start: '2026-12-06T20:00:00.000Z', end: '2026-12-07T00:00:00.000Z' } as const;
    expect(eventPeriod(times, 'fr')).toMatchObject({
      startTime: '21\u00A0h',
      endTime: '1\u00A0h',
      endText: 'lundi 7\u00A0déc. 2026, 1\u00A0h',
    });
  });
});

describe('the period a browser asks for', () => {
  test.each([
    [
      '2026-11-01T00:00:00+01:00',
      '2026-12-01T00:00:00+01:00',
      '2026-10-31T23:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ],
    [
      '2026-11-01T00:00:00 01:00',
      '2026-11-02T00:00:00 01:00',
      '2026-10-31T23:00:00.000Z',
      '2026-11-01T23:00:00.000Z',
    ],
  ])('%s to %s becomes whole Algerian days', (start, end, first, last) => {
    expect(readPeriod(start, end)).toEqual({ start: first, end: last });
  });

  test.each([
    ['missing', null, '2026-12-01T00:00:00Z'],
    ['unreadable', 'soon', '2026-12-01T00:00:00Z'],
    ['impossible', '2026-02-30', '2026-12-01T00:00:00Z'],
    ['backwards', '2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['empty', '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['before our calendar', '0000-01-01', '0000-02-01'],
  ])('that is %s is refused', (_, start, end) => {
    expect(readPeriod(start, end)).toBeNull();
  });
});

const period = (first: string, after: string): Period => ({
  start: startOfDay(first),
  end: startOfDay(after),
});

/** The days a view shows: a month's grid has six whole weeks. */
function shownDays(address: CalendarAddress, locale: Locale): { first: string; after: string } {
  const days = periodOf(address, locale);
  if (address.view !== 'mois') return days;
  const { first } = periodOf({ view: 'semaine', day: days.first }, locale);
  return { first, after: addDays(first, 42) };
}

describe('the period the API is asked for', () => {
  test.each([
    ['a day', '2026-11-10', '2026-11-11', '2026-11-01', '2026-12-01'],
    ['a month', '2026-11-01', '2026-12-01', '2026-11-01', '2026-12-01'],
    ['a week over the end of a year', '2026-12-28', '2027-01-04', '2026-12-01', '2027-02-01'],
    ['the six weeks of a month', '2026-10-26', '2026-12-07', '2026-10-01', '2027-01-01'],
    ['a year', '2026-01-01', '2027-01-01', '2026-01-01', '2027-01-01'],
    ['five months of a year', '2026-02-01', '2026-07-01', '2026-01-01', '2027-01-01'],
  ])('for %s is whole months or a year', (_, first, after, from, to) => {
    expect(coveringPeriod(period(first, after))).toEqual(period(from, to));
  });

  test.each([
    ['before the years a reader may leaf to', '1907-03-01', '1907-04-01'],
    ['after them', '2107-03-01', '2107-04-01'],
    ['long, over the end of a year', '2026-08-01', '2027-02-01'],
  ])('does not exist for one that is %s', (_, first, after) => {
    expect(coveringPeriod(period(first, after))).toBeNull();
  });

  test.each([2000, 2028, 2099])(
    'exists for every view of every day of %s, and few periods cover them all',
    (year) => {
      const asked = new Set<string>();
      for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
        for (const locale of LOCALES) {
          for (const view of VIEWS) {
            const { first, after } = shownDays({ view, day }, locale);
            const shown = period(first, after);
            const covering = coveringPeriod(shown);
            if (!covering || covering.start > shown.start || covering.end < shown.end)
              throw new Error(`${view} ${day} ${locale}`);
            asked.add(`${covering.start} ${covering.end}`);
          }
        }
      }
      // Months alone, in twos and in threes from December on, and the year.
      expect(asked.size).toBeLessThanOrEqual(3 * 13 + 1);
    },
  );
});

describe('a subscription', () => {
  const now = new Date('2026-11-30T23:30:00Z');

  test('holds six months back and twelve ahead, by the month in Algeria', () => {
    expect(wholeMonthsAround(now)).toEqual(period('2026-06-01', '2027-12-01'));
  });

  test.each([
    ['2026-05-31T22:59:00.000Z', null, false],
    ['2026-05-30T08:00:00.000Z', '2026-06-02T08:00:00.000Z', true],
    ['2027-11-30T22:00:00.000Z', null, true],
    ['2027-11-30T23:00:00.000Z', null, false],
  ] as const)('has a file for an event from %s to %s: %s', (start, end, expected) => {
    expect(isSubscribed({ start, end }, now)).toBe(expected);
  });
});
