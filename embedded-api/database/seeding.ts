import type { FileSeed, ImageSeed, Texts } from '../content/types';
import { words } from '../search/fold';
import type { Store, Value } from './store';

/** What the writers of rows share while the database is being filled. */
export interface Seeding {
  store: Store;
  articleIds: ReadonlyMap<string, number>;
  pageIds: ReadonlyMap<string, number>;
  categoryIds: ReadonlyMap<string, number>;
  serviceIds: ReadonlyMap<string, number>;
}

/** Ids are places in the list, from 1. */
export function idsBySlug(seeds: readonly { slug: string }[], what: string): ReadonlyMap<string, number> {
  const ids = new Map(seeds.map(({ slug }, index) => [slug, index + 1]));
  if (ids.size !== seeds.length) throw new Error(`Two ${what} have the same slug.`);
  return ids;
}

export function idOf(ids: ReadonlyMap<string, number>, slug: string, where: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`${where} refers to "${slug}", which does not exist.`);
  return id;
}

/** An empty text is `null`, as the back office stores it. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** The columns `name, name_ar, name_en`. */
export function localised(texts: Texts): [string, string | null, string | null] {
  return [texts.fr, orNull(texts.ar), orNull(texts.en)];
}

export function slugOf(text: string): string {
  return words(text).join('-');
}

export function insert(store: Store, table: string, values: Value[]): void {
  store.run(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`, ...values);
}

/** The image column; an image to be drawn becomes known to the media library, a broken one does not. */
export function image(store: Store, seed: ImageSeed, path: string, drawing: string, subject: string): string | null {
  if (seed === 'none') return null;
  if (seed === 'drawn') knowMedia(store, path, drawing, subject);
  return path;
}

function knowMedia(store: Store, path: string, drawing: string, subject: string): void {
  store.run('INSERT OR IGNORE INTO media VALUES (?, ?, ?)', path, drawing, subject);
}

export function insertDocuments(store: Store, owner: 'article' | 'page', ownerId: number, files: readonly FileSeed[]): void {
  for (const file of files) {
    const name = `storage/files/${file.name}`;
    store.run(
      `INSERT INTO document (owner, owner_id, name, description, description_ar, description_en, lang, deleted)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      owner,
      ownerId,
      name,
      ...localised(file.description),
      file.lang,
      file.deleted ? 1 : 0,
    );
    if (!file.deleted) knowMedia(store, name, 'document', JSON.stringify({ ...file.description, lang: file.lang }));
  }
}
