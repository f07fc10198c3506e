import { formatNumber } from './format-number';

test.each([
  ['fr', '2\u00A0000', '1\u00A0234,5'],
  ['en', '2,000', '1,234.5'],
  ['ar', '2\u00A0000', '1\u00A0234,5'],
] as const)('thousands are grouped in %s as in the content', (language, whole, broken) => {
  expect(formatNumber(2000, language)).toBe(whole);
  expect(formatNumber(1234.5, language)).toBe(broken);
});
