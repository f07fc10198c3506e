import { toWire } from '../database/columns';
import type { Row } from '../database/store';
import { notFound } from '../http/errors';
import { readId } from '../http/query';
import { type Context, get } from '../http/router';
import { entity } from './entity';

const CARD = { name: 'texts', logo: 'text', wilayas_name: 'texts', status: 'status' } as const;
const LIST_ITEM = {
  ...CARD,
  email: 'list',
  telfix: 'list',
  fax: 'list',
  adresse: 'texts',
  latitude: 'text',
  longitude: 'text',
} as const;
const DETAIL = { ...LIST_ITEM, description: 'html' } as const;
const MEMBER = {
  chambre_de_commerce_id: 'number',
  name: 'texts',
  fonction: 'texts',
  image: 'text',
  order: 'number',
} as const;

const HOME_CHAMBERS = 12;

export const chambers = entity({ name: 'chamber', columns: DETAIL });
export const members = entity({
  name: 'member',
  columns: MEMBER,
  own: { board: 'text' },
  indexes: ['(chambre_de_commerce_id, board, id)'],
});

/** Lists are an array, a comma-separated text or JSON text, depending on the chamber. */
function listOf(id: number, stored: unknown): unknown {
  const values: string[] = JSON.parse(String(stored));
  const forms = [values, values.join(', '), stored];
  return forms[id % forms.length];
}

function withLists(fields: Record<string, unknown>, { id }: Row): object {
  const { email, telfix, fax } = fields;
  return { ...fields, email: listOf(id, email), telfix: listOf(id, telfix), fax: listOf(id, fax) };
}

function board(
  { store, clock }: Context,
  chamber: number,
  name: 'administratif' | 'elu',
): object[] {
  const rows = store.many<Row>(
    'SELECT * FROM member WHERE chambre_de_commerce_id = ? AND board = ? ORDER BY id',
    chamber,
    name,
  );
  return rows.map((row) => ({
    ...toWire(MEMBER, row, clock),
    image: row['image'] && `/${row['image']}`,
    order: row.id % 2 === 0 ? String(row['order']) : row['order'],
  }));
}

function oneChamber(context: Context): object {
  const id = readId('ChambreDeCommerce', context.parameter);
  const row = context.store.one<Row>('SELECT * FROM chamber WHERE id = ?', id);
  if (!row) throw notFound('ChambreDeCommerce', context.parameter);
  return {
    ...withLists(toWire(DETAIL, row, context.clock), row),
    memberchamber_administratif: board(context, id, 'administratif'),
    memberchamber_elu: board(context, id, 'elu'),
  };
}

/** The home screen shows the chambers with the most members, in the order of the wilayas. */
function chambersForHome({ store, clock }: Context): object[] {
  const rows = store.many<Row>(
    `SELECT * FROM (SELECT *, (SELECT count(*) FROM member WHERE chambre_de_commerce_id = chamber.id) AS members FROM chamber
     ORDER BY members DESC, logo IS NULL, id LIMIT ?) ORDER BY id`,
    HOME_CHAMBERS,
  );
  return rows.map((row) => toWire(CARD, row, clock));
}

export const chamberRoutes = [
  get('/api/chambre_de_commerces_home', chambersForHome),
  get('/api/chambre_de_commerces', ({ store, clock }) =>
    store
      .many<Row>('SELECT * FROM chamber ORDER BY id')
      .map((row) => withLists(toWire(LIST_ITEM, row, clock), row)),
  ),
  get('/api/chambre_de_commerces/edit/:id', oneChamber),
];
