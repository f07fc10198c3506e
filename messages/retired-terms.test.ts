import { plainText } from '../embedded-api/search/fold';
import { LOCALES, type Locale } from '../lib/i18n/locales';
import { allTexts, readable } from './testing/all-texts';
import { contentKinds, contentTexts } from './testing/content-texts';
import { findTerm } from './testing/find-term';
import retired from './testing/retired-terms.json' with { type: 'json' };

/** A term that stands neither in the interface nor in the demonstration content. */
interface RetiredTerm {
  /**
   * Spellings and inflected forms; each is one word or several in a row, without regard to accents
   * and case; `*` is any one word. An Arabic word without its article is found with it too.
   */
  forms: string[];
  /** The term of `docs/glossary.md` that takes its place. */
  instead: string;
  reason: string;
}

/** A language without an entry has given up none. */
const retiredTerms: Partial<Record<Locale, RetiredTerm[]>> = retired;

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
