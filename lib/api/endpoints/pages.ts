import { z } from 'zod';
import { innerListingOf } from '../schemas/listing';
import { page } from '../schemas/page';
import { countedTaxonomy, taxonomy } from '../schemas/taxonomy';
import { collectionEndpoint, itemEndpoint, listEndpoint, taxonomyEndpoint } from './kinds';

export const getPage = itemEndpoint({ path: '/api/pages/edit', schema: page, failureMessage: 'pages not found', tag: 'page' });

/** Every service with its number of pages. Without them a page is not shown. */
export const getServices = collectionEndpoint({
  path: '/api/serviceportail/list_page',
  schema: countedTaxonomy,
  failureMessage: 'Failed to fetch services',
  tags: ['service', 'page'],
});

/** One page of all pages. */
export const getPages = listEndpoint({ path: '/api/pages', schema: page, failureMessage: 'Error fetching pages', tag: 'page' });

/** A service with one page of its pages. */
export const getService = taxonomyEndpoint({
  path: '/api/serviceportail/edit',
  schema: z.object({ service: taxonomy, pages: innerListingOf(page) }).transform(({ service, pages }) => ({ taxonomy: service, listing: pages })),
  failureMessage: 'Error fetching service',
  name: 'service',
  itemTag: 'page',
});
