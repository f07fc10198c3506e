import { type FieldErrors, invalid } from '../http/errors';
import { offsetOf, pagination, readInteger, readPaging } from '../http/query';
import { type Context, get } from '../http/router';
import { findEntries } from '../search/find-entries';
import { buildMatch } from '../search/match';
import { articlesByIds } from './articles';
import { pagesByIds } from './pages';

/** `service_id` narrows the search to the pages of that service. */
function readServiceId(query: URLSearchParams): { serviceId?: number } {
  const errors: FieldErrors = {};
  const serviceId = readInteger(query, 'service_id', errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return serviceId === null ? {} : { serviceId };
}

function search(context: Context): object {
  const paging = readPaging(context.query);
  const filter = { match: buildMatch(context.query.get('search')), ...readServiceId(context.query) };
  const { total, entries } = findEntries(context.store, filter, paging.perPage, offsetOf(paging));
  const idsOf = (type: string): number[] => entries.filter((entry) => entry.type === type).map((entry) => entry.item_id);
  const articles = articlesByIds(context, idsOf('article')).values();
  const pages = pagesByIds(context, idsOf('page')).values();
  // Both kinds keep their order, so taking turns as the entries say restores the ranking.
  const data = entries.map(({ type }) => ({ type, ...(type === 'article' ? articles : pages).next().value }));
  return { data, pagination: pagination(paging, total) };
}

export const searchRoutes = [get('/api/search', (context) => ({ json: search(context) }))];
