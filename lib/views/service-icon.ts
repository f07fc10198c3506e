/**
 * Our own glyphs, each for some names of the icon sets of back offices, without their prefix. A longer name is looked up by its beginning:
 * `file-lines` as `file`.
 */
const CLASSES = {
  star: 'star',
  award: 'award certificate medal trophy',
  passport: 'passport id',
  training: 'graduation-cap chalkboard school',
  handshake: 'handshake hands-helping',
  document: 'file clipboard newspaper folder',
  globe: 'globe earth',
  idea: 'lightbulb',
  calendar: 'calendar',
  briefcase: 'briefcase suitcase',
  people: 'users user people',
  book: 'book',
  map: 'map location',
  building: 'building landmark city university',
  justice: 'gavel',
  scales: 'balance-scale scale',
  chart: 'chart',
  truck: 'truck',
  stamp: 'stamp',
  ship: 'ship anchor',
  plane: 'plane',
  shield: 'shield lock',
  money: 'coins money euro dollar',
  shop: 'store shop cart',
  factory: 'industry',
  phone: 'phone headset',
  mail: 'envelope mail',
  search: 'search magnifying-glass',
} as const;
export type ServiceIconName = keyof typeof CLASSES;

const GLYPHS = new Map(Object.entries(CLASSES).flatMap(([glyph, classes]) => classes.split(' ').map((name) => [name, glyph as ServiceIconName])));

/** The glyph of an icon class such as `fa-solid fa-passport`; a star when it is missing or unknown (specification §3). */
export function serviceIcon(iconClass: string): ServiceIconName {
  for (const token of iconClass.toLowerCase().split(/\s+/)) {
    const parts = token.replace(/^(?:fa|bi|icon|mdi|las?|ti)-/, '').split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const glyph = GLYPHS.get(parts.slice(0, length).join('-'));
      if (glyph) return glyph;
    }
  }
  return 'star';
}
