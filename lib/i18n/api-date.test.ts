import { localDateTime, localDay, parseApiDate, toMoment } from './api-date';

describe('a date of the API', () => {
  test.each([
    ['a day is midnight in Algeria', '2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['without zone it is Algerian time', '2026-11-21 09:30:00', '2026-11-21T08:30:00.000Z'],
    ['seconds may be missing', '2026-11-21 09:30', '2026-11-21T08:30:00.000Z'],
    ['with a T and fractions too', '2026-11-21T09:30:00.000000', '2026-11-21T08:30:00.000Z'],
    ['a zone counts', '2026-11-21T09:30:00.000000Z', '2026-11-21T09:30:00.000Z'],
    ['an offset counts', '2026-11-21T09:30:00+02:00', '2026-11-21T07:30:00.000Z'],
    ['a zone by name is invalid', '2026-11-21 09:30:00 UTC', 'invalid'],
    ['an offset that does not exist is invalid', '2026-11-21T09:30:00-25:00', 'invalid'],
    ['single digits are invalid', '2026-1-5', 'invalid'],
    ['an offset may lack its colon', '2026-11-21 09:30:00+0200', '2026-11-21T07:30:00.000Z'],
    ['a leap day exists', '2028-02-29', '2028-02-28T23:00:00.000Z'],
    ['none is none', '', null],
    ['a day that does not exist is invalid', '2026-02-30', 'invalid'],
    ['an hour that does not exist is invalid', '2026-11-21 25:00', 'invalid'],
    ['an hour that belongs to the next day is invalid', '2026-11-21T24:00:00Z', 'invalid'],
    ['a database’s zero date is none', '0000-00-00 00:00:00', null],
    ['so is Carbon’s', '-0001-11-30T00:00:00.000000Z', null],
    ['so is any year before 1000', '0999-12-31', null],
    ['the year 1000 is a year', '1000-01-01', '0999-12-31T23:00:00.000Z'],
    ['a back office’s last day is invalid', '9999-12-31 23:59:59', 'invalid'],
    ['words are invalid', 'demain', 'invalid'],
    ['a bare number is invalid', '1795219200', 'invalid'],
    ['another order is invalid', '21/11/2026', 'invalid'],
  ])('%s', (_, value, expected) => {
    expect(parseApiDate(value)).toBe(expected);
  });

  test('the last minute of a day stays on its day', () => {
    const moment = parseApiDate('2026-12-31 23:59:59');
    if (moment === null || moment === 'invalid') throw new Error('unreadable');
    expect(localDay(moment)).toBe('2026-12-31');
    expect(localDateTime(moment)).toBe('2026-12-31T23:59:59');
  });

  test('a moment is its UTC timestamp', () => {
    expect(toMoment(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});
