import { formatNumber, chooseForm, pluralForms } from './format-number';

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
  expect(chooseForm(forms, count, 'ar')).toBe(text);
});

test('a missing form falls back to the general one', () => {
  expect(chooseForm({ other: '+ #' }, 1, 'fr')).toBe('+ 1');
});
