import { cache } from 'react';
import type { ListQuery } from '@/lib/listing/list-query';
import { getFromApi } from '../get-from-api';
import { article } from '../schemas/article';
import { collectionOf, detailOf, isMissing } from '../schemas/detail';
import { listingOf } from '../schemas/listing';
import { countedTaxonomy } from '../schemas/taxonomy';
import { listParameters, listPriority } from './list-parameters';

const articleDetail = detailOf(article);
const countedTaxonomies = collectionOf(countedTaxonomy);
const articleListing = listingOf(article);

/** GET /api/articles/edit/{id}. Memoised per request: the page and its metadata share one call. */
export const getArticle = cache((id: string) =>
  getFromApi({
    path: `/api/articles/edit/${encodeURIComponent(id)}`,
    schema: articleDetail,
    failureMessage: 'Article not found',
    tags: ['article', `article:${id}`],
    isMissing,
  }),
);

/** GET /api/categoryportail/list_acticle: categories with article counts. Memoised as the article is: without them it is not shown (§8). */
export const getCategories = cache(() =>
  getFromApi({
    path: '/api/categoryportail/list_acticle',
    schema: countedTaxonomies,
    failureMessage: 'Failed to fetch categories',
    tags: ['category', 'article'],
  }),
);

/** GET /api/articles: one page of all articles. */
export const getArticles = (query: ListQuery) =>
  getFromApi({
    path: '/api/articles',
    query: listParameters(query),
    schema: articleListing,
    failureMessage: 'Error fetching articles',
    tags: ['article'],
    priorityOf: ({ lastPage }) => listPriority(query, lastPage),
  });
