import { page } from './page';
import { taxonomy } from './taxonomy';

export const service = taxonomy(
  {
    tag: 'service',
    plural: 'services',
    items: page,
    members: 'pages',
    templates: { all: '/api/serviceportail/list_page', one: '/api/serviceportail/edit/{id}' },
  },
  { all: 'Failed to fetch services', one: 'Error fetching service' },
);
