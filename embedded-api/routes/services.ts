import { notFound } from '../http/errors';
import { type Context, get } from '../http/router';
import { readId } from './identity';
import { pageList } from './pages';

interface ServiceRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  pages_count: number;
}

/** §3 gives the service list item the shape of the category's, so the count goes by both names. */
function servicesWithCounts({ store }: Context): object[] {
  return store.many<ServiceRow>('SELECT * FROM service ORDER BY id').map(({ id, slug, name, name_ar, name_en, pages_count }) => ({
    id,
    slug,
    name,
    name_ar,
    name_en,
    pages_count,
    articles_count: pages_count,
  }));
}

function serviceWithPages(context: Context): object {
  const id = readId('Service', context.parameter);
  const row = context.store.one<ServiceRow>('SELECT * FROM service WHERE id = ?', id);
  if (!row) throw notFound('Service', context.parameter);
  const { slug, name, name_ar, name_en, description, description_ar, description_en } = row;
  return {
    service: { id, slug, name, name_ar, name_en, description, description_ar, description_en },
    pages: pageList(context, { serviceId: id }),
  };
}

export const serviceRoutes = [
  get('/api/serviceportail/list_page', (context) => ({ json: servicesWithCounts(context) })),
  get('/api/serviceportail/edit/:id', (context) => ({ json: serviceWithPages(context) })),
];
