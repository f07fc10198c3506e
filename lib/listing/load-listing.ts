import { cache } from 'react';
import { getArticles } from '@/lib/api/endpoints/articles';
import { getPages } from '@/lib/api/endpoints/pages';
import { getCategory, getService } from '@/lib/api/endpoints/taxonomy';
import type { ListQuery } from './list-query';
import { withinLastPage } from './within-last-page';

/*
 * What each listing screen shows for its address, never beyond the last page. Memoised per request by plain values, so that a screen
 * and its metadata share the calls, and a failing one is asked and logged once.
 */

const articles = cache((page: number, perPage: number, search: string) =>
  withinLastPage(
    page,
    (shown) => getArticles({ page: shown, perPage, search }),
    (listing) => listing,
  ),
);
export const loadArticles = ({ page, perPage, search }: ListQuery) => articles(page, perPage, search);

const pages = cache((page: number, perPage: number, search: string) =>
  withinLastPage(
    page,
    (shown) => getPages({ page: shown, perPage, search }),
    (listing) => listing,
  ),
);
export const loadPages = ({ page, perPage, search }: ListQuery) => pages(page, perPage, search);

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
