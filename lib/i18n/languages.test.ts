import { existsSync, readFileSync } from 'node:fs';
import { allTexts, readable } from '../../messages/testing/all-texts';
import { CONTENT_LOCALES, contentLanguage, BASE_LANGUAGE } from './content-languages';
import { LANGUAGES } from './languages';
import { localise } from './localise';
import { formatNumber } from './format-number';
import {
  calendarTag,
  cardDateTag,
  DEFAULT_LOCALE,
  intlTag,
  languageAttributes,
  LOCALES,
} from './locales';

/** Character ranges of each font file, by the style sheet: a file may have several faces. */
const FACES = [
  ...readFileSync('app/fonts.css', 'utf8').matchAll(
    /\/fonts\/([\w-]+)\.woff2[^}]*?unicode-range:\s*([^;]+);/g,
  ),
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
  const language = LANGUAGES[locale];

  test('has tags whose dates, numbers and plurals are known, in its script, digits and calendar', () => {
    for (const tag of [intlTag(locale), calendarTag(locale), cardDateTag(locale)]) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
      expect(new Intl.NumberFormat(tag).resolvedOptions().numberingSystem).toBe(language.digits);
    }
    expect(new Intl.DateTimeFormat(cardDateTag(locale)).resolvedOptions().calendar).toBe(
      language.calendar,
    );
    expect(Intl.PluralRules.supportedLocalesOf(language.tag)).toEqual([language.tag]);
    expect(new Intl.Locale(language.tag).maximize().script).toBe(language.script);
  });

  test('is told by its direction, and by its script to style sheets', () => {
    expect(languageAttributes(locale)).toEqual({
      lang: locale,
      dir: language.direction,
      'data-script': language.script,
    });
  });

  test('names the fonts that have the letters of its texts and its digits, but for French ones between those of another script', () => {
    for (const font of language.fonts)
      expect([font, existsSync(`public/assets/fonts/${font}.woff2`)]).toEqual([font, true]);
    const letters = new Set(
      [...allTexts[locale].values()].flatMap((text) => readable(text).match(/\p{L}/gu) ?? []),
    );
    for (let digit = 0; digit < 10; digit += 1) letters.add(formatNumber(digit, locale));
    const fonts = [...language.fonts, ...LANGUAGES.fr.fonts];
    expect([...letters].filter((letter) => !fonts.some((font) => isInFont(letter, font)))).toEqual(
      [],
    );
  });

  test('shows what the content has, and French where the content is not in it', () => {
    const value = { fr: 'fr', en: 'en', ar: 'ar' };
    const expected = CONTENT_LOCALES.some((known) => known === locale) ? locale : BASE_LANGUAGE;
    expect(contentLanguage(locale)).toBe(expected);
    expect(localise(value, locale)).toEqual({
      text: expected,
      lang: expected,
      dir: LANGUAGES[expected].direction,
      isFallback: expected !== locale,
    });
  });
});

test('the default language is the first', () => {
  expect(LOCALES[0]).toBe(DEFAULT_LOCALE);
});
