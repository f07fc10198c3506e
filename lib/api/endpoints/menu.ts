import { menuItem } from '../schemas/menu';
import { collectionEndpoint } from './kinds';

/** Every item, shown or not. */
export const getMenu = collectionEndpoint({
  path: '/api/first-menu',
  schema: menuItem,
  failureMessage: 'Error fetching menu items',
  tags: ['menu'],
});
