import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { fold, id, text, variantsOf } from './fields';

/** A time of deletion, or a mark; empty, 0 or a database's zero date are none. */
const deleted = z.union([z.literal(true), text.transform((value) => !/^(?:0|false|null|0000-00-00.*)?$/i.test(value))]);

/** A downloadable file. `lang` null: for every reader. */
export const fileEntry = z
  .object({ id, name: text.refine((value) => value !== '', 'is empty'), ...variantsOf('description'), lang: text, deleted_at: deleted })
  .transform((record) => ({
    id: record.id,
    path: record.name,
    description: fold(record, 'description'),
    lang: languageOf(record.lang),
    isDeleted: record.deleted_at,
  }));
export type FileEntry = z.infer<typeof fileEntry>;

/** A language we do not serve is kept as such, so that the file is shown to no reader rather than to all. */
function languageOf(value: string): Locale | 'other' | null {
  const language = value.toLowerCase().split(/[-_]/)[0];
  if (!language) return null;
  return isLocale(language) ? language : 'other';
}
