import { documentHandler } from '@/lib/discovery/document';
import { articlesFeed } from '@/lib/discovery/feeds';

export const GET = documentHandler('articlesFeed', articlesFeed);
