import { documentHandler } from '@/lib/documents/document';
import { articlesFeed } from '@/lib/documents/feeds';

export const GET = documentHandler('articlesFeed', articlesFeed);
