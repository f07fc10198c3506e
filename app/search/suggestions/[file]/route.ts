import { documentHandler } from '@/lib/documents/document';
import { suggestionsDocument } from '@/lib/search/suggestions-document';

export const GET = documentHandler('suggestions', suggestionsDocument);
