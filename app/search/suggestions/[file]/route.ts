import { documentHandler } from '@/lib/documents/document';
import { suggestionsDocument } from '@/lib/documents/suggestions';

export const GET = documentHandler('suggestions', suggestionsDocument);
