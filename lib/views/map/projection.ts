import type { Coordinates } from '@/lib/content-api/schemas/chamber';

export interface Frame {
  name: 'northWest' | 'northEast' | 'country';
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Every frame is 320 units wide. */
export const FRAME_WIDTH = 320;
/** Distances are true to scale at this latitude, the middle of the chambers' region. */
const TRUE_LATITUDE = 33;

/**
 * Three of four chambers lie in the narrow north, which two frames show larger. A chamber is drawn
 * once, in the first frame that contains it.
 */
export const NORTH_WEST: Frame = {
  name: 'northWest',
  west: -2.4,
  east: 3.7,
  south: 33,
  north: 37.3,
};
const NORTH_EAST: Frame = { name: 'northEast', west: 3.7, east: 9, south: 33, north: 37.3 };
export const COUNTRY: Frame = { name: 'country', west: -9, east: 12.3, south: 18.7, north: 37.4 };
export const FRAMES: readonly Frame[] = [NORTH_WEST, NORTH_EAST, COUNTRY];

const longitudeScale = Math.cos((TRUE_LATITUDE * Math.PI) / 180);

const unitsPerLongitude = ({ west, east }: Frame): number => FRAME_WIDTH / (east - west);

export function heightOf(frame: Frame): number {
  return (frame.north - frame.south) * (unitsPerLongitude(frame) / longitudeScale);
}

/** Returns the position in a frame's picture (equirectangular projection). */
export function project({ latitude, longitude }: Coordinates, frame: Frame): Point {
  const scale = unitsPerLongitude(frame);
  return {
    x: (longitude - frame.west) * scale,
    y: (frame.north - latitude) * (scale / longitudeScale),
  };
}

export function isWithin(
  { latitude, longitude }: Coordinates,
  { west, east, south, north }: Frame,
): boolean {
  return longitude >= west && longitude < east && latitude >= south && latitude < north;
}
