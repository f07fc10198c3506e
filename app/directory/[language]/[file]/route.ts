import { chamberDocument } from '@/lib/documents/directory';
import { documentHandler } from '@/lib/documents/document';

export const GET = documentHandler('chamberCard', chamberDocument);
