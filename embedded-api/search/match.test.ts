import { buildMatch } from './match';

describe('building a match', () => {
  test.each([null, '', '   '])('an empty search (%j) asks for everything', (search) => {
    expect(buildMatch(search)).toBe('everything');
  });

  test.each(['"', '***', '—…', '( ) ^ : -', '👍'])(
    'a search without a word (%s) asks for nothing',
    (search) => {
      expect(buildMatch(search)).toBe('nothing');
    },
  );

  test.each([
    ['every word is quoted and searched as a beginning', 'Foire Alger', '"foire"* "alger"*'],
    [
      'operators of the index are words like any other',
      'a" OR NEAR(b) AND name:x*',
      '"or"* "near"* "and"* "name"*',
    ],
    ['an elided article is left out', "l'export d’huile", '"export"* "huile"*'],
    ['a single letter alone is searched', 'B', '"b"*'],
    ['a plural is searched by its singular', 'les chambres', '"les"* "chambre"*'],
    ['the Arabic article is taken off', 'الغرفة', '"غرفه"*'],
    ['a repeated word counts once', 'Foire foire FOIRE', '"foire"*'],
    ['a double s is no plural', 'business', '"business"*'],
  ])('%s', (_what, search, expression) => {
    expect(buildMatch(search)).toMatchObject({ expression });
  });

  test('a very long search is cut to twelve words', () => {
    const search = Array.from({ length: 500 }, (_, index) => `mot${index}`).join(' ');
    expect(buildMatch(search)).toMatchObject({
      expression: Array.from({ length: 12 }, (_, index) => `"mot${index}"*`).join(' '),
    });
  });
});
