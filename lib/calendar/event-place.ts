import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import type { CalendarEvent } from '@/lib/content-api/schemas/event';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { chamberHref, localisedPath } from '@/lib/routes/links';
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

const DASH = /\s[–—-]\s/u;
/** No name of a place in the directory has more words. */
const LONGEST_NAME = 8;

/**
 * The place in a title "title – place": the directory knows it by this name, in any language. In
 * "Alger – Oran" the first name is a place too: this is a route, and no place.
 */
export function chamberInTitle(title: string, chambers: ChamberIndex): ChamberSummary | null {
  const parts = title.split(DASH);
  const chamber = findChamber(parts.pop() ?? '', chambers);
  const precedingWords = wordsOf(parts.at(-1) ?? '').slice(-LONGEST_NAME);
  if (!chamber || precedingWords.length === 0) return null;
  const precedingPlaces = precedingWords.map((_, from) =>
    chambers.get(precedingWords.slice(from).join(' ')),
  );
  return precedingPlaces.every((other) => other === undefined || other === chamber)
    ? chamber
    : null;
}

/** The place of an event as texts and machines show it: the wilaya. Its title names no address. */
export function placeView(chamber: ChamberSummary, locale: Locale) {
  const region = localise(chamber.region, locale);
  return {
    id: chamber.id,
    name: mapText(region.text ? region : localise(chamber.name, locale), plainText),
    href: localisedPath(chamberHref(chamber), locale),
  };
}
export type PlaceView = ReturnType<typeof placeView>;

/** An event of the calendar with its place, if its title names one. */
export type PlacedEvent = CalendarEvent & { place?: PlaceView | null };
