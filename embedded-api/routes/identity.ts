import { notFound } from '../http/errors';

/** The id of an address, or Laravel's 404 for what cannot be one. */
export function readId(model: string, parameter: string): number {
  const id = /^\d{1,15}$/.test(parameter) ? Number(parameter) : 0;
  if (id === 0) throw notFound(model, parameter);
  return id;
}

/** The rows of the given ids, in the order of the ids. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows gathered by the id they belong to. */
export function groupBy<Row>(rows: readonly Row[], key: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
