import { documentHandler } from '@/lib/discovery/document';
import { openSearchDocument } from '@/lib/discovery/open-search';

export const GET = documentHandler('openSearch', openSearchDocument);
