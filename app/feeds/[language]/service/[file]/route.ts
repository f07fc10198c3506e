import { documentHandler } from '@/lib/documents/document';
import { serviceFeed } from '@/lib/documents/feeds';

export const GET = documentHandler('serviceFeed', serviceFeed);
