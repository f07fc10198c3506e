import { demonstration } from '@/embedded-api/database/demonstration';
import { writeContent } from '@/embedded-api/database/seed';
import { Store } from '@/embedded-api/database/store';
import { manyOf } from './many-content';

test('more content of the same kind fills the tables, under names of its own', () => {
  const store = new Store(':memory:');
  writeContent(store, manyOf(demonstration, { articles: 300, events: 400, menuItems: 100 }));
  const count = (table: string): number =>
    store.one<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`)?.count ?? 0;
  expect([count('article'), count('event')]).toEqual([300, 400]);
  expect(count('menu_item')).toBeGreaterThanOrEqual(100);
  store.close();
});

test('no more than there is leaves the content as it is', () => {
  expect(manyOf(demonstration, { articles: 0, events: 0, menuItems: 0 })).toEqual(demonstration);
});
