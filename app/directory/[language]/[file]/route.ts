import { chamberDocument } from '@/lib/discovery/directory';
import { itemDocument } from '@/lib/discovery/document';

/** GET /directory/{language}/{id}.vcf: a chamber for the reader's address book. */
export const GET = itemDocument('vcf', chamberDocument);
