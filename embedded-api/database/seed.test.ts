import type { Content } from '../entities';
import { sampleContent } from '../testing/sample-content';
import { contentFiles, sourceOf } from './content';
import { ensureContent } from './seed';
import { Store } from './store';

const seed = (store: Store, content: Content): boolean => ensureContent(store, sourceOf(content));

const count = (store: Store, table: string): number | undefined => store.one<{ total: number }>(`SELECT count(*) AS total FROM ${table}`)?.total;

describe('seeding', () => {
  let store: Store;
  beforeEach(() => {
    store = new Store(':memory:');
  });
  afterEach(() => store.close());

  test('the first start fills the tables, the second leaves them alone', () => {
    expect(seed(store, sampleContent)).toBe(true);
    expect(count(store, 'article')).toBe(sampleContent.articles.length);
    expect(seed(store, sampleContent)).toBe(false);
  });

  test('every kind of record of the demonstration has its rows', () => {
    ensureContent(store, contentFiles());
    const tables = store.many<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search_index%'");
    const empty = tables.filter(({ name }) => !/^(?:contact_|sqlite_)/.test(name) && count(store, name) === 0);
    expect(empty).toEqual([]);
  });

  test('changed content replaces the old, and contact messages stay', () => {
    seed(store, sampleContent);
    store.run("INSERT INTO contact_message (name, email, subject, message, received_at) VALUES ('n', 'e', 's', 'm', 't')");
    const changed = { ...sampleContent, articles: sampleContent.articles.slice(0, 2), events: [] };
    expect(seed(store, changed)).toBe(true);
    expect(count(store, 'article')).toBe(2);
    expect(count(store, 'search_entry')).toBe(2 + sampleContent.pages.length);
    expect(count(store, 'contact_message')).toBe(1);
  });

  test('content with a broken reference is refused whole, and the old content stays', () => {
    seed(store, sampleContent);
    const [first] = sampleContent.articles;
    const broken = { ...sampleContent, articles: first ? [{ ...first, groups: ['nowhere'] }] : [] };
    expect(() => seed(store, broken)).toThrow('Article "foire-des-dattes" refers to "nowhere", which does not exist.');
    expect(count(store, 'article')).toBe(sampleContent.articles.length);
  });

  test('two articles with one slug are refused', () => {
    const twice = { ...sampleContent, articles: sampleContent.articles.flatMap((article) => [article, { ...article, id: article.id + 100 }]) };
    expect(() => seed(store, twice)).toThrow('UNIQUE constraint failed: article.slug');
  });
});
