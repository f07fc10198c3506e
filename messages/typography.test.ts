import { formatNumber } from '../lib/i18n/format-number';
import { intlTag, LOCALES, type Locale } from '../lib/i18n/locales';
import { allTexts, pluralForms, readable } from './testing/all-texts';
import { contentKinds, contentTexts, readableContent } from './testing/content-texts';

/**
 * What a reader may see in a language, in the interface and in the demonstration content, each with
 * its key or path.
 */
const shown = (language: Locale): [key: string, text: string][] => [
  ...[...allTexts[language]].map(([key, text]): [string, string] => [key, readable(text)]),
  ...contentKinds
    .flatMap((kind) => contentTexts(language, kind))
    .map(([path, text]): [string, string] => [path, readableContent(text)]),
];

const texts = new Map(LOCALES.map((language) => [language, shown(language)]));

/** Where a reader may see this in a language, each with what stands there. */
function offenders(language: Locale, pattern: RegExp): string[] {
  return (texts.get(language) ?? []).flatMap(([key, text]) => {
    const found = pattern.exec(text);
    return found ? [`${key}: ${found[0]}`] : [];
  });
}

const FRENCH: Locale[] = ['fr'];
const ARABIC: Locale[] = ['ar'];
test.each([
  ['no straight quotation mark or apostrophe', LOCALES, /["']/],
  ['no ellipsis of several characters', LOCALES, /\.{2,}/],
  ['no space doubled, and none at an end', LOCALES, /[^\S\n]{2}|^[^\S\n]|[^\S\n]$/m],
  ['; ! ? % and « » without a narrow no-break space', FRENCH, /[^\u202F][;!?%»]|«[^\u202F]/u],
  ['a colon without a no-break space', FRENCH, /[^\u00A0]:/],
  [
    'a figure apart from its unit or acronym, or a dash at the beginning of a line',
    FRENCH,
    /\d (?:\p{Lu}{2,}|m²|h|k?[gm])(?!\p{L})| –|–\u00A0/u,
  ],
  ['quotations in “ ”', FRENCH, /[“”„]/],
  [
    'a Latin comma, semicolon or question mark',
    ARABIC,
    /[\u0600-\u06FF] ?[,;?]|[,;?] ?[\u0600-\u06FF]/u,
  ],
  ['a space before punctuation or inside «»', ARABIC, /\s[:؛!؟،.](?!\w)|[“”„]|«\s|\s»/u],
  [
    'letters stretched but before a figure, tanwin before its alif',
    ARABIC,
    /\u0640(?!\d)|\u064B\u0627/u,
  ],
])('%s stands nowhere in %j', (_, languages, pattern) => {
  for (const language of languages)
    expect(
      offenders(language, pattern).filter((found) => !found.startsWith('calendar.separator:')),
    ).toEqual([]);
});

describe('in every language', () => {
  test.each(LOCALES)(
    'digits of another system than that of its entry stand nowhere in %s',
    (language) => {
      const own = Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)).join('');
      expect(offenders(language, new RegExp(`[^\\P{Nd}0-9${own}]`, 'u'))).toEqual([]);
    },
  );

  test.each(LOCALES)(
    'a count has every form the language counts with, and its number as the language writes it, in %s',
    (language) => {
      const rules = new Intl.PluralRules(intlTag(language));
      const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count + 1)));
      for (const [key, text] of allTexts[language]) {
        if (pluralForms(text).size > 0)
          expect([key, [...pluralForms(text).keys()]]).toEqual([
            key,
            expect.arrayContaining([...forms]),
          ]);
        expect([key, text]).toEqual([key, expect.not.stringContaining('#')]);
      }
    },
  );

  test.each(LOCALES)('every text that counts in French counts in %s too', (language) => {
    const keysOf = (counting: Locale): string[] =>
      [...allTexts[counting]].filter(([, text]) => text.includes(', plural,')).map(([key]) => key);
    expect(keysOf(language)).toEqual(keysOf('fr'));
  });
});

test('in English no space stands before punctuation, and quotations stand in “ ”', () => {
  expect(offenders('en', /\s[:;!?%,.](?!\w)|[«»„]/)).toEqual([]);
  for (const [key, text] of texts.get('en') ?? [])
    expect([key, text.split('“').length]).toEqual([key, text.split('”').length]);
});

test('quotations are closed in Arabic', () => {
  for (const [key, text] of texts.get('ar') ?? [])
    expect([key, text.split('«').length]).toEqual([key, text.split('»').length]);
});

test('an Arabic count has its number where the noun alone does not say it', () => {
  const counted = [...allTexts.ar].filter(([, text]) => pluralForms(text).size > 0);
  expect(counted.length).toBeGreaterThan(0);
  for (const [key, text] of counted)
    for (const form of ['few', 'many', 'other']) {
      const written = pluralForms(text).get(form);
      expect([key, form, written]).toEqual([key, form, expect.stringContaining('{number}')]);
    }
});
