import { mergeMessages } from './merge-messages';

const bundled = { common: { home: 'Accueil', rights: '© {year} {name}' }, list: { count: '{count, plural, one {# page} other {# pages}}' } };

describe('an operator’s texts', () => {
  test('replace the bundled ones by name, at any depth, and leave the others', () => {
    expect(mergeMessages(bundled, { common: { home: 'Début', rights: '{name}, {year}' } }, 'fr')).toEqual({
      ...bundled,
      common: { home: 'Début', rights: '{name}, {year}' },
    });
  });

  test.each([
    ['nothing', null],
    ['a text', 'Accueil'],
    ['a list', ['Accueil']],
    ['an unknown name', { other: { home: 'x' }, common: { unknown: 'x' } }],
    ['a number for a text', { common: { home: 1 } }],
    ['an empty text', { common: { home: ' ' } }],
    ['a namespace for a text', { common: { home: { deep: 'x' } } }],
    ['a text for a namespace', { common: 'x' }],
    ['a prototype', JSON.parse('{"__proto__":{"home":"x"},"common":{"__proto__":{"home":"x"}}}')],
  ])('change nothing when they are %s', (_what, remote) => {
    expect(mergeMessages(bundled, remote, 'fr')).toEqual(bundled);
  });

  test.each([
    ['broken', { common: { home: 'Accueil {' } }, 'common.home'],
    ['asking for what is not given', { common: { home: 'Accueil {name}' } }, 'common.home'],
    ['without the plural every language needs', { list: { count: '{count, plural, one {#}}' } }, 'list.count'],
  ])('are refused when they are %s', (_what, remote, name) => {
    const refused: string[] = [];
    expect(mergeMessages(bundled, remote, 'fr', refused)).toEqual(bundled);
    expect(refused).toEqual([name]);
  });

  test('may use the marks of the bundled text', () => {
    const marked = { found: 'Résultats pour « <word>{keyword}</word> »' };
    expect(mergeMessages(marked, { found: '<word>{keyword}</word> :' }, 'fr').found).toBe('<word>{keyword}</word> :');
    expect(mergeMessages(marked, { found: '<b>{keyword}</b>' }, 'fr')).toEqual(marked);
  });

  test('may use an argument less', () => {
    expect(mergeMessages(bundled, { common: { rights: '© {name}' } }, 'fr').common.rights).toBe('© {name}');
  });
});
