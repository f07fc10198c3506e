import { browserLanguage, decideLanguage } from './decide-language';

const ask = (address: string, choice?: string, acceptLanguage?: string, fetchSite?: string) => {
  const [pathname = '', query = ''] = address.split('?');
  return decideLanguage({ pathname, query, choice, acceptLanguage, fetchSite });
};

/** What is rendered, or where a redirect leads and whether it records a choice of French. */
const told = (...given: Parameters<typeof ask>): string => {
  const decision = ask(...given);
  return decision.kind === 'render'
    ? `${decision.locale} ${decision.path}`
    : `to ${decision.location}${decision.remember ? `, ${decision.remember} recorded` : ''}`;
};

test.each([
  ['the path wins over everything', told('/ar/contact', 'en', 'fr'), 'ar /contact'],
  ['also alone', told('/en', undefined, 'ar'), 'en /'],
  ['then the visitor’s choice', told('/contact', 'ar', 'en'), 'to /ar/contact'],
  ['a choice of French stays in French', told('/contact', 'fr', 'en'), 'fr /contact'],
  ['then the browser', told('/', undefined, 'en-GB,en;q=0.9'), 'to /en'],
  ['then French', told('/contact'), 'fr /contact'],
  ['a meaningless choice does not count', told('/contact', 'de'), 'fr /contact'],
  ['/fr records it', told('/fr/contact', undefined, 'fr'), 'to /contact, fr recorded'],
  ['/fr alone leads home', told('/fr'), 'to /, fr recorded'],
  ['a path that only begins like a language is none', told('/article/1'), 'fr /article/1'],
])('the language of a request: %s', (_, decision, expected) => {
  expect(decision).toBe(expected);
});

test.each([
  ['is said in the address', told('/fr/x?a=1', undefined, 'en'), 'to /x?a=1&lang=fr, fr recorded'],
  ['or another was chosen before', told('/fr', 'ar'), 'to /?lang=fr, fr recorded'],
  ['and honoured there', told('/x?a=1&lang=fr', undefined, 'en'), 'fr /x'],
  ['where the cookie holds too, it is taken out', told('/x?lang=fr&a=1', 'fr', 'en'), 'to /x?a=1'],
  ['chooses no other language', told('/x?lang=ar', undefined, 'en'), 'to /en/x?lang=ar'],
  ['means nothing beside a prefix', told('/ar/x?lang=fr', undefined, 'en'), 'ar /x'],
  ['from a page of the site', told('/x', undefined, 'en', 'same-origin'), 'fr /x'],
  ['from its menu', told('/fr/x', undefined, 'en', 'same-origin'), 'to /x, fr recorded'],
  ['not from another site', told('/x', undefined, 'en', 'cross-site'), 'to /en/x'],
  ['nor the address bar', told('/x', undefined, 'en', 'none'), 'to /en/x'],
  ['a recorded choice comes first', told('/x', 'ar', 'en', 'same-origin'), 'to /ar/x'],
])('a choice of French without cookies %s', (_, decision, expected) => {
  expect(decision).toBe(expected);
});

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
] as const)('the browser’s language: "%s" is read as %s', (header, locale) => {
  expect(browserLanguage(header)).toBe(locale);
});
