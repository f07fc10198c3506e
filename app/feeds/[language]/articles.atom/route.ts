import { documentHandler } from '@/lib/discovery/document';
import { articlesFeed } from '@/lib/discovery/feeds';

/** GET /feeds/{language}/articles.atom: the latest articles. */
export const GET = documentHandler('articlesFeed', articlesFeed);
