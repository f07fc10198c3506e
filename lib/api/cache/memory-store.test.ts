import { MemoryStore } from './memory-store';

test('however many keys without end there are, the others stay', () => {
  const store = new MemoryStore();
  store.set('/api/articles', 'usual', 'usual');
  for (let index = 0; index < 20_000; index += 1) store.set(`/api/search?search=${index}`, 'typed', 'unbounded');
  expect(store.get('/api/articles')).toBe('usual');
  expect(store.get('/api/search?search=19999')).toBe('typed');
  expect(store.get('/api/search?search=0')).toBeUndefined();
});

test('a key has one text, also when its priority changes', () => {
  const store = new MemoryStore();
  store.set('a', 'usual', 'usual');
  store.set('a', 'missing', 'unbounded');
  expect(store.get('a')).toBe('missing');
  store.set('a', 'published', 'usual');
  expect(store.get('a')).toBe('published');
});
