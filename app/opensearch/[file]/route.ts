import { documentHandler } from '@/lib/documents/document';
import { openSearchDocument } from '@/lib/documents/open-search';

export const GET = documentHandler('openSearch', openSearchDocument);
