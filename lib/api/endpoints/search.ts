import type { SearchQuery } from '@/lib/listing/list-query';
import { getFromApi } from '../get-from-api';
import { listingOf } from '../schemas/listing';
import { searchResult } from '../schemas/search-result';
import { listPriority } from './kinds';

const searchResultListing = listingOf(searchResult);

/** GET /api/search; `service_id` only if set. */
export const searchSite = ({ keyword, serviceId, page, perPage }: Omit<SearchQuery, 'isExact'>) =>
  getFromApi({
    path: '/api/search',
    query: { page, per_page: perPage, search: keyword, ...(serviceId && { service_id: serviceId }) },
    schema: searchResultListing,
    failureMessage: 'Error fetching search results',
    tags: ['article', 'page'],
    priorityOf: ({ lastPage }) => listPriority({ page, search: keyword }, lastPage),
  });
