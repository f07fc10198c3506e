import { parseApiDate } from './api-date';
import { englishDetailDate, cardDate } from './format-date';

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

  test('no Eastern digit is used', () => {
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
