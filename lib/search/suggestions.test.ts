import { createSuggester, MAX_SUGGESTIONS, type SuggestionEntry } from './suggestions';

const entries: SuggestionEntry[] = [
  [0, 'Calendrier', '/calendrier', '', 0],
  [1, 'CCI Oranie', '/chambre_de_commerce/31/CCI-Oranie', 'Oran', 0],
  [1, 'CCI Béjaïa', '/chambre_de_commerce/6', '', 0],
  [2, 'Les exportations vers l’Europe', '/article/1', '', 0],
  [2, 'Export : mode d’emploi', '/article/2', '', 0],
  [1, 'غرفة التجارة والصناعة', '/ar/x', '', 1],
];
const suggest = createSuggester({ kinds: ['Section', 'Chamber', 'Article'], entries });
const names = (typed: string): string[] => suggest(typed).map(({ name }) => name);

describe('suggestions', () => {
  test('carry what is shown of them', () => {
    expect(suggest('oranie')).toEqual([
      {
        kind: 'Chamber',
        name: 'CCI Oranie',
        href: '/chambre_de_commerce/31/CCI-Oranie',
        isFrench: false,
      },
    ]);
    expect(suggest('غرفة')[0]?.isFrench).toBe(true);
  });

  test('put names that begin as the text does first', () => {
    expect(names('export')).toEqual(['Export : mode d’emploi', 'Les exportations vers l’Europe']);
  });

  test.each([
    ['bejaia', 'CCI Béjaïa'],
    ['oranie cci', 'CCI Oranie'],
    ['الغرفة', 'غرفة التجارة والصناعة'],
  ])('are found by « %s », blind to accents, case, tashkeel and order', (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  test.each(['', ' ', 'e', 'xyz', 'ranie', 'cci xyz', '«»'])('are none for « %s »', (typed) => {
    expect(names(typed)).toEqual([]);
  });

  test(`are at most ${MAX_SUGGESTIONS}`, () => {
    const many = Array.from({ length: 50 }, (_, index): SuggestionEntry => [
      0,
      `Page ${index}`,
      `/page/${index}`,
      '',
      0,
    ]);
    expect(createSuggester({ kinds: ['Page'], entries: many })('page')).toHaveLength(
      MAX_SUGGESTIONS,
    );
  });
});
