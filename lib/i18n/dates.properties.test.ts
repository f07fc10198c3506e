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

  test('that was read is read again as the same', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, day), (text) => {
        const moment = parseApiDate(text);
        if (moment !== null && moment !== 'invalid') expect(parseApiDate(moment)).toBe(moment);
      }),
    );
  });
});
