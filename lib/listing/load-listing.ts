import { cache } from 'react';
import { getArticles } from '@/lib/api/endpoints/articles';
import { getPages } from '@/lib/api/endpoints/pages';
import { getCategory, getService } from '@/lib/api/endpoints/taxonomy';
import type { ApiResult } from '@/lib/api/result';
import type { Listing } from '@/lib/api/schemas/listing';
import type { ListQuery } from './list-query';
import { withinLastPage } from './within-last-page';

/*
 * What each listing screen shows for its address, never beyond the last page. Memoised per request by plain values, so that a screen
 * and its metadata share the calls, and a failing one is asked and logged once.
 */

/** The loader of a list that is an answer of its own. Made once, outside of components. */
export function listLoader<Item>(get: (query: ListQuery) => Promise<ApiResult<Listing<Item>>>) {
  const load = cache((page: number, perPage: number, search: string) =>
    withinLastPage(
      page,
      (shown) => get({ page: shown, perPage, search }),
      (listing) => listing,
    ),
  );
  return ({ page, perPage, search }: ListQuery) => load(page, perPage, search);
}

export const loadArticles = listLoader(getArticles);
export const loadPages = listLoader(getPages);

export const loadCategory = (id: string, { page, perPage, search }: ListQuery) =>
  withinLastPage(
    page,
    (shown) => getCategory(id, shown, perPage, search),
    (answer) => answer.articles,
  );

export const loadService = (id: string, { page, perPage, search }: ListQuery) =>
  withinLastPage(
    page,
    (shown) => getService(id, shown, perPage, search),
    (answer) => answer.pages,
  );
