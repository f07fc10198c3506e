import { expect, test } from '@jest/globals';
import { takeOutInlineImages } from '@/lib/media/inline-images';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('an answer that is nested too deeply is malformed, however deep it is', () => {
  expect(takeOutInlineImages(nested(200))).toEqual(nested(200));
  for (const levels of [201, 100_000]) expect(() => takeOutInlineImages(nested(levels))).toThrow('nested too deeply');
});
