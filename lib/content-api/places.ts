import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { wordsOf } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plain-text';

/**
 * Maps each folded name of a chamber or of its wilaya, in every language, to the chamber; null for
 * a name that several chambers share.
 */
export type Places = ReadonlyMap<string, ChamberSummary | null>;

/** Builds the map. A name that several chambers share identifies none of them. */
export function placesOf(chambers: readonly ChamberSummary[]): Places {
  const places = new Map<string, ChamberSummary | null>();
  for (const chamber of chambers)
    for (const name of [chamber.region, chamber.name].flatMap((text) => Object.values(text))) {
      const key = wordsOf(plainText(name)).join(' ');
      const known = places.get(key);
      places.set(key, known === undefined || known === chamber ? chamber : null);
    }
  return places;
}

/** The chamber of this name, or of a wilaya of this name. */
export function placeNamed(name: string, places: Places): ChamberSummary | null {
  return places.get(wordsOf(name).join(' ')) ?? null;
}
