import { chooseForm, pluralForms } from './plural-forms';

const rules = new Intl.PluralRules('ar');
const forms = pluralForms('ar', ({ count, number }) => (count === 1 ? 'أخرى' : `${number} (${rules.select(count)})`));

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
