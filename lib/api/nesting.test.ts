import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNestedDeeperThan } from './client';

const isDeep = (text: string, most: number): boolean => isNestedDeeperThan(Buffer.from(text), most);

/** How deep a value is nested, by looking at the value itself. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('nesting of an answer', () => {
  it('is measured without reading strings as structure', () => {
    expect(isDeep('{"a":[1,{"b":"[[[[{{{{"}]}', 3)).toBe(false);
    expect(isDeep('{"a":[1,{"b":"[[[[{{{{"}]}', 2)).toBe(true);
    expect(isDeep('["\\\\",["\\"[[[[",1]]', 2)).toBe(false);
  });

  it('of any JSON value is that of the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        const depth = depthOf(value);
        return !isDeep(text, depth) && (depth === 0 || isDeep(text, depth - 1));
      }),
    );
  });

  it('of a text that is no JSON ends without a verdict', () => {
    expect(isDeep('"never closed', 1)).toBe(false);
    expect(isDeep(']]]]', 1)).toBe(false);
  });

  it('of an answer a hundred thousand deep is seen at its beginning', () => {
    expect(isDeep('['.repeat(100_000) + ']'.repeat(100_000), 100)).toBe(true);
  });
});
