import { languageChoice, splitLanguage, withLanguage, screenPath } from './language-path';

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

test.each([
  { from: '/search?keyword=a%20b&page=2', to: 'fr', address: '/fr/search?keyword=a%20b&page=2' },
  { from: '/', to: 'fr', address: '/fr' },
  { from: '/?x=1', to: 'en', address: '/en?x=1' },
] as const)('switching language links to $address from $from', ({ from, to, address }) => {
  expect(languageChoice(from, to)).toBe(address);
});

test.each([
  { address: '/', screen: '/' },
  { address: '/ar', screen: '/' },
  { address: '/toutpage/', screen: '/toutpage' },
  { address: '/article/7/foire-d-alger', screen: '/article/7' },
  { address: '/ar/page/3/%D8%B4', screen: '/page/3' },
  { address: '/chambre_de_commerce/5/cci-dahra', screen: '/chambre_de_commerce/5' },
  { address: '/chambre_de_commerces', screen: '/chambre_de_commerces' },
  { address: '/article/7/two/segments', screen: '/article/7/two/segments' },
  { address: '/AR/article/7/any-slug', screen: '/article/7' },
])('the screen an address leads to: $address leads to $screen', ({ address, screen }) => {
  expect(screenPath(address)).toBe(screen);
});
