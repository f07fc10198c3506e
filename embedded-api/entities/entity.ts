import { type Columns, type Item, sqlColumns, toRow } from '../database/columns';
import type { Store } from '../database/store';

/** A table whose columns are named as on the wire. */
export interface Table<C extends Columns = Columns, O extends Columns = Columns> {
  name: string;
  columns: C;
  /** Further columns that no answer contains. */
  own?: O;
  indexes?: readonly string[];
}

/** A kind of record, with its table and how to write it. */
export interface Entity<I> {
  table: Table;
  write(store: Store, item: I): void;
}

/** Makes an entity whose records are single rows. */
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

/** Writes a record; one without an id gets the next id. */
export function writeRow(store: Store, { name, columns, own }: Table, item: object): number {
  return store.insert(name, toRow({ id: 'id', ...columns, ...own }, { ...item }));
}

/** Returns the id of the record with this slug; throws if there is none. */
export function idOf(store: Store, table: string, slug: string, where: string): number {
  const found = store.one<{ id: number }>(`SELECT id FROM ${table} WHERE slug = ?`, slug);
  if (!found) throw new Error(`${where} refers to "${slug}", which does not exist.`);
  return found.id;
}
