import { browserLanguage, decideLanguage } from './decide-language';

const ask = (pathname: string, choice?: string, acceptLanguage?: string) => decideLanguage({ pathname, choice, acceptLanguage });

describe('the language of a request', () => {
  test.each([
    ['the path wins over everything', ask('/ar/contact', 'en', 'fr'), { kind: 'render', locale: 'ar', path: '/contact' }],
    ['English', ask('/en', undefined, 'ar'), { kind: 'render', locale: 'en', path: '/' }],
    ['then the visitor’s choice', ask('/contact', 'ar', 'en'), { kind: 'redirect', location: '/ar/contact', remember: undefined }],
    ['a choice of French stays in French', ask('/contact', 'fr', 'en'), { kind: 'render', locale: 'fr', path: '/contact' }],
    ['then the browser', ask('/', undefined, 'en-GB,en;q=0.9'), { kind: 'redirect', location: '/en', remember: undefined }],
    ['then French', ask('/contact'), { kind: 'render', locale: 'fr', path: '/contact' }],
    ['a meaningless choice does not count', ask('/contact', 'de', undefined), { kind: 'render', locale: 'fr', path: '/contact' }],
    ['/fr records the choice', ask('/fr/contact', undefined, 'en'), { kind: 'redirect', location: '/contact', remember: 'fr' }],
    ['/fr alone leads home', ask('/fr', 'ar', undefined), { kind: 'redirect', location: '/', remember: 'fr' }],
    ['a path that only begins like a language is none', ask('/article/1'), { kind: 'render', locale: 'fr', path: '/article/1' }],
  ])('%s', (_, decision, expected) => {
    expect(decision).toEqual(expected);
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
