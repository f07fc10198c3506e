import { acceptedLanguage } from './language';

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['ar', 'ar'],
  ['ar-DZ,ar;q=0.9,fr;q=0.5', 'ar'],
  ['de,en;q=0.3', 'en'],
  ['en;q=0.2, ar;q=0.8', 'ar'],
  ['en;q=0, ar;q=0.1', 'ar'],
  ['de', 'fr'],
  ['*', 'fr'],
  [';;;,,q=', 'fr'],
])('Accept-Language %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
