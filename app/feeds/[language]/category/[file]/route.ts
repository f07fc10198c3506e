import { documentHandler } from '@/lib/documents/document';
import { categoryFeed } from '@/lib/documents/feeds';

export const GET = documentHandler('categoryFeed', categoryFeed);
