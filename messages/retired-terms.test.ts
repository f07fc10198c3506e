import { demonstration } from '../embedded-api/database/content';
import { plainText } from '../embedded-api/search/fold';
import { defaultOrganisation } from '../lib/organisation/organisation-defaults';
import { CONTENT_LOCALES, contentLanguage, type ContentLanguage } from '../lib/i18n/content-languages';
import { LOCALES, type Locale } from '../lib/i18n/locales';
import { allTexts, readable } from './testing/all-texts';
import { findTerm } from './testing/find-term';
import { retiredTerms } from './testing/retired-terms';

const POINTS: Record<ContentLanguage, string> = { fr: 'points', en: 'pointsEn', ar: 'pointsAr' };

/** Every text of a language in a tree of records, each with its path. */
function textsIn(value: unknown, language: Locale, path: string): [path: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, language, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    if (key === language && typeof inner === 'string') return [[path, plainText(inner)]];
    if (key === POINTS[contentLanguage(language)] && Array.isArray(inner)) return inner.map((point) => [`${path}.${key}`, String(point)]);
    return textsIn(inner, language, `${path}.${key}`);
  });
}

function retiredIn(texts: Iterable<[string, string]>, language: Locale): string[] {
  const forms = (retiredTerms[language] ?? []).flatMap(({ forms, instead }) => forms.map((form) => ({ form, instead })));
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
    expect(findTerm('Le dossier d’admission\u00A0temporaire', 'dossier d’admission temporaire')).not.toBeNull();
    expect(findTerm('Les bureaucrates', 'bureau')).toBeNull();
    expect(findTerm('مُداوَمَة الوساطة', 'مداومة')).not.toBeNull();
    expect(findTerm('المداومين', 'مداومة')).toBeNull();
  });

  test('is found in Arabic with what is written onto its first letter', () => {
    for (const text of ['وبالمداومة', 'للمداومة', 'ومداومة', 'المداومة']) expect([text, findTerm(text, 'مداومة')]).not.toEqual([text, null]);
    expect(findTerm('وللمؤسسات المسجلة', 'المؤسسات المسجلة')).not.toBeNull();
  });

  test('may have any one word in its middle', () => {
    expect(findTerm('Membre A. Exemple', 'membre * exemple')).toBe('membre a exemple');
    expect(findTerm('Membre Exemple', 'membre * exemple')).toBeNull();
  });

  test.each(LOCALES)('stands nowhere in the interface in %s', (language) => {
    expect(retiredIn(new Map([...allTexts[language]].map(([key, text]) => [key, readable(text)])), language)).toEqual([]);
  });

  test.each(LOCALES)('stands nowhere in the details of the organisation in %s', (language) => {
    expect(retiredIn(textsIn(defaultOrganisation, language, 'organisation'), language)).toEqual([]);
  });

  const records = Object.entries(demonstration);
  test.each(CONTENT_LOCALES.flatMap((language) => records.map(([name, value]): [string, ContentLanguage, unknown] => [name, language, value])))(
    'stands nowhere in the %s in %s',
    (name, language, value) => {
      expect(retiredIn(textsIn(value, language, name), language)).toEqual([]);
    },
  );
});
