import { type Texts, toWire } from '../database/columns';
import type { Row, Store } from '../database/store';
import { type Context, get } from '../http/router';
import { type Entity, entity, idOf, writeRow } from './entity';

const SLIDE = {
  title: 'texts',
  description: 'html',
  image: 'pictures',
  link_url: 'text',
  link_text: 'texts',
  status: 'status',
} as const;
export const slides = entity({
  name: 'slide',
  columns: SLIDE,
  own: { placement: 'text' },
  indexes: ['(placement, id)'],
});

const PARTNER = { description: 'html', image: 'text', link_url: 'text' } as const;
const PARTNER_NAME = { name: 'texts' } as const;
export const partners = entity({
  name: 'partner',
  columns: { ...PARTNER_NAME, ...PARTNER, status: 'status' },
});

const MENU_ITEM = {
  parent_id: 'number',
  label: 'texts',
  link: 'text',
  type: 'text',
  id_item: 'number',
  status: 'status',
} as const;

export interface MenuItem {
  label: Texts;
  /** A path of the site or an absolute address. */
  link?: string;
  /** The record to which the item leads, in place of a link: `page/carnet-ata`. */
  to?: string;
  /** An item with status 0 is hidden. */
  status?: number;
  child: MenuItem[];
}

export const menu: Entity<MenuItem> = {
  table: { name: 'menu_item', columns: MENU_ITEM },
  write: (store, item) => writeMenuItem(store, item, null),
};

function writeMenuItem(
  store: Store,
  { child, to, label, ...item }: MenuItem,
  parent: number | null,
): void {
  const [type = '', slug = ''] = to?.split('/') ?? [];
  const target = to && {
    type,
    link: slug,
    id_item: idOf(store, type, slug, `Menu item "${label.fr}"`),
  };
  const id = writeRow(store, menu.table, {
    status: 1,
    ...item,
    label,
    parent_id: parent,
    ...target,
  });
  for (const below of child) writeMenuItem(store, below, id);
}

function slidesAt({ store, clock }: Context, placement: 'hero' | 'popup'): object[] {
  return store
    .many<Row>('SELECT * FROM slide WHERE placement = ? ORDER BY id', placement)
    .map((row) => toWire(SLIDE, row, clock));
}

/** Partners have titles like slides; the oldest records (every fourth) have names instead. */
function allPartners({ store, clock }: Context): object[] {
  return store.many<Row>('SELECT * FROM partner ORDER BY id').map((row) => {
    const { id, name, name_ar, name_en } = toWire(PARTNER_NAME, row, clock);
    const titled = { title: name, title_ar: name_ar, title_en: name_en };
    const untitled = { title: null, title_ar: null, title_en: null, name, name_ar, name_en };
    return {
      ...toWire(PARTNER, row, clock),
      ...(Number(id) % 4 === 0 ? untitled : titled),
      status: row['status'],
    };
  });
}

/** Returns all items, even those with status 0: hiding them is the site's task. */
function menuTree({ store, clock }: Context): object[] {
  const rows = store.many<Row>('SELECT * FROM menu_item ORDER BY id');
  const below = (parent: number | null): object[] =>
    rows
      .filter((row) => row['parent_id'] === parent)
      .map((row, index) => ({
        ...toWire(MENU_ITEM, row, clock),
        order: String(index + 1),
        child: below(row.id),
      }));
  return below(null);
}

export const homeRoutes = [
  get('/api/first-menu', menuTree),
  get('/api/slide', (context) => slidesAt(context, 'hero')),
  get('/api/slide/popup', (context) => slidesAt(context, 'popup')),
  get('/api/slide/partenaire', allPartners),
  get('/api/slide/partenaire_all', allPartners),
];
