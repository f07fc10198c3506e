import { get } from '../http/router';
import { groupsOf, publication } from './publication';

const HOME_ARTICLES = 6;

const CATEGORY = {
  type: 'category',
  model: 'Category',
  list: '/api/categoryportail/list_acticle',
  one: '/api/categoryportail/edit',
  members: 'articles',
};

export const articles = publication({
  type: 'article',
  model: 'Article',
  path: '/api/articles',
  table: {
    columns: {
      slug: 'slug',
      name: 'texts',
      description: 'html',
      image: 'pictures',
      starts_at: 'local',
      status: 'status',
      created_at: 'timestamp',
      updated_at: 'timestamp',
    },
  },
  group: CATEGORY,
  fields: (fields, links) => ({
    ...fields,
    cat_articles: links.map(({ id, group }) => ({
      id,
      article_id: fields['id'],
      category_id: group.id,
      category: group,
    })),
  }),
});

/** Points have both forms of a Laravel column: an array, or JSON text (every third page). */
function points(id: unknown, stored: unknown): unknown {
  if (stored === '[]') return null;
  return Number(id) % 3 === 0 ? stored : JSON.parse(String(stored));
}

const SERVICE = {
  type: 'service',
  model: 'Service',
  list: '/api/serviceportail/list_page',
  one: '/api/serviceportail/edit',
  members: 'pages',
};

export const pages = publication({
  type: 'page',
  model: 'Page',
  path: '/api/pages',
  table: {
    columns: {
      slug: 'slug',
      name: 'texts',
      description: 'html',
      image: 'pictures',
      iconInput: 'text',
      points: 'lists',
      extraDescription: 'texts',
      status: 'status',
      created_at: 'timestamp',
      updated_at: 'timestamp',
    },
    own: { placement: 'text' },
    indexes: ['(placement, id)'],
  },
  group: SERVICE,
  fields: ({ id, ...fields }, [link]) => ({
    id,
    service_id: link?.group.id,
    ...fields,
    points: points(id, fields['points']),
    points_ar: points(id, fields['points_ar']),
    points_en: points(id, fields['points_en']),
    service: link?.group,
  }),
});

export const categories = groupsOf(articles, CATEGORY);
export const services = groupsOf(pages, SERVICE);

export const publicationRoutes = [
  ...articles.routes,
  ...categories.routes,
  get('/api/articles/home', (context) => articles.newest(context, HOME_ARTICLES)),
  ...pages.routes,
  ...services.routes,
  get('/api/pages/features', (context) =>
    pages.where(context, 'placement = ? ORDER BY id', 'feature'),
  ),
  get('/api/pages/services', (context) =>
    pages.where(context, 'placement = ? ORDER BY id', 'service'),
  ),
];
