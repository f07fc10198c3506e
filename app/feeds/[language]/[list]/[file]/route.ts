import { documentHandler } from '@/lib/documents/document';
import { taxonomyFeed } from '@/lib/documents/feeds';

export const GET = documentHandler('taxonomyFeed', taxonomyFeed);
