import { otherSpellings } from './spellings';

const TEXTS = [
  'Réglementation du commerce extérieur',
  'Médiation',
  'الإدارة والإنتاج',
  'غرفة التجارة',
  'Œuvres',
  'شهادة المنشأ',
];

describe('other spellings of a keyword', () => {
  test.each([
    ['reglementation', 'réglementation'],
    ['la reglementation du COMMERCE exterieur', 'la réglementation du commerce extérieur'],
    ['الادارة', 'الإدارة'],
    ['انتاج', 'إنتاج'],
    ['غرفه', 'غرفة'],
    ['الشهاده', 'الشهادة'],
  ])('come first as the site itself writes the words: « %s »', (typed, written) => {
    expect(otherSpellings(typed, TEXTS)[0]?.toLowerCase()).toBe(written);
  });

  test.each([
    ['tashkeel', 'غُرْفَة', 'غرفة'],
    ['tatweel', 'وهـــران', 'وهران'],
    ['Arabic digits', 'قانون ٢٠٢٦', 'قانون 2026'],
    ['Persian letters', 'بسکرة', 'بسكرة'],
    ['teh marbuta written as heh', 'مدينه', 'مدينة'],
    ['alef maksura written as yeh', 'مستشفي', 'مستشفى'],
    ['accents', 'numérique', 'numerique'],
    ['hamza', 'أعمال', 'اعمال'],
  ])('are tried without knowing the words: %s', (_what, typed, other) => {
    expect(otherSpellings(typed, [])).toContain(other);
  });

  test.each(['غُرفـه الأعمال', 'Élève à l’œuvre', 'مؤسسة الاستثمارى ٢٠٢٦'])(
    'are two at most, never the keyword: « %s »',
    (typed) => {
      const spellings = otherSpellings(typed, TEXTS);
      expect(spellings.length).toBeGreaterThan(0);
      expect(spellings.length).toBeLessThanOrEqual(2);
      expect(new Set([typed, ...spellings]).size).toBe(spellings.length + 1);
    },
  );

  test('are no longer than a keyword may be, whatever a sign stands for', () => {
    expect(otherSpellings('ﷺ'.repeat(200), TEXTS)).toEqual([]);
    expect(otherSpellings('ﷺ', TEXTS)).toContain('صلى الله عليه وسلم');
  });

  test.each(['export', 'zzzz-introuvable', '', '   ', '%', '<b>'])(
    'are none when there is nothing to write otherwise: « %s »',
    (typed) => {
      expect(otherSpellings(typed, TEXTS)).toEqual([]);
    },
  );

  test('a word the texts hold is not changed for its case', () => {
    expect(otherSpellings('MÉDIATION', TEXTS)).toEqual(['mediation']);
  });
});
