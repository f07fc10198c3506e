import { collectionEndpoint } from '@/lib/api/endpoints';
import { menuItem } from '@/lib/api/schemas/menu';
import { routes } from '@/lib/routes/links';
import { entity } from './entity';

export const menu = entity({
  tag: 'menu',
  report: [{ kind: 'menu', names: ['label'], isCut: true, link: 'link', path: () => routes.home }],
  /** Every item, shown or not. */
  all: collectionEndpoint('/api/first-menu', menuItem, 'Error fetching menu items', 'menu'),
});
