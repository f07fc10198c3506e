import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Moment } from '@/lib/dates/api-date';
import { periodOf, VIEWS, type CalendarAddress } from './calendar-address';
import { addDays, startOfDay, coveringPeriod, isWithin, type Period } from './event-period';

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

describe('an event is within a period', () => {
  const day = period('2026-11-10', '2026-11-11');
  test.each([
    ['that begins in it', '2026-11-10T08:00:00.000Z', null, true],
    ['that goes on in it', '2026-11-08T08:00:00.000Z', '2026-11-12T17:00:00.000Z', true],
    ['that is over when it begins', '2026-11-08T08:00:00.000Z', '2026-11-09T23:00:00.000Z', false],
    ['without an end, that began before', '2026-11-08T08:00:00.000Z', null, false],
    ['that begins when it ends', '2026-11-10T23:00:00.000Z', null, false],
  ] as [string, Moment, Moment | null, boolean][])('one %s: %s', (_, start, end, expected) => {
    expect(isWithin({ start, end }, day)).toBe(expected);
  });
});
