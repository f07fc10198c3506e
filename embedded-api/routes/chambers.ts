import type { Store } from '../database/store';
import { notFound } from '../http/errors';
import { type Context, get } from '../http/router';
import { readId } from './identity';

interface ChamberRow {
  id: number;
  short: string;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  logo: string | null;
  wilaya: string;
  wilaya_ar: string | null;
  wilaya_en: string | null;
  latitude: string | null;
  longitude: string | null;
}

interface MemberRow {
  id: number;
  name: string;
  name_ar: string | null;
  name_en: string | null;
  role: string | null;
  role_ar: string | null;
  role_en: string | null;
  image: string | null;
  position: number;
}

const homeChambers = 12;

/** Lists of addresses and numbers as the column of each chamber happens to hold them: an array, a comma string or a JSON string. */
function listOf(chamber: ChamberRow, values: string[]): unknown {
  const forms = [values, values.join(', '), JSON.stringify(values)];
  return forms[chamber.id % forms.length];
}

/** Every number and address is plainly invented: the last two digits are the wilaya code. */
function contactDetails(chamber: ChamberRow): object {
  const code = String(chamber.id).padStart(2, '0');
  const isLarge = chamber.id % 4 === 1;
  return {
    email: listOf(chamber, [`contact@${chamber.short}.example`, ...(isLarge ? [`accueil@${chamber.short}.example`] : [])]),
    telfix: listOf(chamber, [`+213 00 00 00 ${code}`, ...(isLarge ? [`+213 00 00 01 ${code}`] : [])]),
    fax: listOf(chamber, [`+213 00 00 90 ${code}`]),
    adresse: `1, place de la Démonstration, ${chamber.wilaya}`,
    adresse_ar: chamber.wilaya_ar && `1، ساحة العرض، ${chamber.wilaya_ar}`,
    adresse_en: chamber.wilaya_en && `1 Demonstration Square, ${chamber.wilaya_en}`,
  };
}

function card({ id, name, name_ar, name_en, logo, wilaya, wilaya_ar, wilaya_en }: ChamberRow): object {
  return { id, name, name_ar, name_en, logo, wilayas_name: wilaya, wilayas_name_ar: wilaya_ar, wilayas_name_en: wilaya_en, status: 1 };
}

function listItem(chamber: ChamberRow): object {
  return { ...card(chamber), ...contactDetails(chamber), latitude: chamber.latitude, longitude: chamber.longitude };
}

function members(store: Store, chamber: number, board: 'administratif' | 'elu'): object[] {
  const rows = store.many<MemberRow>('SELECT * FROM member WHERE chamber_id = ? AND board = ? ORDER BY id', chamber, board);
  return rows.map((row) => ({
    id: row.id,
    chambre_de_commerce_id: chamber,
    name: row.name,
    name_ar: row.name_ar,
    name_en: row.name_en,
    fonction: row.role,
    fonction_ar: row.role_ar,
    fonction_en: row.role_en,
    image: row.image,
    order: row.id % 2 === 0 ? String(row.position) : row.position,
  }));
}

function oneChamber({ store, parameter }: Context): object {
  const id = readId('ChambreDeCommerce', parameter);
  const row = store.one<ChamberRow>('SELECT * FROM chamber WHERE id = ?', id);
  if (!row) throw notFound('ChambreDeCommerce', parameter);
  const { description, description_ar, description_en } = row;
  return {
    ...listItem(row),
    description,
    description_ar,
    description_en,
    memberchamber_administratif: members(store, id, 'administratif'),
    memberchamber_elu: members(store, id, 'elu'),
  };
}

/** The home screen shows the chambers with the fullest records, in the order of the wilayas. */
function chambersForHome({ store }: Context): object[] {
  const rows = store.many<ChamberRow>(
    `SELECT * FROM (SELECT * FROM chamber ORDER BY members_count DESC, logo IS NULL, id LIMIT ?) ORDER BY id`,
    homeChambers,
  );
  return rows.map(card);
}

export const chamberRoutes = [
  get('/api/chambre_de_commerces_home', (context) => ({ json: chambersForHome(context) })),
  get('/api/chambre_de_commerces', ({ store }) => ({ json: store.many<ChamberRow>('SELECT * FROM chamber ORDER BY id').map(listItem) })),
  get('/api/chambre_de_commerces/edit/:id', (context) => ({ json: oneChamber(context) })),
];
