import { documentHandler } from '@/lib/documents/document';
import { listFeed } from '@/lib/documents/feeds';

export const GET = documentHandler('listFeed', listFeed);
