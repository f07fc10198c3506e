import { chamberDocument } from '@/lib/discovery/directory';
import { documentHandler } from '@/lib/discovery/document';

export const GET = documentHandler('chamberCard', chamberDocument);
