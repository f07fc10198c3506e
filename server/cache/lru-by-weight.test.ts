import { uncompressedResponse } from './cached-response';
import { LruByWeight } from './lru-by-weight';

const entry = (status = 200) => ({ response: uncompressedResponse(status, {}, Buffer.alloc(8000)) });

describe('the entries of the page cache', () => {
  test('pages of addresses with a query never push out those without', () => {
    const store = new LruByWeight(1);
    for (let number = 0; number < 50; number += 1) store.set(`fr /article/${number}`, entry());
    for (let number = 0; number < 5000; number += 1) store.set(`fr /search?keyword=${number}`, entry());
    for (let number = 0; number < 50; number += 1) expect(store.get(`fr /article/${number}`)).toBeDefined();
    expect(store.get('fr /search?keyword=4999')).toBeDefined();
    expect(store.get('fr /search?keyword=0')).toBeUndefined();
  });

  test('missing items never push out others', () => {
    const store = new LruByWeight(1);
    for (let number = 0; number < 50; number += 1) store.set(`fr /article/${number}`, entry());
    for (let number = 1000; number < 6000; number += 1) store.set(`fr /article/${number}`, entry(404));
    for (let number = 0; number < 50; number += 1) expect(store.get(`fr /article/${number}`)).toBeDefined();
  });

  test('a missing item that is published, and one that is removed, is stored once', () => {
    const store = new LruByWeight(1);
    for (const status of [404, 200, 404]) {
      store.set('fr /article/1', entry(status));
      expect(store.get('fr /article/1')?.response.status).toBe(status);
      expect(store.size).toBe(1);
    }
  });

  test('is bounded in bytes', () => {
    const store = new LruByWeight(1);
    for (let number = 0; number < 5000; number += 1) {
      store.set(`fr /article/${number}`, entry());
      store.set(`fr /search?keyword=${number}`, entry());
    }
    expect(store.bytes).toBeLessThanOrEqual(1024 * 1024);
    expect(store.bytes).toBeGreaterThan(900 * 1024);
  });

  test('keeps nothing when it has no memory', () => {
    const store = new LruByWeight(0);
    store.set('fr /', entry());
    expect(store.get('fr /')).toBeUndefined();
  });
});
