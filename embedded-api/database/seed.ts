import { type Content, entities, type EntityName } from '../entities';
import { type Entity, tableSql } from '../entities/entity';
import { publicationTables } from '../entities/publication';
import { searchTables } from '../search/find-entries';
import type { Store } from './store';

/** Tables that outlive every start. */
export const lastingTables = `
CREATE TABLE IF NOT EXISTS contact_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS contact_key (key TEXT PRIMARY KEY, received_at TEXT NOT NULL) WITHOUT ROWID;`;

const tables = [
  ...Object.values(entities).map(({ table }) => table),
  ...Object.values(publicationTables),
];
const contentTables = [...tables.map(tableSql), searchTables].join('\n');
const dropped = [...contentTables.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)/gm)]
  .map(([, name]) => `DROP TABLE IF EXISTS ${name};`)
  .join('\n');

/**
 * Writes all content tables, in one transaction, at every start: SQLite would not notice texts that
 * were changed in the file. Contact messages are never touched.
 */
export function writeContent(store: Store, content: Content): void {
  store.script(lastingTables);
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
