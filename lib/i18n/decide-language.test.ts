import { browserLanguage, decideLanguage } from './decide-language';

const ask = (address: string, choice?: string, acceptLanguage?: string, fetchSite?: string) => {
  const [pathname = '', query = ''] = address.split('?');
  return decideLanguage({ pathname, query, choice, acceptLanguage, fetchSite });
};

describe('the language of a request', () => {
  test.each([
    [
      'the path wins over everything',
      ask('/ar/contact', 'en', 'fr'),
      { kind: 'render', locale: 'ar', path: '/contact' },
    ],
    ['English', ask('/en', undefined, 'ar'), { kind: 'render', locale: 'en', path: '/' }],
    [
      'then the visitor’s choice',
      ask('/contact', 'ar', 'en'),
      { kind: 'redirect', location: '/ar/contact', remember: undefined },
    ],
    [
      'a choice of French stays in French',
      ask('/contact', 'fr', 'en'),
      { kind: 'render', locale: 'fr', path: '/contact' },
    ],
    [
      'then the browser',
      ask('/', undefined, 'en-GB,en;q=0.9'),
      { kind: 'redirect', location: '/en', remember: undefined },
    ],
    ['then French', ask('/contact'), { kind: 'render', locale: 'fr', path: '/contact' }],
    [
      'a meaningless choice does not count',
      ask('/contact', 'de', undefined),
      { kind: 'render', locale: 'fr', path: '/contact' },
    ],
    [
      '/fr records the choice',
      ask('/fr/contact', undefined, 'fr'),
      { kind: 'redirect', location: '/contact', remember: 'fr' },
    ],
    [
      '/fr alone leads home',
      ask('/fr', undefined, undefined),
      { kind: 'redirect', location: '/', remember: 'fr' },
    ],
    [
      'a path that only begins like a language is none',
      ask('/article/1'),
      { kind: 'render', locale: 'fr', path: '/article/1' },
    ],
  ])('%s', (_, decision, expected) => {
    expect(decision).toEqual(expected);
  });
});

describe('a choice of French without cookies', () => {
  test.each([
    [
      'is said in the address where the browser prefers another',
      ask('/fr/x?a=1', undefined, 'en'),
      { location: '/x?a=1&lang=fr', remember: 'fr' },
    ],
    ['or another was chosen before', ask('/fr', 'ar'), { location: '/?lang=fr', remember: 'fr' }],
    [
      'and honoured there',
      ask('/x?a=1&lang=fr', undefined, 'en'),
      { kind: 'render', locale: 'fr', path: '/x' },
    ],
    [
      'where the cookie holds too, it is taken out',
      ask('/x?lang=fr&a=1', 'fr', 'en'),
      { location: '/x?a=1', remember: undefined },
    ],
    [
      'it chooses no other language',
      ask('/x?lang=ar', undefined, 'en'),
      { location: '/en/x?lang=ar', remember: undefined },
    ],
    [
      'beside a prefix it means nothing',
      ask('/ar/x?lang=fr', undefined, 'en'),
      { kind: 'render', locale: 'ar', path: '/x' },
    ],
    [
      'a page of this site leads to the language of the path',
      ask('/x', undefined, 'en', 'same-origin'),
      { kind: 'render', locale: 'fr' },
    ],
    [
      'and the menu’s link to an address without mark',
      ask('/fr/x', undefined, 'en', 'same-origin'),
      { location: '/x', remember: 'fr' },
    ],
    ['another site does not', ask('/x', undefined, 'en', 'cross-site'), { location: '/en/x' }],
    ['nor the address bar', ask('/x', undefined, 'en', 'none'), { location: '/en/x' }],
    ['a recorded choice comes first', ask('/x', 'ar', 'en', 'same-origin'), { location: '/ar/x' }],
  ])('%s', (_, decision, expected) => {
    expect(decision).toMatchObject(expected);
  });
});

describe('the browser’s language', () => {
  test.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['ar-DZ,ar;q=0.9,fr;q=0.8', 'ar'],
    ['de,en;q=0.5', 'en'],
    ['en;q=0.3,ar;q=0.7', 'ar'],
    ['en;q=0,ar;q=0.1', 'ar'],
    ['de-DE,de', 'fr'],
    ['*', 'fr'],
    ['de,*;q=0.5,en;q=0.1', 'fr'],
    ['EN-us', 'en'],
    [';;;,,q=', 'fr'],
    ['fr-FR;q=0.9, en;q=0.9', 'fr'],
  ] as const)('"%s" is read as %s', (header, locale) => {
    expect(browserLanguage(header)).toBe(locale);
  });
});
