/**
 * Scripts by their ISO 15924 code, with their letters. Style sheets know scripts (`data-script`),
 * not languages.
 */
export const LETTERS = {
  Arab: /\p{Script=Arab}/u,
  Latn: /\p{Script=Latn}/u,
  Tfng: /\p{Script=Tfng}/u,
};

/** A language of the site. */
interface Language {
  /** Its own name, in the lists of languages. */
  name: string;
  script: keyof typeof LETTERS;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag of numbers and sizes. */
  tag: string;
  /** The same for the dates of the calendar. */
  calendarTag: string;
  /** The same for the dates of cards and lists (specification §9). */
  dateTag: string;
  /** Digits of numbers and dates, by their Unicode name: `latn` is 0–9. */
  digits: 'latn' | 'arab' | 'arabext';
  /**
   * Calendar of the dates of cards and lists. The months of the calendar's screen are Gregorian in
   * every language.
   */
  calendar: 'gregory' | 'persian';
  /** The separator of thousands. */
  thousands: string;
  /** Its name in Open Graph. */
  openGraph: string;
  /** First day of the week, 0 being Sunday. */
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** `h12` counts hours as 9 PM, `h23` as 21:00. */
  hourCycle: 'h12' | 'h23';
  /**
   * A part of the calendar's dates and times as its readers write it, where Intl differs: `1er`, `9
   * h`, `9 h 30`; `9:30 AM`; `9:00` in Arabic.
   */
  writePart: (part: DatePart) => string;
  /** What the calendar calls noon, where Intl's `12 PM` is not how its readers write it. */
  noon: string | null;
  /** Units of file sizes: abbreviated, or in full. */
  unitDisplay: 'short' | 'long';
  /**
   * Files of `public/assets/fonts` that its pages load first. A test compares them with the
   * characters of its texts.
   */
  fonts: readonly string[];
  /**
   * Suffix of its fields on the wire of the content API; null when the content has no texts in it.
   */
  contentSuffix: string | null;
}

type DatePart = Readonly<Pick<Intl.DateTimeFormatPart, 'type' | 'value'>>;

/** The minutes of a full hour are left out; the colon belongs to them. */
const minutes = ({ type, value }: DatePart, before: string): string =>
  type !== 'minute' || value === '00' ? '' : before + value;

/**
 * The languages of the site, in the order of their lists; the first is the default, whose addresses
 * have no prefix. Everything that depends on a language is here or in its `messages/<code>.json`:
 * to add one, follow CONTRIBUTING.md.
 */
export const LANGUAGES = {
  fr: {
    name: 'Français',
    script: 'Latn',
    direction: 'ltr',
    tag: 'fr-FR',
    calendarTag: 'fr-FR',
    dateTag: 'fr-FR',
    digits: 'latn',
    calendar: 'gregory',
    thousands: '\u00A0',
    openGraph: 'fr_FR',
    weekStart: 1,
    hourCycle: 'h23',
    writePart: (part) => {
      if (part.type === 'hour') return `${part.value}\u00A0h`;
      if (part.type === 'minute' || part.value === ':') return minutes(part, '\u00A0');
      return part.type === 'day' && part.value === '1' ? '1er' : part.value;
    },
    noon: null,
    unitDisplay: 'short',
    fonts: ['public-sans-latin'],
    contentSuffix: '',
  },
  en: {
    name: 'English',
    script: 'Latn',
    direction: 'ltr',
    tag: 'en-GB',
    calendarTag: 'en-US',
    dateTag: 'en-US',
    digits: 'latn',
    calendar: 'gregory',
    thousands: ',',
    openGraph: 'en_GB',
    weekStart: 0,
    hourCycle: 'h12',
    writePart: (part) =>
      part.type === 'minute' || part.value === ':' ? minutes(part, ':') : part.value,
    noon: 'noon',
    unitDisplay: 'short',
    fonts: ['public-sans-latin'],
    contentSuffix: '_en',
  },
  /**
   * Algerian Arabic (specification §2). Its point between thousands reads as a decimal one; its
   * months are those of the Journal officiel, يناير, not جانفي.
   */
  ar: {
    name: 'العربية',
    script: 'Arab',
    direction: 'rtl',
    tag: 'ar-DZ',
    calendarTag: 'ar-AR',
    dateTag: 'ar-AR',
    digits: 'latn',
    calendar: 'gregory',
    thousands: '\u00A0',
    openGraph: 'ar_DZ',
    weekStart: 0,
    hourCycle: 'h23',
    writePart: ({ type, value }) => (type === 'hour' ? value.replace(/^0(?=.)/, '') : value),
    noon: null,
    unitDisplay: 'long',
    fonts: ['vazirmatn-arabic'],
    contentSuffix: '_ar',
  },
} as const satisfies Record<string, Language>;
