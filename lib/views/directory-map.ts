import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
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
import { namePlaces, spread } from '@/lib/views/map/placement';
import type { Coordinates } from '@/lib/content-api/schemas/coordinates';
import { truncateName } from '@/lib/text/excerpt';
import { searchTerms } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plain-text';
import { chamberHref } from '@/lib/routes/links';

export const DIRECTORY_MAP_ID = 'chambers-map';

/** Dots are at least 27 units apart, 24 pixels on the narrowest screens (WCAG 2.5.8). */
export const DOT_GAP = 27;

/**
 * Distributes the chambers with plausible coordinates over the frames, each a map of a part of the
 * country. Returns null if there are none.
 */
export function directoryMap(chambers: ChamberSummary[], locale: Locale) {
  const placed = chambers.flatMap((chamber) => {
    const place = chamber.coordinates;
    return place && isWithin(place, COUNTRY)
      ? [{ chamber, place, frame: FRAMES.find((frame) => isWithin(place, frame)) ?? COUNTRY }]
      : [];
  });
  if (placed.length === 0) return null;
  return FRAMES.map((frame) => {
    const here = placed.filter((one) => one.frame === frame);
    const actual = here.map(({ place }) => project(place, frame));
    const height = Math.ceil(heightOf(frame));
    const at = spread(actual, DOT_GAP, { width: FRAME_WIDTH, height, margin: DOT_GAP / 2 });
    const insets =
      frame === COUNTRY ? FRAMES.filter((other) => other !== COUNTRY).map(insetOf) : [];
    const dots = here.map(({ chamber, place }, index) =>
      dotView(chamber, locale, place, at[index], actual[index]),
    );
    const written = namePlaces(dots, { width: FRAME_WIDTH, height }, insets);
    return {
      name: frame.name,
      width: FRAME_WIDTH,
      height,
      /** SVG transform that fits the outline of the whole country into this frame. */
      outline: outlineIn(frame),
      /**
       * `written` is the position of a visible label. It is null where a label would cover others:
       * it then shows on hover and focus only.
       */
      dots: dots.map((dot, index) => ({
        ...dot,
        written: written[index] ? rounded(written[index]) : null,
      })),
      /** Chambers that another frame shows larger. */
      others:
        frame === COUNTRY
          ? placed
              .filter((one) => one.frame !== COUNTRY)
              .map(({ place }) => rounded(project(place, COUNTRY)))
          : [],
      insets,
    };
  });
}
export type FrameView = NonNullable<ReturnType<typeof directoryMap>>[number];
export type DotView = FrameView['dots'][number];

/** A dot that moved by at most 4 units still covers its place. */
const VISIBLE_MOVE = 4;

function dotView(
  chamber: ChamberSummary,
  locale: Locale,
  place: Coordinates,
  at: Point = { x: 0, y: 0 },
  actual: Point = at,
) {
  const { text, lang, isFallback } = localise(chamber.name, locale);
  const name = truncateName(text);
  const region = plainText(localise(chamber.region, locale).text);
  const isTold = searchTerms(name).includes(searchTerms(region));
  return {
    id: chamber.id,
    href: chamberHref(chamber),
    // The accessible name begins with the visible label (WCAG 2.5.3).
    name: region && !isTold ? `${region} – ${name}` : name,
    label: region || name,
    isFrench: isFallback && lang === DEFAULT_LOCALE,
    place,
    /** `at` is the dot's position, `actual` the chamber's if the dot was moved away from it. */
    at: rounded(at),
    actual: Math.hypot(at.x - actual.x, at.y - actual.y) > VISIBLE_MOVE ? rounded(actual) : null,
  };
}

function rounded<P extends Point>(place: P): P {
  return { ...place, x: Math.round(place.x * 10) / 10, y: Math.round(place.y * 10) / 10 };
}

function outlineIn(frame: Frame): string {
  const { x, y } = project({ latitude: frame.north, longitude: frame.west }, COUNTRY);
  const larger = (COUNTRY.east - COUNTRY.west) / (frame.east - frame.west);
  return `scale(${larger.toFixed(3)}) translate(${(-x).toFixed(2)} ${(-y).toFixed(2)})`;
}

function insetOf(frame: Frame) {
  const corner = rounded(project({ latitude: frame.north, longitude: frame.west }, COUNTRY));
  const opposite = rounded(project({ latitude: frame.south, longitude: frame.east }, COUNTRY));
  return {
    name: frame.name,
    ...corner,
    width: opposite.x - corner.x,
    height: opposite.y - corner.y,
  };
}
