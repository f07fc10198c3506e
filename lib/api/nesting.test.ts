import { expect, test } from '@jest/globals';
import { isDeeperThan } from './client';

test('the nesting of an answer is that of its lists and records', () => {
  const answer: unknown = JSON.parse('{"a":[1,{"b":"[[[[{{{{"}]}');
  expect(isDeeperThan(answer, 3)).toBe(false);
  expect(isDeeperThan(answer, 2)).toBe(true);
  expect(isDeeperThan(null, 0)).toBe(false);
});

test('an answer a hundred thousand deep is seen to be one', () => {
  expect(isDeeperThan(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 200)).toBe(true);
});
