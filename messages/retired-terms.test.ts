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
  test('is found whatever its case, accents and vowel marks, as whole words alone', () => {
    expect(findTerm('Voir TOUTES les Pages.', 'toutes les pages')).toBe('toutes les pages');
    expect(
      findTerm('Le dossier d’admission\u00A0temporaire', 'dossier d’admission temporaire'),
    ).not.toBeNull();
    expect(findTerm('Les bureaucrates', 'bureau')).toBeNull();
    expect(findTerm('مُداوَمَة الوساطة', 'مداومة')).not.toBeNull();
    expect(findTerm('المداومين', 'مداومة')).toBeNull();
  });

  test('is found in Arabic with what is written onto its first letter', () => {
    for (const text of ['وبالمداومة', 'للمداومة', 'ومداومة', 'المداومة'])
      expect([text, findTerm(text, 'مداومة')]).not.toEqual([text, null]);
    expect(findTerm('وللمؤسسات المسجلة', 'المؤسسات المسجلة')).not.toBeNull();
  });

  test('may have any one word in its middle', () => {
    expect(findTerm('Membre A. Exemple', 'membre * exemple')).toBe('membre a exemple');
    expect(findTerm('Membre Exemple', 'membre * exemple')).toBeNull();
  });

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
