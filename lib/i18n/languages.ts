/** What the site has to know of a language it is read in. */
interface Language {
  /** Its own name, in the lists of languages. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag with Western digits: numbers, sizes, and the dates of the calendar. */
  tag: string;
  /** The same for the dates of cards and lists (specification §9). */
  dateTag: string;
  /** How Open Graph names it. */
  openGraph: string;
  /** First day of the week, 0 being Sunday. */
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** `h12` counts hours as 9:00 PM, `h23` as 21:00. */
  hourCycle: 'h12' | 'h23';
  /** Units of file sizes: abbreviated, or in full. */
  unitDisplay: 'short' | 'long';
  /** Files of `public/assets/fonts` that its pages preload; the others load when a character asks for them. A test holds them to the letters of its script. */
  fonts: readonly string[];
}

/**
 * The languages of the site, in the order of their lists; the first is the default, whose addresses have no prefix. Everything that depends on a language
 * is here or in its `messages/<code>.json`: to add one, follow CONTRIBUTING.md.
 */
export const LANGUAGES = {
  fr: {
    name: 'Français',
    direction: 'ltr',
    tag: 'fr-FR-u-nu-latn',
    dateTag: 'fr-FR-u-nu-latn',
    openGraph: 'fr_FR',
    weekStart: 1,
    hourCycle: 'h23',
    unitDisplay: 'short',
    fonts: ['public-sans-latin'],
  },
  en: {
    name: 'English',
    direction: 'ltr',
    tag: 'en-US-u-nu-latn',
    dateTag: 'en-US-u-nu-latn',
    openGraph: 'en_US',
    weekStart: 0,
    hourCycle: 'h12',
    unitDisplay: 'short',
    fonts: ['public-sans-latin'],
  },
  /** Algerian Arabic (specification §2), whose month names differ from those of the cards. */
  ar: {
    name: 'العربية',
    direction: 'rtl',
    tag: 'ar-DZ-u-nu-latn',
    dateTag: 'ar-AR-u-nu-latn',
    openGraph: 'ar_DZ',
    weekStart: 0,
    hourCycle: 'h23',
    unitDisplay: 'long',
    fonts: ['vazirmatn-arabic'],
  },
} as const satisfies Record<string, Language>;
