import type { RelativeClock } from '../database/relative-clock';
import { withDates } from '../database/relative-dates';
import type { Store } from '../database/store';
import { notFound } from '../http/errors';
import { offsetOf, pagination, readPaging } from '../http/query';
import { type Context, get } from '../http/router';
import { findEntries, type EntryFilter } from '../search/find-entries';
import { buildMatch } from '../search/match';
import { documentsOf } from './documents';
import { groupBy, inOrder, readId } from './identity';

interface ArticleRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  image: string | null;
  starts_minute: number | null;
  created_minute: number;
}

interface ArticleCategoryRow {
  id: number;
  article_id: number;
  category_id: number;
  slug: string;
  name: string;
  name_ar: string | null;
  name_en: string | null;
}

const homeArticles = 6;

function categoriesOf(store: Store, ids: readonly number[]): Map<number, ArticleCategoryRow[]> {
  const rows = store.many<ArticleCategoryRow>(
    `SELECT ac.id, ac.article_id, ac.category_id, c.slug, c.name, c.name_ar, c.name_en
     FROM article_category ac JOIN category c ON c.id = ac.category_id
     WHERE ac.article_id IN (SELECT value FROM json_each(?)) ORDER BY ac.id`,
    JSON.stringify(ids),
  );
  return groupBy(rows, (row) => row.article_id);
}

function toWire(row: ArticleRow, categories: readonly ArticleCategoryRow[], clock: RelativeClock): object {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    name_ar: row.name_ar,
    name_en: row.name_en,
    description: withDates(row.description, 'fr', clock),
    description_ar: withDates(row.description_ar, 'ar', clock),
    description_en: withDates(row.description_en, 'en', clock),
    image: row.image,
    image_ar: null,
    image_en: null,
    starts_at: row.starts_minute === null ? null : clock.local(row.starts_minute),
    status: 1,
    created_at: clock.timestamp(row.created_minute),
    updated_at: clock.timestamp(row.created_minute),
    cat_articles: categories.map(({ id, article_id, category_id, slug, name, name_ar, name_en }) => ({
      id,
      article_id,
      category_id,
      category: { id: category_id, slug, name, name_ar, name_en },
    })),
  };
}

/** Articles as lists show them, in the order of the ids. */
export function articlesByIds({ store, clock }: Context, ids: readonly number[]): object[] {
  const rows = store.many<ArticleRow>('SELECT * FROM article WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
  const categories = categoriesOf(store, ids);
  return inOrder(ids, rows).map((row) => toWire(row, categories.get(row.id) ?? [], clock));
}

/** `{data, pagination}` of articles for the `page`, `per_page` and `search` of the request. */
export function articleList(context: Context, within: Pick<EntryFilter, 'categoryId'> = {}): object {
  const paging = readPaging(context.query);
  const match = buildMatch(context.query.get('search'));
  const { total, entries } = findEntries(context.store, { type: 'article', match, ...within }, paging.perPage, offsetOf(paging));
  const data = articlesByIds(
    context,
    entries.map((entry) => entry.item_id),
  );
  return { data, pagination: pagination(paging, total) };
}

function oneArticle({ store, clock, parameter }: Context): object {
  const id = readId('Article', parameter);
  const row = store.one<ArticleRow>('SELECT * FROM article WHERE id = ?', id);
  if (!row) throw notFound('Article', parameter);
  const categories = categoriesOf(store, [id]).get(id) ?? [];
  return { ...toWire(row, categories, clock), file_articles: documentsOf(store, clock, 'article', id) };
}

function newestArticles(context: Context): object[] {
  const { entries } = findEntries(context.store, { type: 'article', match: 'everything' }, homeArticles, 0);
  return articlesByIds(
    context,
    entries.map((entry) => entry.item_id),
  );
}

export const articleRoutes = [
  get('/api/articles', (context) => ({ json: articleList(context) })),
  get('/api/articles/home', (context) => ({ json: newestArticles(context) })),
  get('/api/articles/edit/:id', (context) => ({ json: oneArticle(context) })),
];
