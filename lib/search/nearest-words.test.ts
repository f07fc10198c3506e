import { correctSpelling, indexWords } from './nearest-words';

const KNOWN = indexWords([
  'Certificat d’origine',
  'Réglementation du commerce extérieur',
  'الإدارة والإنتاج',
  'غرفة التجارة',
  'شهادة المنشأ',
]);

describe('a keyword in words that the site knows', () => {
  test.each([
    ['certifcat', 'certificat'],
    ['certificta', 'certificat'],
    ['certifficat d’orgine', 'certificat d’origine'],
    ['la reglementation du COMERCE exterieur', 'la réglementation du commerce extérieur'],
    ['الادارة', 'الإدارة'],
    ['انتاج', 'إنتاج'],
    ['غرفه', 'غرفة'],
    ['الشهاده', 'الشهادة'],
    ['غُرْفَة', 'غرفة'],
  ])('« %s »', (typed, written) => {
    expect(correctSpelling(typed, KNOWN)).toBe(written);
  });

  test.each([
    'Certificat',
    'certif',
    'zzzz-introuvable',
    'du',
    '',
    '%',
    '<b>',
    'certifcat '.repeat(13),
  ])(
    'is not changed where it has them, begins one, has no near one or is very long: « %s »',
    (typed) => {
      expect(correctSpelling(typed, KNOWN)).toBeNull();
    },
  );
});
