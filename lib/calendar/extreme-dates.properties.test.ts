import { calendarEvent } from '@/lib/content-api/schemas/event';
import { knownMoment, localDay, parseApiDate, toMoment } from '@/lib/i18n/api-date';
import { englishDetailDate, cardDate } from '@/lib/i18n/format-date';
import { iCalendar } from '@/lib/documents/calendar';
import { LOCALES } from '@/lib/i18n/locales';
import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import { agendaView } from './agenda';
import { readCalendarAddress } from './calendar-address';
import { eventRecord, nextEvents } from './event';
import { coveringPeriod, eventPeriod, isSubscribed, readPeriod } from './event-period';

/**
 * Every year of a `Date`, written as back offices and Laravel write theirs; its ends and the years
 * 0, 1, 9999 most often.
 */
const year = fc.oneof(
  fc.constantFrom(-271_821, -1, 0, 0, 1, 1, 9998, 9999, 9999, 275_760),
  fc.integer({ min: -271_821, max: 275_760 }),
);
const zone = fc.oneof(
  fc.constant(''),
  fc.constantFrom('Z', '+01:00', '+0100', '+14:00', '-12:00', '+23:59', '-23:59', '+99:99', ' UTC'),
);
const rest = fc.constantFrom(
  '',
  '-01-01',
  '-12-31',
  '-02-29',
  '-01-01 00:00:00',
  '-01-01 12:00:00',
  '-12-31T23:59:59',
  '-06-15T12:00:00.000000',
  '-01-01T24:00:00',
);
const written = fc
  .tuple(year, fc.constantFrom(4, 4, 4, 6, 1), rest, zone)
  .map(([number, digits, after, offset]) => {
    const sign = number < 0 ? '-' : number > 9999 ? '+' : '';
    return `${sign}${String(Math.abs(number)).padStart(digits, '0')}${after}${offset}`;
  });
const locale = fc.constantFrom(...LOCALES);
const RUNS = { numRuns: Math.max(1000, fc.readConfigureGlobal().numRuns ?? 0) };
const now = new Date('2026-11-21T08:00:00Z');

describe('a date of any year and zone', () => {
  test('is a date that can be drawn, unknown or invalid', () => {
    fc.assert(
      fc.property(fc.oneof(written, hostileText), locale, (text, language) => {
        const date = parseApiDate(text);
        expect(cardDate(date, language).kind).toBe(englishDetailDate(date).kind);
        const moment = knownMoment(date);
        if (moment)
          expect(eventPeriod({ start: moment, end: moment }, language).firstDay).toMatch(
            /^\d{4}-\d{2}-\d{2}$/,
          );
      }),
      RUNS,
    );
  });

  test('never breaks an event: it is drawn everywhere or left out of the list', () => {
    fc.assert(
      fc.property(written, written, locale, (start, end, language) => {
        const parsed = calendarEvent.safeParse({
          id: 1,
          title: 'Salon',
          start,
          end,
          slug: 'article/1',
        });
        if (!parsed.success) return;
        const event = parsed.data;
        const shown = readCalendarAddress(
          new URLSearchParams({ vue: 'annee', date: localDay(event.start) }),
          localDay(toMoment(now)),
        );
        agendaView([eventRecord(event, language)], shown, language, now);
        nextEvents([event], toMoment(now), language);
        isSubscribed(event, now);
        expect(
          iCalendar([event], { name: '', locale: language, host: 'x', asOf: toMoment(now) }),
        ).toMatch(/DTSTART[^:]*:\d{8}(?:T\d{6})?\r\n/);
      }),
      RUNS,
    );
  });

  test('never breaks a period that is asked for', () => {
    fc.assert(
      fc.property(written, written, (start, end) => {
        const period = readPeriod(start, end);
        if (period) coveringPeriod(period);
      }),
      RUNS,
    );
  });
});
