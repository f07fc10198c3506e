import { groupedNumber } from './grouped-number';

test.each([
  ['fr', '2\u00A0000'],
  ['en', '2,000'],
  ['ar', '2\u00A0000'],
] as const)('thousands are grouped in %s as in the content', (language, expected) => {
  expect(groupedNumber(2000, language)).toBe(expected);
});
