import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { wordsOf } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plain-text';

/**
 * Maps each folded name of a chamber or of its wilaya, in every language, to the chamber; null for
 * a name that several chambers share.
 */
export type ChamberIndex = ReadonlyMap<string, ChamberSummary | null>;

export function indexChambers(chambers: readonly ChamberSummary[]): ChamberIndex {
  const index = new Map<string, ChamberSummary | null>();
  for (const chamber of chambers)
    for (const name of [chamber.region, chamber.name].flatMap((text) => Object.values(text))) {
      const key = wordsOf(plainText(name)).join(' ');
      const indexed = index.get(key);
      index.set(key, indexed === undefined || indexed === chamber ? chamber : null);
    }
  return index;
}

/** The chamber of this name, or of a wilaya of this name. */
export function findChamber(name: string, index: ChamberIndex): ChamberSummary | null {
  return index.get(wordsOf(name).join(' ')) ?? null;
}
