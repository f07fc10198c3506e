import { z } from 'zod';
import { readSettingFile } from './env';

export const communeTableSchema = z.object({
  sources: z.array(z.string()),
  date: z.iso.date(),
  /** Names in French, by number. */
  wilayas: z.array(z.string()),
  /** Numbers of wilayas of which the table has the chief town alone, and of their former ones. */
  later: z.array(z.tuple([z.number(), z.number()])),
  /** Names in French and Arabic, postcode or '', number of the wilaya. */
  communes: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()])),
});
export type CommuneTable = z.infer<typeof communeTableSchema>;

const EMPTY_TABLE: CommuneTable = { sources: [], date: '', wilayas: [], later: [], communes: [] };

/**
 * Reads the table of COMMUNES_FILE: an empty one for `none`, undefined without the setting. Throws
 * `EnvironmentError` for a file that is not such a table.
 */
export function readCommuneFile(file: string | undefined): CommuneTable | undefined {
  if (file === 'none') return EMPTY_TABLE;
  return file === undefined
    ? undefined
    : readSettingFile('COMMUNES_FILE', file, communeTableSchema);
}
