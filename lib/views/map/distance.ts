import type { Coordinates } from '@/lib/content-api/schemas/chamber';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine formula). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns the nearest place and its distance, or null without places. The first of equals wins. */
export function nearestTo<P extends Coordinates>(
  from: Coordinates,
  places: readonly P[],
): { place: P; km: number } | null {
  let nearest: { place: P; km: number } | null = null;
  for (const place of places) {
    const km = distanceKm(from, place);
    if (!nearest || km < nearest.km) nearest = { place, km };
  }
  return nearest;
}
