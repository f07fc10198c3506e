import { parseApiDate, type Moment } from './api-date';
import { calendarFormat, cardDate, englishDetailDate, textDateFormat, TIME } from './format-date';

describe('dates of cards', () => {
  test.each([
    ['fr', '5 nov. 2026'],
    ['en', 'Nov 5, 2026'],
    ['ar', '5 نوفمبر 2026'],
  ] as const)('in %s', (locale, text) => {
    expect(cardDate(parseApiDate('2026-11-05 00:10:00'), locale)).toEqual({
      kind: 'date',
      iso: '2026-11-05T00:10:00+01:00',
      text,
      lang: locale,
    });
  });

  test('have the first of a month as French writes it', () => {
    expect(cardDate(parseApiDate('2026-12-01'), 'fr')).toMatchObject({ text: '1er déc. 2026' });
  });

  test('have Western digits in every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const view = cardDate(parseApiDate(`2026-${String(month).padStart(2, '0')}-13`), 'ar');
      expect(view.kind === 'date' && view.text).toMatch(/^13 \p{L}+ 2026$/u);
    }
  });

  test.each([
    [null, 'unknown'],
    ['invalid', 'invalid'],
  ] as const)('%s is said to be %s', (date, kind) => {
    expect(cardDate(date, 'fr')).toEqual({ kind });
    expect(englishDetailDate(date)).toEqual({ kind });
  });
});

test('a day before Algeria’s present hours is shown on its day', () => {
  expect(englishDetailDate(parseApiDate('1962-07-05'))).toMatchObject({ text: 'Jul 5, 1962' });
});

test('the date of an article is in American English in every language', () => {
  expect(englishDetailDate(parseApiDate('2026-11-26 09:00:00'))).toMatchObject({
    text: 'Nov 26, 2026',
    lang: 'en',
  });
});

test.each([
  ['fr', '9\u00A0h\u00A030', '1er\u00A0janvier'],
  ['en', '9:30\u202Fam', 'January\u00A01'],
  ['ar', '9:30', '1\u00A0جانفي'],
] as const)('hours and the first of a month are written as %s is', (locale, hour, day) => {
  const write = (options: Intl.DateTimeFormatOptions): string =>
    calendarFormat(locale, options)('2027-01-01T08:30:00.000Z');
  expect([write(TIME), write({ day: 'numeric', month: 'long' })]).toEqual([hour, day]);
});

test('months are those of Algerian Arabic on the calendar, and of the Journal officiel elsewhere', () => {
  const names = (format: typeof calendarFormat): string =>
    Array.from({ length: 12 }, (_, month) =>
      format('ar', { month: 'long' })(new Date(Date.UTC(2027, month, 10))),
    ).join(' ');
  expect(names(calendarFormat)).toBe(
    'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  );
  expect(names(textDateFormat)).toBe(
    'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  );
});

test('English running texts have British dates', () => {
  const write = textDateFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
  expect(write('2026-11-22T09:00:00.000Z')).toBe('22\u00A0November 2026');
});

test('English has a word for noon', () => {
  const at = (hour: string): string =>
    calendarFormat('en', TIME)(`2027-01-02T${hour}:00.000Z` as Moment);
  expect([at('11:00'), at('11:30'), at('23:00')]).toEqual(['noon', '12:30\u202Fpm', '12\u202Fam']);
});
