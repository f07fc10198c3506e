import { documentHandler } from '@/lib/discovery/document';
import { suggestionsDocument } from '@/lib/discovery/suggestions';

/** GET /search/suggestions/{language}.json: what the search boxes suggest. */
export const GET = documentHandler('suggestions', suggestionsDocument);
