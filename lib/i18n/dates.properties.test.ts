import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import { localDay, localDateTime, parseApiDate, toMoment } from './api-date';
import { englishDetailDate } from './format-date';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
const day = fc
  .date({ min: new Date('1000-01-02'), max: new Date('9998-12-30'), noInvalidDate: true })
  .map(
    (date) =>
      `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`,
  );
const time = fc
  .tuple(
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
    fc.integer({ min: 0, max: 59 }),
  )
  .map((parts) => parts.map((part) => pad(part)).join(':'));

describe('a date of the API', () => {
  test('is never shifted to another day, with a time or without', () => {
    fc.assert(
      fc.property(day, time, fc.constantFrom(' ', 'T'), (day, time, separator) => {
        for (const text of [day, `${day}${separator}${time}`, `${day}${separator}${time}.000000`]) {
          const moment = parseApiDate(text);
          if (moment === null || moment === 'invalid')
            throw new Error(`${text} is ${String(moment)}`);
          expect(localDay(moment)).toBe(day);
          const shown = englishDetailDate(moment);
          expect(shown.kind === 'date' && shown.text).toContain(String(Number(day.slice(8))));
        }
      }),
    );
  });

  test('with a time keeps its time, and with a zone its moment', () => {
    fc.assert(
      fc.property(day, time, fc.integer({ min: -11, max: 13 }), (day, time, hours) => {
        expect(localDateTime(parseApiDate(`${day} ${time}`) as `${string}Z`)).toBe(
          `${day}T${time}`,
        );
        const zoned = `${day}T${time}${hours < 0 ? '-' : '+'}${pad(Math.abs(hours))}:00`;
        expect(parseApiDate(zoned)).toBe(toMoment(new Date(zoned)));
      }),
    );
  });

  test('of any year and zone is unknown, invalid, or a day of four digits that is read again as the same', () => {
    const year = fc.oneof(
      fc.constantFrom(-271_821, -1, 0, 1, 999, 9998, 9999, 275_760),
      fc.integer({ min: -271_821, max: 275_760 }),
    );
    const rest = fc.constantFrom('', '-01-01', '-12-31 23:59:59', '-06-15T12:00:00.000000');
    const zone = fc.constantFrom('', 'Z', '+14:00', '-12:00', '+23:59', '+99:99', ' UTC');
    const written = fc
      .tuple(year, rest, zone)
      .map(([number, after, offset]) =>
        [number < 0 ? '-' : '', pad(Math.abs(number), 4), after, offset].join(''),
      );
    fc.assert(
      fc.property(fc.oneof(hostileText, written, day), (text) => {
        const moment = parseApiDate(text);
        if (moment === null || moment === 'invalid') return;
        expect(localDay(moment)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(parseApiDate(moment)).toBe(moment);
      }),
      { numRuns: 1000 },
    );
  });
});
