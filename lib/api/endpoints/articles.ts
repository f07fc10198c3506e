import { z } from 'zod';
import { article } from '../schemas/article';
import { innerListingOf } from '../schemas/listing';
import { countedTaxonomy, taxonomy } from '../schemas/taxonomy';
import { collectionEndpoint, itemEndpoint, listEndpoint, taxonomyEndpoint } from './kinds';

export const getArticle = itemEndpoint({ path: '/api/articles/edit', schema: article, failureMessage: 'Article not found', tag: 'article' });

/** Every category with its number of articles. Without them an article is not shown (specification §8). */
export const getCategories = collectionEndpoint({
  path: '/api/categoryportail/list_acticle',
  schema: countedTaxonomy,
  failureMessage: 'Failed to fetch categories',
  tags: ['category', 'article'],
});

/** One page of all articles. */
export const getArticles = listEndpoint({ path: '/api/articles', schema: article, failureMessage: 'Error fetching articles', tag: 'article' });

/** A category with one page of its articles. */
export const getCategory = taxonomyEndpoint({
  path: '/api/categoryportail/edit',
  schema: z
    .object({ category: taxonomy, articles: innerListingOf(article) })
    .transform(({ category, articles }) => ({ taxonomy: category, listing: articles })),
  failureMessage: 'Error fetching category',
  name: 'category',
  itemTag: 'article',
});
