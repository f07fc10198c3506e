import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { wordsOf } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plain-text';

/** The chambers by the folded names, in every language, of themselves and of their wilayas. */
export type Places = ReadonlyMap<string, ChamberSummary | null>;

/** A name that several chambers share says of none of them that an event takes place there. */
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
