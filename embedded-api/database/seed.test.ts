import { contactFields } from '../contract/contact-fields';
import { sampleContent } from '../testing/sample-content';
import { contentFiles } from './content';
import { writeContent } from './seed';
import { Store } from './store';

const count = (store: Store, table: string): number | undefined =>
  store.one<{ total: number }>(`SELECT count(*) AS total FROM ${table}`)?.total;

describe('seeding', () => {
  let store: Store;
  beforeEach(() => {
    store = new Store(':memory:');
  });
  afterEach(() => store.close());

  test('every start fills the tables', () => {
    writeContent(store, sampleContent);
    expect(count(store, 'article')).toBe(sampleContent.articles.length);
    store.run("UPDATE article SET name = 'x'");
    writeContent(store, sampleContent);
    expect(store.many("SELECT id FROM article WHERE name = 'x'")).toEqual([]);
  });

  test('every kind of record of the demonstration has its rows', () => {
    writeContent(store, contentFiles());
    const tables = store.many<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search_index%'",
    );
    const empty = tables.filter(
      ({ name }) => !/^(?:contact_|sqlite_)/.test(name) && count(store, name) === 0,
    );
    expect(empty).toEqual([]);
  });

  test('changed content replaces the old, and contact messages stay', () => {
    writeContent(store, sampleContent);
    store.run(
      "INSERT INTO contact_message (name, email, subject, message, received_at) VALUES ('n', 'e', 's', 'm', 't')",
    );
    const changed = { ...sampleContent, articles: sampleContent.articles.slice(0, 2), events: [] };
    writeContent(store, changed);
    expect(count(store, 'article')).toBe(2);
    expect(count(store, 'search_entry')).toBe(2 + sampleContent.pages.length);
    expect(count(store, 'contact_message')).toBe(1);
  });

  test('a file of an earlier version keeps its messages and gets the columns that it lacks', () => {
    // As the first version wrote it, without a subject.
    store.script(`
      CREATE TABLE contact_message (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL, received_at TEXT NOT NULL
      );
      INSERT INTO contact_message (name, email, message, received_at) VALUES ('n', 'e', 'm', 't');`);
    for (let start = 0; start < 2; start += 1) writeContent(store, sampleContent);
    const fields = Object.keys(contactFields);
    expect(store.many(`SELECT ${fields.join(', ')} FROM contact_message`)).toEqual([
      {
        ...Object.fromEntries(fields.map((field) => [field, ''])),
        name: 'n',
        email: 'e',
        message: 'm',
      },
    ]);
  });

  test('content with a broken reference is refused whole, and the old content stays', () => {
    writeContent(store, sampleContent);
    const [first] = sampleContent.articles;
    const broken = { ...sampleContent, articles: first ? [{ ...first, groups: ['nowhere'] }] : [] };
    expect(() => writeContent(store, broken)).toThrow(
      'Article "foire-des-dattes" refers to "nowhere", which does not exist.',
    );
    expect(count(store, 'article')).toBe(sampleContent.articles.length);
  });
});
