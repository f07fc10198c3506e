import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from '../lib/figures';

/** What was measured last of one section, and when. */
export interface Measured {
  name: string;
  date: string;
  figures: Figure[];
}

const RECORD = 'bench/serving/record.json';

/**
 * The sections measured so far: each may be measured alone, and the document shows the last figures
 * of all.
 */
export function readRecord(): Measured[] {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Measured[]) : [];
}

export function saveMeasured(measured: Measured): Measured[] {
  const record = [...readRecord().filter(({ name }) => name !== measured.name), measured];
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
