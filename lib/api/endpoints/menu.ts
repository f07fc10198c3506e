import { cache } from 'react';
import { getFromApi } from '../get-from-api';
import { collectionOf } from '../schemas/detail';
import { menuItem } from '../schemas/menu';

const menuItems = collectionOf(menuItem);

/** GET /api/first-menu. Every item, shown or not. */
export const getMenu = cache(() =>
  getFromApi({ path: '/api/first-menu', schema: menuItems, failureMessage: 'Error fetching menu items', tags: ['menu'] }),
);
