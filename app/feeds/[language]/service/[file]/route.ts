import { documentHandler } from '@/lib/discovery/document';
import { serviceFeed } from '@/lib/discovery/feeds';

/** GET /feeds/{language}/service/{id}.atom: what is new in a service. */
export const GET = documentHandler('serviceFeed', serviceFeed);
