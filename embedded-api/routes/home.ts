import { type Context, get } from '../http/router';
import { groupBy } from './identity';

interface SlideRow {
  id: number;
  title: string;
  title_ar: string | null;
  title_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  image: string | null;
  image_ar: string | null;
  image_en: string | null;
  link_url: string | null;
  link_text: string | null;
  link_text_ar: string | null;
  link_text_en: string | null;
}

interface PartnerRow {
  id: number;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  image: string | null;
  link_url: string | null;
}

interface MenuRow {
  id: number;
  parent_id: number | null;
  label: string;
  label_ar: string | null;
  label_en: string | null;
  link: string | null;
  type: string | null;
  id_item: number | null;
  status: number;
}

function slides({ store }: Context, placement: 'hero' | 'popup'): object[] {
  const rows = store.many<SlideRow>(
    `SELECT id, title, title_ar, title_en, description, description_ar, description_en, image, image_ar, image_en,
       link_url, link_text, link_text_ar, link_text_en
     FROM slide WHERE placement = ? ORDER BY id`,
    placement,
  );
  return rows.map((row) => ({ ...row, status: 1 }));
}

/** Partners are slides too: they have a title, and the oldest records (every fourth) a name in its place. */
function partners({ store }: Context): object[] {
  return store.many<PartnerRow>('SELECT * FROM partner ORDER BY id').map(({ name, name_ar, name_en, ...row }) => {
    const untitled = { title: null, title_ar: null, title_en: null };
    const titled = { title: name, title_ar: name_ar, title_en: name_en };
    return { ...row, ...(row.id % 4 === 0 ? { ...untitled, name, name_ar, name_en } : titled), status: 1 };
  });
}

/** The whole tree, hidden items (status 0) included: showing only the others is the site's task. */
function menu({ store }: Context): object[] {
  const byParent = groupBy(store.many<MenuRow>('SELECT * FROM menu_item ORDER BY id'), (row) => row.parent_id ?? 0);
  const childrenOf = (parent: number): object[] =>
    (byParent.get(parent) ?? []).map((row, place) => ({ ...row, order: String(place + 1), child: childrenOf(row.id) }));
  return childrenOf(0);
}

export const homeRoutes = [
  get('/api/first-menu', (context) => ({ json: menu(context) })),
  get('/api/slide', (context) => ({ json: slides(context, 'hero') })),
  get('/api/slide/popup', (context) => ({ json: slides(context, 'popup') })),
  get('/api/slide/partenaire', (context) => ({ json: partners(context) })),
  get('/api/slide/partenaire_all', (context) => ({ json: partners(context) })),
];
