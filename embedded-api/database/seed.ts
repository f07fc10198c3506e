import { contactFields } from '../contract/contact-fields';
import { type Content, entities, type EntityName } from '../entities';
import { type Entity, tableSql } from '../entities/entity';
import { publicationTables } from '../entities/publication';
import { searchTables } from '../search/find-entries';
import type { Store } from './store';

/** These tables are kept when the content is written again. */
const LASTING_TABLES = `
CREATE TABLE IF NOT EXISTS contact_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS contact_key (key TEXT PRIMARY KEY, received_at TEXT NOT NULL) WITHOUT ROWID;`;

/** Creates the table of contact messages, and adds columns that an earlier version lacks. */
export function prepareMessages(store: Store): void {
  store.script(LASTING_TABLES);
  store.transaction(() => {
    const columns = store.many<{ name: string }>(
      "SELECT name FROM pragma_table_info('contact_message')",
    );
    for (const field of Object.keys(contactFields))
      if (!columns.some(({ name }) => name === field))
        store.script(`ALTER TABLE contact_message ADD COLUMN ${field} TEXT NOT NULL DEFAULT ''`);
  });
}

const tables = [
  ...Object.values(entities).map(({ table }) => table),
  ...Object.values(publicationTables),
];
const contentTables = [...tables.map(tableSql), searchTables].join('\n');
const dropped = [...contentTables.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)/gm)]
  .map(([, name]) => `DROP TABLE IF EXISTS ${name};`)
  .join('\n');

/**
 * Writes all content tables in one transaction at every start, because SQLite would not notice
 * changed files. Contact messages are kept.
 */
export function writeContent(store: Store, content: Content): void {
  prepareMessages(store);
  store.transaction(() => {
    store.script(dropped + contentTables);
    for (const name of Object.keys(entities) as EntityName[]) fill(store, name, content);
  });
}

type Writers = { [Name in EntityName]: Pick<Entity<Content[Name][number]>, 'write'> };

function fill<Name extends EntityName>(
  store: Store,
  name: Name,
  content: Content,
  writers: Writers = entities,
): void {
  for (const item of content[name]) writers[name].write(store, item);
}
