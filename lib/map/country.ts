import type { Coordinates } from '@/lib/map-box';
import { OUTLINE } from './outline';
import { COUNTRY, project } from './projection';

/** The outline is coarse, and a port stands at the water: a place this near to it, in degrees, is taken to be inside. */
const TOLERANCE = 0.2;

const corners: Coordinates[] = [];
for (let at = 0; at < OUTLINE.length; at += 2) corners.push({ longitude: (OUTLINE[at] ?? 0) / 100, latitude: (OUTLINE[at + 1] ?? 0) / 100 });

/** A place that can be a chamber's: in the country, or by mistake of the drawing just outside. */
export function isInCountry(place: Coordinates): boolean {
  return isEnclosed(place) || corners.some((corner, index) => distanceTo(place, corner, corners[index - 1] ?? corners.at(-1) ?? corner) <= TOLERANCE);
}

/** How often a line to the east crosses the outline: an odd number of times from inside. */
function isEnclosed({ latitude, longitude }: Coordinates): boolean {
  let isInside = false;
  corners.forEach((a, index) => {
    const b = corners[index - 1] ?? corners.at(-1) ?? a;
    if (a.latitude > latitude === b.latitude > latitude) return;
    const crossing = a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    if (longitude < crossing) isInside = !isInside;
  });
  return isInside;
}

/** In degrees, from a place to the nearest point between two corners. */
function distanceTo(place: Coordinates, a: Coordinates, b: Coordinates): number {
  const along = { x: b.longitude - a.longitude, y: b.latitude - a.latitude };
  const to = { x: place.longitude - a.longitude, y: place.latitude - a.latitude };
  const length = along.x ** 2 + along.y ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (to.x * along.x + to.y * along.y) / length));
  return Math.hypot(to.x - share * along.x, to.y - share * along.y);
}

/** The outline in the picture of the whole country, as the data of an SVG path: each point from the one before. */
export function outlinePath(): string {
  const points = corners.map((corner) => project(corner, COUNTRY)).map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const [first = { x: 0, y: 0 }, ...others] = points;
  const steps = others.map(({ x, y }, index) => `${(x - (points[index]?.x ?? 0)) / 10} ${(y - (points[index]?.y ?? 0)) / 10}`);
  return `M${first.x / 10} ${first.y / 10}l${steps.join(' ')}z`;
}
