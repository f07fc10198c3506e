import type { Page } from '@/lib/api/schemas/content';
import { EXCERPT_WORDS, SERVICE_COLOURS } from '@/lib/constants';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import { routes } from '@/lib/routes/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { pagePoints } from './detail';

/** A service page on the home screen. */
export function serviceView(page: Page, locale: Locale, place: number) {
  return {
    ...summary(page, EXCERPT_WORDS.service, locale),
    /** 0–5: which of the six colours its icon has, by its place in the grid. */
    tint: place % SERVICE_COLOURS,
  };
}
export type ServiceView = ReturnType<typeof serviceView>;

/** A feature page in a tab. */
export function featureView(page: Page, locale: Locale) {
  const extra = localise(page.extraDescription, locale);
  return {
    ...summary(page, EXCERPT_WORDS.feature, locale),
    /** HTML of the API; null when there is none. */
    extra: plainText(extra.text) === '' ? null : extra,
    image: contentImage(page.image, page.id, locale, 960),
  };
}
export type FeatureView = ReturnType<typeof featureView>;

function summary(page: Page, words: number, locale: Locale) {
  return {
    id: page.id,
    href: routes.page(page),
    icon: serviceIcon(page.icon),
    name: mapText(localise(page.name, locale), truncateName),
    excerpt: mapText(localise(page.body, locale), (html) => excerpt(html, words)),
    points: pagePoints(page.points, locale),
  };
}

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
