import type { Store, Value } from '../database/store';
import type { Match } from './match';

export interface Entry {
  type: 'article' | 'page';
  item_id: number;
}

export interface EntryFilter {
  type?: Entry['type'];
  categoryId?: number;
  serviceId?: number;
  match: Match;
}

/** Names count eight times as much as bodies. */
const rank = 'bm25(search_index, 8.0, 1.0)';

/** One page of articles and pages: the best matches first, or without a search text the newest first. */
export function findEntries(store: Store, filter: EntryFilter, limit: number, offset: number): { total: number; entries: Entry[] } {
  if (filter.match === 'nothing') return { total: 0, entries: [] };
  const conditions: string[] = [];
  const values: Value[] = [];
  let source = 'search_entry e';
  let order = 'e.created_minute DESC, e.id DESC';
  if (filter.match !== 'everything') {
    source = 'search_index JOIN search_entry e ON e.id = search_index.rowid';
    order = `${rank}, e.created_minute DESC, e.id DESC`;
    conditions.push('search_index MATCH ?');
    values.push(filter.match.expression);
  }
  if (filter.categoryId !== undefined) {
    source += " JOIN article_category c ON e.type = 'article' AND c.article_id = e.item_id";
    conditions.push('c.category_id = ?');
    values.push(filter.categoryId);
  }
  if (filter.type !== undefined) {
    conditions.push('e.type = ?');
    values.push(filter.type);
  }
  if (filter.serviceId !== undefined) {
    conditions.push('e.service_id = ?');
    values.push(filter.serviceId);
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const total = store.one<{ total: number }>(`SELECT count(*) AS total FROM ${source} ${where}`, ...values)?.total ?? 0;
  if (offset >= total) return { total, entries: [] };
  const entries = store.many<Entry>(`SELECT e.type, e.item_id FROM ${source} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`, ...values, limit, offset);
  return { total, entries };
}
