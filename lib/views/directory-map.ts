import { DEFAULT_LOCALE, directionOf, type Locale } from '@/lib/i18n/locales';
import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { localise } from '@/lib/i18n/localise';
import {
  COUNTRY,
  FRAME_WIDTH,
  FRAMES,
  heightOf,
  isWithin,
  project,
  type Frame,
  type Point,
} from '@/lib/views/map/projection';
import places from '@/lib/views/map/places.json' with { type: 'json' };
import type { Coordinates } from '@/lib/content-api/schemas/chamber';
import { truncateName } from '@/lib/text/excerpt';
import { searchTerms, wordsOf } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plain-text';
import { chamberHref } from '@/lib/routes/links';

export const DIRECTORY_MAP_ID = 'chambers-map';

/**
 * By the folded French name of a wilaya, where its dot is drawn in its frame: dots are 27 units
 * apart, 24 pixels on the narrowest screens (WCAG 2.5.8). The sides of a dot on which its name is
 * written are points of the compass; '' where the name would cover others.
 */
const WILAYA_DOTS: Record<string, Point & { latin: string; arabic: string }> = places;

/** A chamber further from the dot of its wilaya has a dot at its own place. */
const LARGEST_MOVE = 40;

/**
 * Distributes the chambers with plausible coordinates over the frames, each a map of a part of the
 * country. Returns null if there are none.
 */
export function directoryMap(chambers: ChamberSummary[], locale: Locale) {
  const unusedDots = new Map(Object.entries(WILAYA_DOTS));
  const placed = chambers.flatMap((chamber) => {
    const coordinates = chamber.coordinates;
    if (!coordinates || !isWithin(coordinates, COUNTRY)) return [];
    const frame = FRAMES.find((each) => isWithin(coordinates, each)) ?? COUNTRY;
    const actual = project(coordinates, frame);
    const wilaya = wordsOf(plainText(chamber.region[DEFAULT_LOCALE])).join(' ');
    const wilayaDot = unusedDots.get(wilaya);
    const dotPoint = wilayaDot && distance(wilayaDot, actual) < LARGEST_MOVE ? wilayaDot : null;
    if (dotPoint) unusedDots.delete(wilaya);
    return [
      { frame, place: coordinates, dot: dotView(chamber, locale, coordinates, actual, dotPoint) },
    ];
  });
  if (placed.length === 0) return null;
  return FRAMES.map((frame) => ({
    name: frame.name,
    width: FRAME_WIDTH,
    height: Math.ceil(heightOf(frame)),
    /** SVG transform that fits the outline of the whole country into this frame. */
    outline: outlineIn(frame),
    dots: placed.filter((one) => one.frame === frame).map(({ dot }) => dot),
    /** Chambers that another frame shows larger. */
    others:
      frame === COUNTRY
        ? placed
            .filter((one) => one.frame !== COUNTRY)
            .map(({ place }) => roundPoint(project(place, COUNTRY)))
        : [],
    insets: frame === COUNTRY ? FRAMES.filter((other) => other !== COUNTRY).map(insetOf) : [],
  }));
}
export type FrameView = NonNullable<ReturnType<typeof directoryMap>>[number];
export type DotView = FrameView['dots'][number];

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Near an edge, a name that is shown on hover and focus only stands inwards. */
const EDGE = 80;
const TOP = 32;

function inwardSide({ x, y }: Point): string {
  return (y < TOP ? 's' : 'n') + (x < EDGE ? 'e' : x > FRAME_WIDTH - EDGE ? 'w' : '');
}

/**
 * The baseline point of a name on a side of its dot, such as `e` or `sw`; `anchor` says which end
 * of the name it is.
 */
function labelPosition({ x, y }: Point, side: string) {
  const isBeside = side.length === 1 && 'ew'.includes(side);
  const gap = isBeside ? 9 : -7;
  return {
    x: side.endsWith('e') ? x + gap : side.endsWith('w') ? x - gap : x,
    y: y + (isBeside ? 4 : side.startsWith('s') ? 20 : -12),
    anchor: side.endsWith('e') ? 'start' : side.endsWith('w') ? 'end' : 'middle',
  } as const;
}

/** A dot that moved by at most 4 units still covers its place. */
const VISIBLE_MOVE = 4;

function dotView(
  chamber: ChamberSummary,
  locale: Locale,
  place: Coordinates,
  actual: Point,
  dotPoint: (typeof WILAYA_DOTS)[string] | null,
) {
  const at = dotPoint ? { x: dotPoint.x, y: dotPoint.y } : actual;
  const side = dotPoint?.[directionOf(locale) === 'rtl' ? 'arabic' : 'latin'];
  const { text, lang, isFallback } = localise(chamber.name, locale);
  const name = truncateName(text);
  const region = plainText(localise(chamber.region, locale).text);
  const isRegionInName = searchTerms(name).includes(searchTerms(region));
  return {
    id: chamber.id,
    href: chamberHref(chamber),
    // The accessible name begins with the visible label (WCAG 2.5.3).
    name: region && !isRegionInName ? `${region} – ${name}` : name,
    label: region || name,
    isFrench: isFallback && lang === DEFAULT_LOCALE,
    place,
    /** `at` is the dot's position, `actual` the chamber's if the dot was moved away from it. */
    at: roundPoint(at),
    actual: distance(at, actual) > VISIBLE_MOVE ? roundPoint(actual) : null,
    text: roundPoint(labelPosition(at, side || inwardSide(at))),
    /** Its name is visible without hover and focus. */
    isWritten: Boolean(side),
  };
}

function roundPoint<P extends Point>(place: P): P {
  return { ...place, x: Math.round(place.x * 10) / 10, y: Math.round(place.y * 10) / 10 };
}

function outlineIn(frame: Frame): string {
  const { x, y } = project({ latitude: frame.north, longitude: frame.west }, COUNTRY);
  const larger = (COUNTRY.east - COUNTRY.west) / (frame.east - frame.west);
  return `scale(${larger.toFixed(3)}) translate(${(-x).toFixed(2)} ${(-y).toFixed(2)})`;
}

function insetOf(frame: Frame) {
  const corner = roundPoint(project({ latitude: frame.north, longitude: frame.west }, COUNTRY));
  const opposite = roundPoint(project({ latitude: frame.south, longitude: frame.east }, COUNTRY));
  return {
    name: frame.name,
    ...corner,
    width: opposite.x - corner.x,
    height: opposite.y - corner.y,
  };
}
