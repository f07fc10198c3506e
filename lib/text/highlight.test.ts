import { highlight } from './fold';

const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('every word of the query is marked wherever it stands, also inside longer words', () => {
  expect(marked('Certificats d’origine et certification', 'certif origine')).toBe(
    '[Certif]icats d’[origine] et [certif]ication',
  );
});

test('accents and case make no difference, composed or not', () => {
  expect(marked('Journée de l’Économie', 'economie JOURNEE')).toBe('[Journée] de l’[Économie]');
  expect(marked('Journe\u0301e', 'journée')).toBe('[Journe\u0301e]');
});

test('tashkeel, tatweel and spellings of alef and teh marbuta make no difference in Arabic', () => {
  expect(marked('غُرْفَة التِّجـــارة', 'غرفه تجارة')).toBe('[غُرْفَة] ال[تِّجـــارة]');
  expect(marked('إصدار الأوراق', 'اصدار اوراق')).toBe('[إصدار] ال[أوراق]');
});

test('a letter that is two in its one spelling is marked whole', () => {
  expect(marked('Œuvre', 'oeuvre')).toBe('[Œuvre]');
});

test('matches that touch or overlap become one', () => {
  expect(highlight('exportation', 'export portation')).toEqual([
    { start: 0, text: 'exportation', isMatch: true },
  ]);
});

test('a query without words, or of single letters, marks nothing', () => {
  expect(marked('Salon de l’export', '  … ')).toBe('Salon de l’export');
  expect(marked('Salon de l’export', 'a')).toBe('Salon de l’export');
});
