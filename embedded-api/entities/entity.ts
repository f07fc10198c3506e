import { type Columns, type Item, sqlColumns, toRow } from '../database/columns';
import type { Store } from '../database/store';

/** A table with the names of its columns on the wire. */
export interface Table<C extends Columns = Columns, O extends Columns = Columns> {
  name: string;
  columns: C;
  /** Further columns, in no answer. */
  own?: O;
  indexes?: readonly string[];
}

/** A kind of record of the content. */
export interface Entity<I> {
  table: Table;
  write(store: Store, item: I): void;
}

/** One whose record is a row. */
export function entity<const C extends Columns, const O extends Columns = { id: 'id' }>(
  table: Table<C, O>,
): Entity<Item<C & O>> {
  return { table, write: (store, item) => void writeRow(store, table, item) };
}

export function tableSql({ name, columns, own, indexes = [] }: Table): string {
  const all = ['id INTEGER PRIMARY KEY', ...sqlColumns({ ...columns, ...own })].map((column) =>
    column.replace(/^\w+/, '"$&"'),
  );
  return [
    `CREATE TABLE ${name} (${all.join(', ')});`,
    ...indexes.map((on, nth) => `CREATE INDEX ${name}_${nth} ON ${name} ${on};`),
  ].join('\n');
}

/** Writes a record; without an id it gets the next one. */
export function writeRow(store: Store, { name, columns, own }: Table, item: object): number {
  return store.insert(name, toRow({ id: 'id', ...columns, ...own }, { ...item }));
}

/** The id of a reference in the content. */
export function idOf(store: Store, table: string, slug: string, where: string): number {
  const found = store.one<{ id: number }>(`SELECT id FROM ${table} WHERE slug = ?`, slug);
  if (!found) throw new Error(`${where} refers to "${slug}", which does not exist.`);
  return found.id;
}
