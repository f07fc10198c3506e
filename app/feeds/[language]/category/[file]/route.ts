import { documentHandler } from '@/lib/discovery/document';
import { categoryFeed } from '@/lib/discovery/feeds';

/** GET /feeds/{language}/category/{id}.atom: what is new in a category. */
export const GET = documentHandler('categoryFeed', categoryFeed);
