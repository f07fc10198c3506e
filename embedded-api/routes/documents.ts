import { type RelativeClock, minuteOf } from '../database/relative-clock';
import type { Store } from '../database/store';

interface DocumentRow {
  id: number;
  name: string;
  description: string | null;
  description_ar: string | null;
  description_en: string | null;
  lang: string | null;
  deleted: number;
}

const deletedMinute = minuteOf(-10, '12:00');

/** `file_articles` and `file_pages`: deleted ones are listed too, with their `deleted_at`. */
export function documentsOf(store: Store, clock: RelativeClock, owner: 'article' | 'page', ownerId: number): object[] {
  const rows = store.many<DocumentRow>('SELECT * FROM document WHERE owner = ? AND owner_id = ? ORDER BY id', owner, ownerId);
  return rows.map((row) => ({
    id: row.id,
    [`${owner}_id`]: ownerId,
    name: row.name,
    description: row.description,
    description_ar: row.description_ar,
    description_en: row.description_en,
    lang: row.lang,
    deleted_at: row.deleted ? clock.timestamp(deletedMinute) : null,
  }));
}
