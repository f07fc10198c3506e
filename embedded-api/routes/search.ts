import { searched } from '../entities';
import { type FieldErrors, refuse } from '../http/errors';
import { offsetOf, pagination, readInteger, readPaging } from '../http/query';
import { type Context, get } from '../http/router';
import { findEntries } from '../search/find-entries';
import { buildMatch } from '../search/match';

/** `service_id` narrows the search to the pages of a service. */
function readService(query: URLSearchParams): { type?: string; groupId?: number } {
  const errors: FieldErrors = {};
  const groupId = readInteger(query, 'service_id', errors);
  refuse(errors);
  return groupId === null ? {} : { type: 'page', groupId };
}

function search(context: Context): object {
  const paging = readPaging(context.query);
  const filter = { match: buildMatch(context.query.get('search')), ...readService(context.query) };
  const { total, entries } = findEntries(context.store, filter, paging.perPage, offsetOf(paging));
  const found = Object.entries(searched).map(([type, { byIds }]): [string, Iterator<object>] => {
    const ids = entries.filter((entry) => entry.type === type).map((entry) => entry.item_id);
    return [type, byIds(context, ids).values()];
  });
  // Records of a type are in the entries' order, so an iterator per type restores the ranking.
  const inTurn = new Map(found);
  const data = entries.map(({ type }) => ({ type, ...inTurn.get(type)?.next().value }));
  return { data, pagination: pagination(paging, total) };
}

export const searchRoute = get('/api/search', search);
