import { LruByWeight } from './lru-by-weight';

const TEXT = 'x'.repeat(8000);
const store = (bytes: number) => new LruByWeight<string>({ bytes, bytesOf: (text) => text.length });

describe('a cache bounded in bytes', () => {
  test('keys without end never push out the others', () => {
    const cache = store(1024 * 1024);
    for (let number = 0; number < 50; number += 1) cache.set(`/article/${number}`, TEXT, false);
    for (let number = 0; number < 5000; number += 1)
      cache.set(`/search?keyword=${number}`, TEXT, true);
    for (let number = 0; number < 50; number += 1)
      expect(cache.get(`/article/${number}`)).toBeDefined();
    expect(cache.get('/search?keyword=4999')).toBeDefined();
    expect(cache.get('/search?keyword=0')).toBeUndefined();
  });

  test('a key has one value, also when it becomes unbounded and back', () => {
    const cache = store(1024 * 1024);
    for (const [text, isUnbounded] of [
      ['missing', true],
      ['published', false],
      ['removed', true],
    ] as const) {
      cache.set('/article/1', text, isUnbounded);
      expect(cache.get('/article/1')).toBe(text);
      expect(cache.size).toBe(1);
    }
  });

  test('is bounded in bytes', () => {
    const cache = store(1024 * 1024);
    for (let number = 0; number < 5000; number += 1) {
      cache.set(`/article/${number}`, TEXT, false);
      cache.set(`/search?keyword=${number}`, TEXT, true);
    }
    expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024);
    expect(cache.bytes).toBeGreaterThan(900 * 1024);
  });

  test('keeps nothing when it has no memory', () => {
    const cache = store(0);
    cache.set('/', TEXT, false);
    expect(cache.get('/')).toBeUndefined();
  });
});
