import { languageChoice, splitLanguage, withLanguage } from './language-path';

describe('the language prefix of an address', () => {
  test.each([
    { pathname: '/', prefix: undefined, path: '/' },
    { pathname: '/en', prefix: 'en', path: '/' },
    { pathname: '/ar/', prefix: 'ar', path: '/' },
    { pathname: '/fr/contact', prefix: 'fr', path: '/contact' },
    { pathname: '/AR/contact', prefix: 'ar', path: '/contact' },
    { pathname: '/article/7/en', prefix: undefined, path: '/article/7/en' },
    { pathname: '/energie', prefix: undefined, path: '/energie' },
  ])('of $pathname is $prefix', ({ pathname, prefix, path }) => {
    expect(splitLanguage(pathname)).toEqual({ prefix, path });
  });

  test.each([
    { path: '/', locale: 'fr', address: '/' },
    { path: '/', locale: 'ar', address: '/ar' },
    { path: '/contact', locale: 'fr', address: '/contact' },
    { path: '/contact', locale: 'en', address: '/en/contact' },
  ] as const)('$path in $locale is $address', ({ path, locale, address }) => {
    expect(withLanguage(path, locale)).toBe(address);
  });
});

describe('switching language', () => {
  test.each([
    { from: '/search?keyword=a%20b&page=2', to: 'fr', address: '/fr/search?keyword=a%20b&page=2' },
    { from: '/article/7', to: 'fr', address: '/fr/article/7' },
    { from: '/', to: 'fr', address: '/fr' },
    { from: '/?x=1', to: 'en', address: '/en?x=1' },
    { from: '/search?keyword=x', to: 'ar', address: '/ar/search?keyword=x' },
  ] as const)('links to $address from $from', ({ from, to, address }) => {
    expect(languageChoice(from, to)).toBe(address);
  });
});
