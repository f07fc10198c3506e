import { documentHandler } from '@/lib/discovery/document';
import { suggestionsDocument } from '@/lib/discovery/suggestions';

export const GET = documentHandler('suggestions', suggestionsDocument);
