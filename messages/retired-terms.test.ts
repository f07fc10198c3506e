import { plainText } from '../embedded-api/search/fold';
import { LOCALES, type Locale } from '../lib/i18n/locales';
import { allTexts, readable } from './testing/all-texts';
import { contentKinds, contentTexts } from './testing/content-texts';
import { findTerm } from './testing/find-term';
import { retiredTerms } from './testing/retired-terms';

function retiredIn(texts: Iterable<[string, string]>, language: Locale): string[] {
  const forms = (retiredTerms[language] ?? []).flatMap(({ forms, instead }) =>
    forms.map((form) => ({ form, instead })),
  );
  return [...texts].flatMap(([path, text]) =>
    forms.flatMap(({ form, instead }) => {
      const found = findTerm(text, form);
      return found === null ? [] : [`${path}: ${found} → ${instead}`];
    }),
  );
}

describe('a term that was given up', () => {
  test.each(LOCALES)('stands nowhere in the interface in %s', (language) => {
    expect(
      retiredIn(
        new Map([...allTexts[language]].map(([key, text]) => [key, readable(text)])),
        language,
      ),
    ).toEqual([]);
  });

  const kinds = LOCALES.flatMap((language) =>
    contentKinds.map((kind): [string, Locale, [string, unknown]] => [kind[0], language, kind]),
  );
  test.each(kinds)('stands nowhere in the %s in %s', (_, language, kind) => {
    const texts = contentTexts(language, kind).map(([path, text]): [string, string] => [
      path,
      plainText(text),
    ]);
    expect(retiredIn(texts, language)).toEqual([]);
  });
});
