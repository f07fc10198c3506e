import { documentHandler } from '@/lib/discovery/document';
import { openSearchDocument } from '@/lib/discovery/open-search';

/** GET /opensearch/{language}.xml: the site's search for browsers. */
export const GET = documentHandler('openSearch', openSearchDocument);
