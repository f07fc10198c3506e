import { mapBox, type Coordinates } from '@/lib/content-api/schemas/coordinates';
import { FRAME_SANDBOX } from '@/lib/text/rich-text/frame-hosts';

const ORIGIN = 'https://www.openstreetmap.org';

/**
 * The service whose maps the site shows. It is chosen at build time: the policy of all screens
 * names its origin (`frame-src`).
 */
export const MAP_PROVIDER = {
  /** As texts name it. */
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

  /** The same place as an ordinary page. */
  pageAddress({ latitude, longitude }: Coordinates): string {
    return `${ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  },

  /** The way to a place: from wherever the reader says there. */
  directionsAddress({ latitude, longitude }: Coordinates): string {
    return `${ORIGIN}/directions?to=${latitude}%2C${longitude}`;
  },
} as const;
