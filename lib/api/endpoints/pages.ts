import { cache } from 'react';
import type { ListQuery } from '@/lib/listing/list-query';
import { getFromApi } from '../get-from-api';
import { collectionOf, detailOf, isMissing } from '../schemas/detail';
import { listingOf } from '../schemas/listing';
import { page } from '../schemas/page';
import { countedTaxonomy } from '../schemas/taxonomy';
import { listParameters, listPriority } from './list-parameters';

const pageDetail = detailOf(page);
const countedTaxonomies = collectionOf(countedTaxonomy);
const pageListing = listingOf(page);

/** GET /api/pages/edit/{id}. Memoised per request: the page and its metadata share one call. */
export const getPage = cache((id: string) =>
  getFromApi({
    path: `/api/pages/edit/${encodeURIComponent(id)}`,
    schema: pageDetail,
    failureMessage: 'pages not found',
    tags: ['page', `page:${id}`],
    isMissing,
  }),
);

/** GET /api/serviceportail/list_page: services with page counts. Memoised as the page is: without them it is not shown. */
export const getServices = cache(() =>
  getFromApi({
    path: '/api/serviceportail/list_page',
    schema: countedTaxonomies,
    failureMessage: 'Failed to fetch services',
    tags: ['service', 'page'],
  }),
);

/** GET /api/pages: one page of all pages. */
export const getPages = (query: ListQuery) =>
  getFromApi({
    path: '/api/pages',
    query: listParameters(query),
    schema: pageListing,
    failureMessage: 'Error fetching pages',
    tags: ['page'],
    priorityOf: ({ lastPage }) => listPriority(query, lastPage),
  });
