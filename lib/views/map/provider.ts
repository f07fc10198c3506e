import { mapBox, type Coordinates } from '@/lib/content-api/schemas/coordinates';
import { FRAME_SANDBOX } from '@/lib/text/rich-text/frame-hosts';

const ORIGIN = 'https://www.openstreetmap.org';

/** The map service is fixed at build time: the policy of all screens (`frame-src`) names it. */
export const MAP_PROVIDER = {
  name: 'OpenStreetMap',
  origin: ORIGIN,
  sandbox: FRAME_SANDBOX,

  frameAddress(point: Coordinates): string {
    const { west, south, east, north } = mapBox(point);
    const params = new URLSearchParams({
      bbox: [west, south, east, north].join(','),
      layer: 'mapnik',
      marker: `${point.latitude},${point.longitude}`,
    });
    return `${ORIGIN}/export/embed.html?${params.toString()}`;
  },

  /** Returns the address of a page that shows the place. */
  pageAddress({ latitude, longitude }: Coordinates): string {
    return `${ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  },

  /** Returns the address of directions to a place; the reader enters the start there. */
  directionsAddress({ latitude, longitude }: Coordinates): string {
    return `${ORIGIN}/directions?to=${latitude}%2C${longitude}`;
  },
} as const;
