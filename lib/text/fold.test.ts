import { distinctTerms, foldText, highlight, matchesTerms } from './fold';

describe('two spellings a reader takes for the same', () => {
  test.each([
    ['accents', 'Béjaïa', 'bejaia'],
    ['capitals', 'SÉTIF', 'setif'],
    ['a ligature', 'Œuvre', 'oeuvre'],
    ['accents typed as separate marks', 'Be\u0301jai\u0308a', 'béjaïa'],
    ['alef with hamza', 'أدرار', 'ادرار'],
    ['alef with hamza below', 'إليزي', 'اليزي'],
    ['alef with madda', 'آفلو', 'افلو'],
    ['tashkeel', 'الجَزَائِر', 'الجزائر'],
    ['tatweel', 'وهـــران', 'وهران'],
    ['teh marbuta', 'باتنة', 'باتنه'],
    ['alef maksura', 'عين الدفلى', 'عين الدفلي'],
    ['hamza on a carrier', 'بئر العاتر', 'بير العاتر'],
    ['Persian yeh and kaf', 'بسکرة', 'بسكرة'],
    ['Arabic digits', 'ولاية ٢٧', 'ولاية 27'],
    ['soft hyphens and zero-width spaces', 'Bé\u00ADja\u200Bïa', 'bejaia'],
  ])('fold to one: %s', (_what, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test('stay apart when the letters differ', () => {
    expect(foldText('ذ')).not.toBe(foldText('د'));
    expect(foldText('Mila')).not.toBe(foldText('Mina'));
  });
});

describe('a filter', () => {
  const terms = distinctTerms(
    'CCI M’Zab',
    'غرفة التجارة والصناعة «مزاب»',
    'M’Zab Chamber of Commerce and Industry',
    'Ghardaïa',
    'غرداية',
  );

  test.each([
    '',
    '   ',
    '«»',
    'zab',
    'ghardaia',
    'GHARDAÏA',
    'industry zab',
    'zab cci',
    'مزاب',
    'غردايه',
    'غُرفة',
    "m'zab",
    'm’zab',
    'الغرفة',
    'صناعة',
  ])('finds the chamber by « %s »', (query) => {
    expect(matchesTerms(terms, query)).toBe(true);
  });

  test.each(['oran', 'zab oran', 'mzabs', 'وهران', 'ccim', 'dustry', 'chamber of commerce b'])(
    'leaves the chamber out for « %s »',
    (query) => {
      expect(matchesTerms(terms, query)).toBe(false);
    },
  );
});

test('a name with a soft hyphen is found by the directory’s filter', () => {
  expect(matchesTerms(distinctTerms('Bé\u00ADjaïa'), 'bejaia')).toBe(true);
  expect(matchesTerms(distinctTerms('Béjaïa'), 'bé\u00ADjaïa')).toBe(true);
});

test('terms without repeated words find what the others find', () => {
  const texts = ['CCI Saïda', 'Saida', 'غرفة سعيدة'];
  expect(distinctTerms(...texts)).toBe('cci saida غرفه سعيده');
  for (const query of ['saida', 'CCI سعيدة', 'غرفة', ''])
    expect(matchesTerms(distinctTerms(...texts), query)).toBe(true);
  expect(distinctTerms('Ouled Nail Ouled', 'Nail')).toBe('ouled nail');
});

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
