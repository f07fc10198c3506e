import { notFound } from '../http/errors';
import { type Context, get } from '../http/router';
import { articleList } from './articles';
import { readId } from './identity';

interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  articles_count: number;
}

function categoriesWithCounts({ store }: Context): object[] {
  return store
    .many<CategoryRow>('SELECT * FROM category ORDER BY id')
    .map(({ id, slug, name, name_ar, name_en, articles_count }) => ({ id, slug, name, name_ar, name_en, articles_count }));
}

function categoryWithArticles(context: Context): object {
  const id = readId('Category', context.parameter);
  const row = context.store.one<CategoryRow>('SELECT * FROM category WHERE id = ?', id);
  if (!row) throw notFound('Category', context.parameter);
  const { slug, name, name_ar, name_en, description, description_ar, description_en } = row;
  return {
    category: { id, slug, name, name_ar, name_en, description, description_ar, description_en },
    articles: articleList(context, { categoryId: id }),
  };
}

export const categoryRoutes = [
  get('/api/categoryportail/list_acticle', (context) => ({ json: categoriesWithCounts(context) })),
  get('/api/categoryportail/edit/:id', (context) => ({ json: categoryWithArticles(context) })),
];
