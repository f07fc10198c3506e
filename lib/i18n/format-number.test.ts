import { formatPlural, formatNumber, pluralForms, formatFileSize } from './format-number';

test.each([
  ['fr', '2\u00A0000', '1\u00A0234,5'],
  ['en', '2,000', '1,234.5'],
  ['ar', '2\u00A0000', '1\u00A0234,5'],
] as const)('thousands are grouped in %s as in the content', (language, whole, broken) => {
  expect(formatNumber(2000, language)).toBe(whole);
  expect(formatNumber(1234.5, language)).toBe(broken);
});

const rules = new Intl.PluralRules('ar');
const forms = pluralForms('ar', ({ count, number }) =>
  count === 1 ? 'أخرى' : `${number} (${rules.select(count)})`,
);

test.each([
  [1, 'أخرى'],
  [2, '2 (two)'],
  [7, '7 (few)'],
  [15, '15 (many)'],
  [203, '203 (few)'],
  [1203, '1\u00A0203 (few)'],
  [100, '100 (other)'],
])('%i in Arabic takes its own form', (count, text) => {
  expect(formatPlural(forms, count, 'ar')).toBe(text);
});

test('a missing form falls back to the general one', () => {
  expect(formatPlural({ other: '+ #' }, 1, 'fr')).toBe('+ 1');
});

describe('the size of a file, as a reader of each language writes it', () => {
  test.each([
    [1, '1 ko', '1 kB', '1 كيلوبايت'],
    [340_200, '340 ko', '340 kB', '340 كيلوبايت'],
    [999_700, '1 Mo', '1 MB', '1 ميغابايت'],
    [1_240_000, '1,2 Mo', '1.2 MB', '1,2 ميغابايت'],
    [48_300_000, '48 Mo', '48 MB', '48 ميغابايت'],
  ])('%i bytes', (bytes, french, english, arabic) => {
    const plain = (text: string): string =>
      text.replace(/[\u00A0\u202F]/g, ' ').replace(/[\u200E\u200F]/g, '');
    expect(plain(formatFileSize(bytes, 'fr'))).toBe(french);
    expect(plain(formatFileSize(bytes, 'en'))).toBe(english);
    expect(plain(formatFileSize(bytes, 'ar'))).toBe(arabic);
  });

  test('number and unit are never parted in French', () => {
    expect(formatFileSize(1_240_000, 'fr')).not.toMatch(/ /);
  });
});
