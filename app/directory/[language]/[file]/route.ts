import { chamberDocument } from '@/lib/discovery/directory';
import { documentHandler } from '@/lib/discovery/document';

/** GET /directory/{language}/{id}.vcf: a chamber for the reader's address book. */
export const GET = documentHandler('chamberCard', chamberDocument);
