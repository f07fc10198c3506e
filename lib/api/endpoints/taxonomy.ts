import { cache } from 'react';
import { z } from 'zod';
import { getFromApi } from '../get-from-api';
import { article } from '../schemas/article';
import { isMissingIn } from '../schemas/detail';
import { innerListingOf } from '../schemas/listing';
import { page } from '../schemas/page';
import { taxonomy } from '../schemas/taxonomy';
import { listPriority } from './list-parameters';

const categoryAnswer = z.object({ category: taxonomy, articles: innerListingOf(article) });
const serviceAnswer = z.object({ service: taxonomy, pages: innerListingOf(page) });

/** Arguments are plain values, so that `cache` recognises the page's and its metadata's call as one. */
type Arguments = [id: string, page: number, perPage: number, search: string];

/** GET /api/categoryportail/edit/{id}: a category with one page of its articles. */
export const getCategory = cache((...[id, pageNumber, perPage, search]: Arguments) =>
  getFromApi({
    path: `/api/categoryportail/edit/${encodeURIComponent(id)}`,
    query: { page: pageNumber, per_page: perPage, search },
    schema: categoryAnswer,
    failureMessage: 'Error fetching category',
    tags: ['category', `category:${id}`, 'article'],
    isMissing: isMissingIn('category'),
    priorityOf: ({ articles }) => listPriority({ page: pageNumber, search }, articles.lastPage),
  }),
);

/** GET /api/serviceportail/edit/{id}: a service with one page of its pages. */
export const getService = cache((...[id, pageNumber, perPage, search]: Arguments) =>
  getFromApi({
    path: `/api/serviceportail/edit/${encodeURIComponent(id)}`,
    query: { page: pageNumber, per_page: perPage, search },
    schema: serviceAnswer,
    failureMessage: 'Error fetching service',
    tags: ['service', `service:${id}`, 'page'],
    isMissing: isMissingIn('service'),
    priorityOf: ({ pages }) => listPriority({ page: pageNumber, search }, pages.lastPage),
  }),
);
