import { finishBinary } from './finished-page';
import { PageStore } from './page-store';

const entry = () => ({ page: finishBinary(200, {}, Buffer.alloc(8000)) });

describe('the store of pages', () => {
  test('pages of addresses with a query never push out those without', () => {
    const store = new PageStore(1);
    for (let number = 0; number < 50; number += 1) store.set(`fr /article/${number}`, entry());
    for (let number = 0; number < 5000; number += 1) store.set(`fr /search?keyword=${number}`, entry());
    for (let number = 0; number < 50; number += 1) expect(store.get(`fr /article/${number}`)).toBeDefined();
    expect(store.get('fr /search?keyword=4999')).toBeDefined();
    expect(store.get('fr /search?keyword=0')).toBeUndefined();
  });

  test('is bounded in bytes', () => {
    const store = new PageStore(1);
    for (let number = 0; number < 5000; number += 1) {
      store.set(`fr /article/${number}`, entry());
      store.set(`fr /search?keyword=${number}`, entry());
    }
    expect(store.bytes).toBeLessThanOrEqual(1024 * 1024);
    expect(store.bytes).toBeGreaterThan(900 * 1024);
  });

  test('keeps nothing when it has no memory', () => {
    const store = new PageStore(0);
    store.set('fr /', entry());
    expect(store.get('fr /')).toBeUndefined();
  });
});
