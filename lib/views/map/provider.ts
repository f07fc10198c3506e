import type { Coordinates } from '@/lib/content-api/schemas/chamber';
import { MAP_BOX_DEGREES } from '@/lib/platform/constants';
import { FRAME_SANDBOX } from '@/lib/text/rich-text/frame-hosts';

const ORIGIN = 'https://www.openstreetmap.org';

/** The map service is fixed at build time: the policy of all screens (`frame-src`) names it. */
export const MAP_PROVIDER = {
  name: 'OpenStreetMap',
  origin: ORIGIN,
  sandbox: FRAME_SANDBOX,

  frameAddress(point: Coordinates): string {
    const params = new URLSearchParams({
      bbox: mapBox(point).join(','),
      layer: 'mapnik',
      marker: `${point.latitude},${point.longitude}`,
    });
    return `${ORIGIN}/export/embed.html?${params.toString()}`;
  },

  pageAddress({ latitude, longitude }: Coordinates): string {
    return `${ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  },

  /** Directions to a place; the reader enters the start there. */
  directionsAddress({ latitude, longitude }: Coordinates): string {
    return `${ORIGIN}/directions?to=${latitude}%2C${longitude}`;
  },
} as const;

/** West, south, east and north, 0.01 degrees from the place (specification §2, chamber). */
function mapBox({ latitude, longitude }: Coordinates): number[] {
  const [south, north] = [latitude - MAP_BOX_DEGREES, latitude + MAP_BOX_DEGREES];
  const [west, east] = [longitude - MAP_BOX_DEGREES, longitude + MAP_BOX_DEGREES];
  return [west, south, east, north].map((degrees) => Math.round(degrees * 1e6) / 1e6);
}
