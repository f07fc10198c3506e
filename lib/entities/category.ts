import { article } from './article';
import { taxonomy } from './taxonomy';

export const category = taxonomy(
  {
    tag: 'category',
    plural: 'categories',
    items: article,
    members: 'articles',
    templates: { all: '/api/categoryportail/list_acticle', one: '/api/categoryportail/edit/{id}' },
  },
  { all: 'Failed to fetch categories', one: 'Error fetching category' },
);
