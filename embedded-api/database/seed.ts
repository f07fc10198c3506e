import { createHash } from 'node:crypto';
import { type Content, entities, type EntityName } from '../entities';
import { type Entity, tableSql } from '../entities/entity';
import { publicationTables } from '../entities/publication';
import { searchTables } from '../search/find-entries';
import type { Source } from './content';
import type { Store } from './store';

/** Tables that outlive every change of the content. */
export const lastingTables = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS contact_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS contact_key (key TEXT PRIMARY KEY, received_at TEXT NOT NULL) WITHOUT ROWID;`;

const tables = [...Object.values(entities).map(({ table }) => table), ...Object.values(publicationTables)];
const contentTables = [...tables.map(tableSql), searchTables].join('\n');
const dropped = [...contentTables.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)/gm)].map(([, name]) => `DROP TABLE IF EXISTS ${name};`).join('\n');

/** Raise it when the rows written for the same content change. */
const SEEDER_VERSION = 5;

/**
 * Brings the content tables to the given content: nothing happens when they hold it already, else all of them are rewritten in one
 * transaction. Contact messages are never touched. Returns whether it wrote.
 */
export function ensureContent(store: Store, source: Source): boolean {
  store.script(lastingTables);
  const version = createHash('sha256')
    .update(JSON.stringify([SEEDER_VERSION, contentTables, source.version]))
    .digest('hex');
  const isCurrent = (): boolean => store.one<{ value: string }>("SELECT value FROM meta WHERE key = 'content_version'")?.value === version;
  if (isCurrent()) return false;
  const content = source.read();
  let written = false;
  store.transaction(() => {
    // Another process may have written while this one waited for the lock.
    if (isCurrent()) return;
    store.script(dropped + contentTables);
    for (const name of Object.keys(entities) as EntityName[]) fill(store, name, content);
    store.run("INSERT OR REPLACE INTO meta VALUES ('content_version', ?)", version);
    written = true;
  });
  return written;
}

type Writers = { [Name in EntityName]: Pick<Entity<Content[Name][number]>, 'write'> };

function fill<Name extends EntityName>(store: Store, name: Name, content: Content, writers: Writers = entities): void {
  for (const item of content[name]) writers[name].write(store, item);
}
