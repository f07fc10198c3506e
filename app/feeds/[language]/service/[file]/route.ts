import { documentHandler } from '@/lib/discovery/document';
import { serviceFeed } from '@/lib/discovery/feeds';

export const GET = documentHandler('serviceFeed', serviceFeed);
