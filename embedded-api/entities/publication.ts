import { type Columns, complete, type Item, type Texts, toWire } from '../database/columns';
import { withoutDates } from '../database/relative-dates';
import type { Row, Store } from '../database/store';
import { notFound } from '../http/errors';
import { offsetOf, pagination, readId, readPaging } from '../http/query';
import { type Context, get, type Route } from '../http/router';
import { type EntryFilter, findEntries, indexEntry } from '../search/find-entries';
import { indexText } from '../search/fold';
import { buildMatch } from '../search/match';
import { type Entity, entity, idOf, type Table, writeRow } from './entity';

/** A document that can be downloaded from a publication. */
export interface FileItem {
  /** Path of the file, on the wire and in `embedded-api/files`. */
  name: string;
  description: Pick<Texts, 'fr'> & Partial<Texts>;
  /** The document is offered in this language only. */
  lang: keyof Texts | null;
  deleted?: boolean;
}

/** Values of the content files that are not columns. */
interface Parts {
  /** Slugs of the publication's groups, in order. */
  groups?: string[];
  files: FileItem[];
}

/** A row that puts a publication into a group. */
export interface Link {
  id: number;
  group: { id: number };
}

interface Common extends Columns {
  slug: 'slug';
  name: 'texts';
  created_at: 'timestamp';
  updated_at: 'timestamp';
}

/** Groups of publications: paths of list and detail, and the field of a detail's publications. */
interface Group {
  type: string;
  model: string;
  list: string;
  one: string;
  members: string;
}

interface Description<C extends Common, O extends Columns> {
  /** Name of the table, also used in the search and in references of the content. */
  type: string;
  /** Name of the Laravel model in a 404. */
  model: string;
  path: string;
  table: Omit<Table<C, O>, 'name'>;
  /** The groups of this publication. */
  group?: Group;
  /** Makes the fields on the wire from those of the columns. */
  fields: (fields: Record<string, unknown>, links: readonly Link[]) => object;
}

interface Publication<C extends Columns, O extends Columns> {
  records: Entity<Item<C & O> & Parts>;
  type: string;
  routes: readonly Route[];
  list: (context: Context, filter?: Pick<EntryFilter, 'groupId'>) => object;
  byIds: (context: Context, ids: readonly number[]) => object[];
  where(context: Context, condition: string, ...values: string[]): object[];
  newest(context: Context, most: number): object[];
}

const GROUP_CARD = { slug: 'slug', name: 'texts' } as const;
const GROUP = { ...GROUP_CARD, description: 'html' } as const;

/** All publications share these tables. */
export const publicationTables = {
  link: {
    name: 'group_link',
    columns: { type: 'text', item_id: 'number', group_id: 'number' },
    indexes: ['(type, item_id)', '(type, group_id, item_id)'],
  },
  file: {
    name: 'document',
    columns: { name: 'text', description: 'texts', lang: 'text', deleted_at: 'timestamp' },
    own: { owner: 'text', owner_id: 'number' },
    indexes: ['(owner, owner_id)'],
  },
} as const satisfies Record<string, Table>;

/** Makes an entity with a list, details, groups, documents and search entries. */
export function publication<const C extends Common, const O extends Columns = { id: 'id' }>(
  description: Description<C, O>,
): Publication<C, O> {
  const { type, model, path, group, fields } = description;
  const table: Table = { ...description.table, name: type };
  const { columns } = table;

  const write = (store: Store, item: Item<Common> & Parts): void => {
    writeRow(store, table, { ...item, updated_at: item.created_at });
    for (const slug of item.groups ?? []) {
      if (!group) throw new Error(`${model} has no groups`);
      const groupId = idOf(store, group.type, slug, `${model} "${item.slug}"`);
      writeRow(store, publicationTables.link, { type, item_id: item.id, group_id: groupId });
    }
    for (const { description, deleted, ...file } of item.files) {
      const values = {
        ...file,
        description: complete('texts', description),
        deleted_at: deleted ? '-10 12:00' : '',
      };
      writeRow(store, publicationTables.file, { ...values, owner: type, owner_id: item.id });
    }
    indexEntry(store, {
      type,
      id: item.id,
      at: item.created_at,
      name: textOf(item, { name: 'texts' }),
      body: textOf(item, { ...columns, name: 'text' }),
    });
  };

  const toFields = ({ store, clock }: Context, rows: readonly Row[]): object[] => {
    if (!group) return rows.map((row) => fields(toWire(columns, row, clock), []));
    const links = store.many<Row>(
      `SELECT l.id AS link_id, l.item_id, g.* FROM group_link l JOIN ${group.type} g ON g.id = l.group_id
       WHERE l.type = ? AND l.item_id IN (SELECT value FROM json_each(?)) ORDER BY l.id`,
      type,
      JSON.stringify(rows.map(({ id }) => id)),
    );
    const linksOf = (id: number): Link[] =>
      links
        .filter((link) => link['item_id'] === id)
        .map((link) => ({
          id: Number(link['link_id']),
          group: { ...toWire(GROUP_CARD, link, clock), id: link.id },
        }));
    return rows.map((row) => fields(toWire(columns, row, clock), linksOf(row.id)));
  };

  const where = (context: Context, condition: string, ...values: string[]): object[] =>
    toFields(
      context,
      context.store.many<Row>(`SELECT * FROM ${type} WHERE ${condition}`, ...values),
    );

  /** Loads records in the order of their ids. */
  const byIds = (context: Context, ids: readonly number[]): object[] => {
    const rows = context.store.many<Row>(
      `SELECT * FROM ${type} WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
    return toFields(
      context,
      ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    );
  };

  const list = (context: Context, filter: Pick<EntryFilter, 'groupId'> = {}): object => {
    const paging = readPaging(context.query);
    const match = buildMatch(context.query.get('search'));
    const { total, entries } = findEntries(
      context.store,
      { type, match, ...filter },
      paging.perPage,
      offsetOf(paging),
    );
    return { data: byIds(context, idsOf(entries)), pagination: pagination(paging, total) };
  };

  const one = (context: Context): object => {
    const id = readId(model, context.parameter);
    const [found] = byIds(context, [id]);
    if (!found) throw notFound(model, context.parameter);
    const rows = context.store.many<Row>(
      'SELECT * FROM document WHERE owner = ? AND owner_id = ? ORDER BY id',
      type,
      id,
    );
    const files = rows.map((row) => toWire(publicationTables.file.columns, row, context.clock));
    // Deleted files are listed too, with their `deleted_at`.
    return {
      ...found,
      [`file_${type}s`]: files.map(({ id: fileId, ...file }) => ({
        id: fileId,
        [`${type}_id`]: id,
        ...file,
      })),
    };
  };

  return {
    type,
    records: { table, write },
    byIds,
    where,
    list,
    newest: (context, most) =>
      byIds(
        context,
        idsOf(findEntries(context.store, { type, match: 'everything' }, most, 0).entries),
      ),
    routes: [get(path, list), get(`${path}/edit/:id`, one)],
  };
}

/** Makes the groups of a publication: their list, and the detail with its publications. */
export function groupsOf(
  { type, list }: Pick<Publication<Columns, Columns>, 'type' | 'list'>,
  group: Group,
) {
  const all = ({ store, clock }: Context): object[] =>
    store
      .many<Row>(
        `SELECT *, (SELECT count(*) FROM group_link l WHERE l.type = '${type}' AND l.group_id = g.id) AS count FROM ${group.type} g ORDER BY id`,
      )
      .map((row) => ({
        ...toWire(GROUP_CARD, row, clock),
        articles_count: row['count'],
      }));

  const one = (context: Context): object => {
    const id = readId(group.model, context.parameter);
    const row = context.store.one<Row>(`SELECT * FROM ${group.type} WHERE id = ?`, id);
    if (!row) throw notFound(group.model, context.parameter);
    return {
      [group.type]: toWire(GROUP, row, context.clock),
      [group.members]: list(context, { groupId: id }),
    };
  };

  const records = entity({ name: group.type, columns: GROUP });
  return { records, routes: [get(group.list, all), get(`${group.one}/:id`, one)] };
}

function idsOf(entries: readonly { item_id: number }[]): number[] {
  return entries.map((entry) => entry.item_id);
}

/** Returns the words by which the search finds a record. */
function textOf(item: Record<string, unknown>, columns: Columns): string {
  const searched = Object.entries(columns).filter(
    ([, kind]) => kind === 'texts' || kind === 'html' || kind === 'lists',
  );
  const texts = searched.flatMap(([name]) => Object.values(Object(item[name])).flat());
  return texts.map((text) => indexText(withoutDates(String(text)))).join(' ');
}
