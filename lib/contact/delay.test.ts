import { delayAfter } from './limits';

test.each([
  [null, 2000],
  ['', 2000],
  ['soon', 2000],
  ['-5', 2000],
  ['0', 2000],
  ['1500', 1500],
  ['2900', 100],
  ['3000', 0],
  ['86400000', 0],
])('a form open for %s waits %i ms', (openFor, delay) => {
  expect(delayAfter(openFor)).toBe(delay);
});
