import { minuteOf } from '../database/relative-clock';
import type { Store, Value } from '../database/store';
import type { Match } from './match';

export const searchTables = `
CREATE TABLE search_entry (id INTEGER PRIMARY KEY, type TEXT NOT NULL, item_id INTEGER NOT NULL, created_minute INTEGER NOT NULL);
CREATE INDEX search_entry_newest ON search_entry (created_minute DESC, id DESC);
CREATE INDEX search_entry_by_type ON search_entry (type, created_minute DESC, id DESC);
CREATE INDEX search_entry_by_item ON search_entry (item_id, type);
CREATE VIRTUAL TABLE search_index USING fts5 (
  name, body, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);`;

interface Entry {
  type: string;
  item_id: number;
}

export interface EntryFilter {
  type?: string;
  /** Id of a category or service, used with `type`. */
  groupId?: number;
  match: Match;
}

interface Indexed {
  type: string;
  id: number;
  /** The time of creation. */
  at: string;
  name: string;
  body: string;
}

/** Indexes a record; `name` and `body` come from `indexText`. */
export function indexEntry(store: Store, { type, id, at, name, body }: Indexed): void {
  const entry = store.insert('search_entry', [
    ['type', type],
    ['item_id', id],
    ['created_minute', minuteOf(at)],
  ]);
  store.run('INSERT INTO search_index (rowid, name, body) VALUES (?, ?, ?)', entry, name, body);
}

/** A word in the name counts eight times as much as one in the body. */
const rank = 'bm25(search_index, 8.0, 1.0)';

/**
 * One page of publications: the best matches first, those that a word names before the others; or
 * without a search text the newest first.
 */
export function findEntries(
  store: Store,
  filter: EntryFilter,
  limit: number,
  offset: number,
): { total: number; entries: Entry[] } {
  if (filter.match === 'nothing') return { total: 0, entries: [] };
  const conditions: string[] = [];
  const values: Value[] = [];
  let source = 'search_entry e';
  let order = 'e.created_minute DESC, e.id DESC';
  const orderValues: Value[] = [];
  if (filter.match !== 'everything') {
    source = 'search_index JOIN search_entry e ON e.id = search_index.rowid';
    order = `e.id IN (SELECT rowid FROM search_index WHERE search_index MATCH ?) DESC, ${rank}, ${order}`;
    orderValues.push(filter.match.named);
    conditions.push('search_index MATCH ?');
    values.push(filter.match.expression);
  }
  if (filter.type !== undefined) {
    conditions.push('e.type = ?');
    values.push(filter.type);
  }
  if (filter.groupId !== undefined) {
    source += ' JOIN group_link l ON l.type = e.type AND l.item_id = e.item_id';
    conditions.push('l.group_id = ?');
    values.push(filter.groupId);
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const total =
    store.one<{ total: number }>(`SELECT count(*) AS total FROM ${source} ${where}`, ...values)
      ?.total ?? 0;
  if (offset >= total) return { total, entries: [] };
  const entries = store.many<Entry>(
    `SELECT e.type, e.item_id FROM ${source} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    ...orderValues,
    limit,
    offset,
  );
  return { total, entries };
}
