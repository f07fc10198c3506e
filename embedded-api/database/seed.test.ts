import { sampleContent, texts } from '../testing/sample-content';
import { contentVersion, demonstration, ensureContent } from './seed';
import { Store } from './store';

const count = (store: Store, table: string): number | undefined => store.one<{ total: number }>(`SELECT count(*) AS total FROM ${table}`)?.total;

describe('seeding', () => {
  let store: Store;
  beforeEach(() => {
    store = new Store(':memory:');
  });
  afterEach(() => store.close());

  test('the first start fills the tables, the second leaves them alone', () => {
    expect(ensureContent(store, sampleContent)).toBe(true);
    expect(count(store, 'article')).toBe(sampleContent.articles.length);
    expect(ensureContent(store, sampleContent)).toBe(false);
  });

  test('every kind of record of the demonstration has its rows', () => {
    ensureContent(store, demonstration);
    const tables = store.many<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search_index%'");
    const empty = tables.filter(({ name }) => !/^(?:contact_|sqlite_)/.test(name) && count(store, name) === 0);
    expect(empty).toEqual([]);
  });

  test('changed content replaces the old, and contact messages stay', () => {
    ensureContent(store, sampleContent);
    store.run("INSERT INTO contact_message (name, email, subject, message, received_at) VALUES ('n', 'e', 's', 'm', 't')");
    const changed = { ...sampleContent, articles: sampleContent.articles.slice(0, 2) };
    expect(contentVersion(changed)).not.toBe(contentVersion(sampleContent));
    expect(ensureContent(store, changed)).toBe(true);
    expect(count(store, 'article')).toBe(2);
    expect(count(store, 'search_entry')).toBe(2 + sampleContent.pages.length);
    expect(count(store, 'contact_message')).toBe(1);
  });

  test('content with a broken reference is refused whole, and the old content stays', () => {
    ensureContent(store, sampleContent);
    const [first] = sampleContent.articles;
    const broken = { ...sampleContent, articles: first ? [{ ...first, categories: ['nowhere'] }] : [] };
    expect(() => ensureContent(store, broken)).toThrow('Article "foire-des-dattes" refers to "nowhere", which does not exist.');
    expect(count(store, 'article')).toBe(sampleContent.articles.length);
  });

  test('two articles with one slug are refused', () => {
    const twice = { ...sampleContent, articles: [...sampleContent.articles, ...sampleContent.articles] };
    expect(() => ensureContent(store, twice)).toThrow('Two articles have the same slug.');
  });

  test('no record is entered in the future', () => {
    const [first] = sampleContent.articles;
    if (!first) throw new Error('The sample has articles.');
    ensureContent(store, { ...sampleContent, articles: [{ ...first, name: texts('Bientôt'), startsAt: { daysAgo: -30, time: '09:00' } }] });
    expect(store.one<{ starts_minute: number; created_minute: number }>('SELECT starts_minute, created_minute FROM article')).toMatchObject({
      starts_minute: 30 * 24 * 60 + 9 * 60,
      created_minute: 0,
    });
  });
});

describe('the demonstration content', () => {
  const store = new Store(':memory:');
  beforeAll(() => {
    ensureContent(store, demonstration);
  });
  afterAll(() => store.close());

  test('every event leads to an article or a page', () => {
    expect(store.many('SELECT title FROM event WHERE slug IS NULL')).toEqual([]);
  });

  test('every chamber has a short name of its own', () => {
    expect(store.many('SELECT short FROM chamber GROUP BY short HAVING count(*) > 1')).toEqual([]);
  });

  test('every document is in a format that is made here', () => {
    expect(store.many("SELECT name FROM document WHERE name NOT LIKE '%.pdf' AND name NOT LIKE '%.docx' AND name NOT LIKE '%.xlsx'")).toEqual([]);
  });
});
