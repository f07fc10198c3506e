import type { RelativeClock } from '../database/relative-clock';
import { notFound } from '../http/errors';
import { offsetOf, pagination, readPaging } from '../http/query';
import { type Context, get } from '../http/router';
import { type EntryFilter, findEntries } from '../search/find-entries';
import { buildMatch } from '../search/match';
import { documentsOf } from './documents';
import { inOrder, readId } from './identity';

interface PageRow {
  id: number;
  service_id: number;
  slug: string;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  image: string | null;
  icon: string | null;
  points: string;
  points_ar: string;
  points_en: string;
  extra: string | null;
  extra_ar: string | null;
  extra_en: string | null;
  created_minute: number;
  service_slug: string;
  service_name: string;
  service_name_ar: string | null;
  service_name_en: string | null;
}

const selectPages = `SELECT p.*, s.slug AS service_slug, s.name AS service_name, s.name_ar AS service_name_ar, s.name_en AS service_name_en
  FROM page p JOIN service s ON s.id = p.service_id`;

/** Lists of points arrive in the two forms a Laravel column has: cast to an array, or (every third page) the raw JSON string. */
function points(row: PageRow, stored: string): unknown {
  if (stored === '[]') return null;
  return row.id % 3 === 0 ? stored : JSON.parse(stored);
}

function toWire(row: PageRow, clock: RelativeClock): object {
  return {
    id: row.id,
    service_id: row.service_id,
    slug: row.slug,
    name: row.name,
    name_ar: row.name_ar,
    name_en: row.name_en,
    description: row.description,
    description_ar: row.description_ar,
    description_en: row.description_en,
    image: row.image,
    image_ar: null,
    image_en: null,
    iconInput: row.icon,
    points: points(row, row.points),
    points_ar: points(row, row.points_ar),
    points_en: points(row, row.points_en),
    extraDescription: row.extra,
    extraDescription_ar: row.extra_ar,
    extraDescription_en: row.extra_en,
    status: 1,
    created_at: clock.timestamp(row.created_minute),
    updated_at: clock.timestamp(row.created_minute),
    service: {
      id: row.service_id,
      slug: row.service_slug,
      name: row.service_name,
      name_ar: row.service_name_ar,
      name_en: row.service_name_en,
    },
  };
}

/** Pages as lists show them, in the order of the ids. */
export function pagesByIds({ store, clock }: Context, ids: readonly number[]): object[] {
  const rows = store.many<PageRow>(`${selectPages} WHERE p.id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids));
  return inOrder(ids, rows).map((row) => toWire(row, clock));
}

/** `{data, pagination}` of pages for the `page`, `per_page` and `search` of the request. */
export function pageList(context: Context, within: Pick<EntryFilter, 'serviceId'> = {}): object {
  const paging = readPaging(context.query);
  const match = buildMatch(context.query.get('search'));
  const { total, entries } = findEntries(context.store, { type: 'page', match, ...within }, paging.perPage, offsetOf(paging));
  const data = pagesByIds(
    context,
    entries.map((entry) => entry.item_id),
  );
  return { data, pagination: pagination(paging, total) };
}

function homePages({ store, clock }: Context, placement: 'feature' | 'service'): object[] {
  return store.many<PageRow>(`${selectPages} WHERE p.placement = ? ORDER BY p.id`, placement).map((row) => toWire(row, clock));
}

function onePage({ store, clock, parameter }: Context): object {
  const id = readId('Page', parameter);
  const row = store.one<PageRow>(`${selectPages} WHERE p.id = ?`, id);
  if (!row) throw notFound('Page', parameter);
  return { ...toWire(row, clock), file_pages: documentsOf(store, clock, 'page', id) };
}

export const pageRoutes = [
  get('/api/pages', (context) => ({ json: pageList(context) })),
  get('/api/pages/features', (context) => ({ json: homePages(context, 'feature') })),
  get('/api/pages/services', (context) => ({ json: homePages(context, 'service') })),
  get('/api/pages/edit/:id', (context) => ({ json: onePage(context) })),
];
