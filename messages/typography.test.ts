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

describe('in every language', () => {
  test.each(LOCALES)('no straight quotation mark or apostrophe stands in %s', (language) => {
    expect(offenders(language, /["']/)).toEqual([]);
  });

  test.each(LOCALES)('an ellipsis is one character in %s', (language) => {
    expect(offenders(language, /\.{2,}/)).toEqual([]);
  });

  test.each(LOCALES)('no space is doubled, and none stands at an end, in %s', (language) => {
    expect(
      offenders(language, /[^\S\n]{2}|^[^\S\n]|[^\S\n]$/m).filter(
        (found) => !found.startsWith('calendar.separator:'),
      ),
    ).toEqual([]);
  });

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

describe('in French', () => {
  test('a narrow no-break space stands before ; ! ? and %, and inside « »', () => {
    expect(offenders('fr', /[^\u202F][;!?%»]|«[^\u202F]/u)).toEqual([]);
  });

  test('a no-break space stands before a colon', () => {
    expect(offenders('fr', /[^\u00A0]:/)).toEqual([]);
  });

  test('a no-break space joins a figure and its unit or acronym, and a dash and what comes before it: a line may begin after one', () => {
    expect(offenders('fr', /\d (?:\p{Lu}{2,}|m²|h|k?[gm])(?!\p{L})| –|–\u00A0/u)).toEqual([]);
  });

  test('quotations stand in « », never in “ ”', () => {
    expect(offenders('fr', /[“”„]/)).toEqual([]);
  });
});

describe('in English', () => {
  test('no space stands before punctuation, and quotations stand in “ ”', () => {
    expect(offenders('en', /\s[:;!?%,.](?!\w)|[«»„]/)).toEqual([]);
    for (const [key, text] of texts.get('en') ?? [])
      expect([key, text.split('“').length]).toEqual([key, text.split('”').length]);
  });
});

describe('in Arabic', () => {
  test('commas, semicolons and question marks are Arabic ones', () => {
    expect(offenders('ar', /[\u0600-\u06FF] ?[,;?]|[,;?] ?[\u0600-\u06FF]/u)).toEqual([]);
  });

  test('no space stands before punctuation, and quotations stand in «» without inner spaces', () => {
    expect(offenders('ar', /\s[:؛!؟،.](?!\w)|[“”„]|«\s|\s»/u)).toEqual([]);
    for (const [key, text] of texts.get('ar') ?? [])
      expect([key, text.split('«').length]).toEqual([key, text.split('»').length]);
  });

  test('letters are not stretched except before a figure, and the final tanwin follows its alif', () => {
    expect(offenders('ar', /\u0640(?!\d)|\u064B\u0627/u)).toEqual([]);
  });

  test('a count names all six plural forms, with the number where the noun alone does not say it', () => {
    const counted = [...allTexts.ar].filter(([, text]) => pluralForms(text).size > 0);
    expect(counted.length).toBeGreaterThan(0);
    for (const [key, text] of counted) {
      const forms = pluralForms(text);
      expect([key, [...forms.keys()]]).toEqual([
        key,
        ['zero', 'one', 'two', 'few', 'many', 'other'],
      ]);
      for (const form of ['few', 'many', 'other'])
        expect([key, form, forms.get(form)]).toEqual([
          key,
          form,
          expect.stringContaining('{number}'),
        ]);
    }
  });
});
