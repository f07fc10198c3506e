import { documentHandler } from '@/lib/discovery/document';
import { categoryFeed } from '@/lib/discovery/feeds';

export const GET = documentHandler('categoryFeed', categoryFeed);
