/** Our own glyphs for the icon classes of the back office. */
export const SERVICE_ICONS = [
  'star',
  'award',
  'passport',
  'training',
  'handshake',
  'document',
  'globe',
  'idea',
  'calendar',
  'briefcase',
  'people',
  'book',
  'map',
  'building',
  'justice',
  'scales',
  'chart',
  'truck',
  'stamp',
  'ship',
  'plane',
  'shield',
  'money',
  'shop',
  'factory',
  'phone',
  'mail',
  'search',
] as const;
export type ServiceIconName = (typeof SERVICE_ICONS)[number];

/** Names of icon sets, without their prefix. A longer name is looked up by its beginning: `file-lines` as `file`. */
const GLYPHS = new Map<string, ServiceIconName>(
  Object.entries({
    star: 'star',
    award: 'award',
    certificate: 'award',
    medal: 'award',
    trophy: 'award',
    passport: 'passport',
    id: 'passport',
    'graduation-cap': 'training',
    chalkboard: 'training',
    school: 'training',
    handshake: 'handshake',
    'hands-helping': 'handshake',
    file: 'document',
    clipboard: 'document',
    newspaper: 'document',
    folder: 'document',
    globe: 'globe',
    earth: 'globe',
    lightbulb: 'idea',
    calendar: 'calendar',
    briefcase: 'briefcase',
    suitcase: 'briefcase',
    users: 'people',
    user: 'people',
    people: 'people',
    book: 'book',
    map: 'map',
    location: 'map',
    building: 'building',
    landmark: 'building',
    city: 'building',
    university: 'building',
    gavel: 'justice',
    'balance-scale': 'scales',
    scale: 'scales',
    chart: 'chart',
    truck: 'truck',
    stamp: 'stamp',
    ship: 'ship',
    anchor: 'ship',
    plane: 'plane',
    shield: 'shield',
    lock: 'shield',
    coins: 'money',
    money: 'money',
    euro: 'money',
    dollar: 'money',
    store: 'shop',
    shop: 'shop',
    cart: 'shop',
    industry: 'factory',
    phone: 'phone',
    headset: 'phone',
    envelope: 'mail',
    mail: 'mail',
    search: 'search',
    'magnifying-glass': 'search',
  }),
);

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
