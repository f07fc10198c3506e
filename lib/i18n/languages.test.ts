import { existsSync, readFileSync } from 'node:fs';
import { allTexts, readable } from '../../messages/testing/all-texts';
import { formatNumber } from './format-number';
import { LANGUAGES } from './languages';
import { directionOf, intlTag, LOCALES } from './locales';

/** The font that pages in a script load first. */
const FONTS = { Latn: 'public-sans-latin', Arab: 'vazirmatn-arabic' };

/** Character ranges of each font file, by the style sheet: a file may have several faces. */
const FACES = [
  ...['app/fonts.css', 'app/script-arab.css']
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('')
    .matchAll(/\/fonts\/([\w-]+)\.woff2[^}]*?unicode-range:\s*([^;]+);/g),
].map(([, file = '', ranges = '']) => ({
  file,
  ranges: ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));

function isInFont(letter: string, font: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return FACES.some(
    ({ file, ranges }) =>
      file === font && ranges.some(([first, last]) => first <= code && code <= last),
  );
}

describe.each(LOCALES)('the language %s', (locale) => {
  const { tag, script } = LANGUAGES[locale];

  test('has tags that are known, in its script, with Western digits and the Gregorian calendar', () => {
    for (const use of ['tag', 'calendarTag', 'dateTag', 'textTag'] as const) {
      const full = intlTag(locale, use);
      expect(Intl.DateTimeFormat.supportedLocalesOf(full)).toEqual([full]);
      expect(new Intl.DateTimeFormat(full).resolvedOptions()).toMatchObject({
        numberingSystem: 'latn',
        calendar: 'gregory',
      });
    }
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(new Intl.Locale(tag).maximize().script).toBe(script);
  });

  test('has the letters of its texts and its digits in the fonts of its script and of French', () => {
    const fonts = [FONTS[script], FONTS.Latn];
    for (const font of fonts) expect(existsSync(`public/assets/fonts/${font}.woff2`)).toBe(true);
    const letters = new Set(
      [...allTexts[locale].values()].flatMap((text) => readable(text).match(/\p{L}/gu) ?? []),
    );
    for (let digit = 0; digit < 10; digit += 1) letters.add(formatNumber(digit, locale));
    expect([...letters].filter((letter) => !fonts.some((font) => isInFont(letter, font)))).toEqual(
      [],
    );
  });
});

test('Arabic is read from right to left, French and English from left to right', () => {
  expect(LOCALES.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
});
