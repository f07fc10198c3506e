import { khatamPath } from '@/lib/khatam';

/**
 * Line icons of the services, drawn on a 24-unit square, each for some names of the icon sets of back offices, without their prefix. A longer name is
 * looked up by its beginning: `file-lines` as `file`. Without a path: drawn as an icon of the interface.
 */
export const SERVICE_ICONS = {
  star: { classes: 'star', path: khatamPath(12, 9.5, Math.PI / 8) },
  award: {
    classes: 'award certificate medal trophy',
    path: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm-3.5 11L7 21l5-2.5 5 2.5-1.5-7M10 9l1.5 1.5L14.5 7.5',
  },
  passport: { classes: 'passport id', path: 'M6 3h12v18H6Zm6 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-3.5 3.5h7M10 17.5h4' },
  training: { classes: 'graduation-cap chalkboard school', path: 'm12 5 10 4.5L12 14 2 9.5ZM6 11.5V16c3.5 3 8.5 3 12 0v-4.5M22 9.5V15' },
  handshake: {
    classes: 'handshake hands-helping',
    path: 'M2 8h3l4-2 3 1.5L15 6l4 2h3v7h-2.5L14 19.5a2 2 0 0 1-2.5 0L5 15H2Zm10-.5-3.5 4a1.8 1.8 0 0 0 2.7 2.300L13.5 11.5l5 4.5',
  },
  document: { classes: 'file clipboard newspaper folder', path: null },
  globe: { classes: 'globe earth', path: null },
  idea: { classes: 'lightbulb', path: 'M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.5 10.900c.3.3.5 1.1.5 1.600v2h6v-2c0-.5.2-1.3.5-1.600A6 6 0 0 0 12 3Z' },
  calendar: { classes: 'calendar', path: null },
  briefcase: { classes: 'briefcase suitcase', path: 'M3 8h18v12H3Zm6 0V5h6v3M3 13h18m-9-1.5v3' },
  people: {
    classes: 'users user people',
    path: 'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-7 16c0-4 3-6 7-6s7 2 7 6m-.5-15.5a3.5 3.5 0 0 1 0 6.5m2.5 3.5c2.5.7 4 2.5 4 5.5',
  },
  book: { classes: 'book', path: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2Zm0 0v14' },
  map: { classes: 'map location', path: 'm3 6 6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5Zm6-2.5V18m6-12v14.5' },
  building: { classes: 'building landmark city university', path: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2m-2 4h2m-2 4h2' },
  justice: { classes: 'gavel', path: 'm8 10 5-5m-1 9 5-5M7 9l6 6M12 4l6 6M11 12l-8 8m10 1h8' },
  scales: { classes: 'balance-scale scale', path: 'M12 4v16m-4 0h8M5 7l7-1.5L19 7M5 7l-3 7a3.2 3.2 0 0 0 6 0Zm14 0-3 7a3.2 3.2 0 0 0 6 0Z' },
  chart: { classes: 'chart', path: 'M4 4v16h16M8 15l4-4 3 2.5L20 8' },
  truck: { classes: 'truck', path: 'M2 6h12v10H2Zm12 3h4l4 4v3h-8M6.5 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm11 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z' },
  stamp: { classes: 'stamp', path: 'M9.5 13c.5-2-1-3.5-1-6a3.5 3.5 0 0 1 7 0c0 2.5-1.5 4-1 6H19v4H5v-4ZM5 20.5h14' },
  ship: { classes: 'ship anchor', path: 'm3 14 9-3 9 3-2 6H5Zm3-1V7h12v6M12 3v8M10 7V4h4v3' },
  plane: { classes: 'plane', path: 'm21 3-8.5 8.5M21 3l-5.5 17-3-8.5L4 8.5Z' },
  shield: { classes: 'shield lock', path: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5' },
  money: { classes: 'coins money euro dollar', path: 'M3 6h18v12H3Zm9 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.5 12v.01m11-.01v.01' },
  shop: { classes: 'store shop cart', path: 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6 11v-5h6v5' },
  factory: { classes: 'industry', path: 'M3 20V9l6 4V9l6 4V4h4l1 16Zm4-3h2m4 0h2' },
  phone: { classes: 'phone headset', path: null },
  mail: { classes: 'envelope mail', path: null },
  search: { classes: 'search magnifying-glass', path: null },
} as const;
export type ServiceIconName = keyof typeof SERVICE_ICONS;

const NAMES = new Map(
  Object.entries(SERVICE_ICONS).flatMap(([icon, { classes }]) => classes.split(' ').map((name) => [name, icon as ServiceIconName])),
);

/** The icon of an icon class such as `fa-solid fa-passport`; a star when it is missing or unknown (specification §3). */
export function serviceIcon(iconClass: string): ServiceIconName {
  for (const token of iconClass.toLowerCase().split(/\s+/)) {
    const parts = token.replace(/^(?:fa|bi|icon|mdi|las?|ti)-/, '').split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const icon = NAMES.get(parts.slice(0, length).join('-'));
      if (icon) return icon;
    }
  }
  return 'star';
}
