type DatePart = Readonly<Pick<Intl.DateTimeFormatPart, 'type' | 'value'>>;

/** A language of the site. Digits are Western and the calendar Gregorian in every language. */
interface Language {
  /** Its own name, in lists of languages. */
  name: string;
  /** ISO 15924 code. The direction follows from it; style sheets know it as `data-script`. */
  script: 'Latn' | 'Arab';
  /** BCP 47 tag of numbers, lists and names. */
  tag: string;
  /** BCP 47 tag of dates on the calendar's screen. */
  calendarTag: string;
  /** BCP 47 tag of dates on cards, in lists and in running texts (specification §9). */
  dateTag: string;
  /** The separator of thousands. */
  thousands: string;
  /** First day of the week, 0 being Sunday. */
  weekStart: 0 | 1 | 6;
  /** `h12` counts hours as 9 PM, `h23` as 21:00. */
  hourCycle: 'h12' | 'h23';
  /** A part of a date or time, where readers write it differently from Intl. */
  writePart: (part: DatePart) => string;
  /** The words before the first and the last day of a range. */
  range: { from: string; until: string };
  /** Replaces `12 PM`, where readers have a word for it. */
  noon: string | null;
  /** Units of file sizes: abbreviated, or in full. */
  unitDisplay: 'short' | 'long';
}

/** Minutes are left out at full hours, with the colon in front of them. */
function writeMinutes({ type, value }: DatePart, separator: string): string {
  return type !== 'minute' || value === '00' ? '' : separator + value;
}

/**
 * The languages of the site, in the order of their lists. The first is the default, whose addresses
 * have no prefix. What depends on a language is here or in `messages/<code>.json`
 * (CONTRIBUTING.md).
 */
export const LANGUAGES = {
  fr: {
    name: 'Français',
    script: 'Latn',
    tag: 'fr-FR',
    calendarTag: 'fr-FR',
    dateTag: 'fr-FR',
    thousands: '\u00A0',
    weekStart: 1,
    hourCycle: 'h23',
    /** `1er`, `9 h`, `9 h 30`. */
    writePart: (part) => {
      if (part.type === 'hour') return `${part.value}\u00A0h`;
      if (part.type === 'minute' || part.value === ':') return writeMinutes(part, '\u00A0');
      return part.type === 'day' && part.value === '1' ? '1er' : part.value;
    },
    range: { from: '', until: ' – ' },
    noon: null,
    unitDisplay: 'short',
  },
  en: {
    name: 'English',
    script: 'Latn',
    tag: 'en-GB',
    calendarTag: 'en-US',
    dateTag: 'en-US',
    thousands: ',',
    weekStart: 0,
    hourCycle: 'h12',
    /** `9 AM`, `9:30 AM`. */
    writePart: (part) =>
      part.type === 'minute' || part.value === ':' ? writeMinutes(part, ':') : part.value,
    range: { from: '', until: ' – ' },
    noon: 'noon',
    unitDisplay: 'short',
  },
  ar: {
    name: 'العربية',
    script: 'Arab',
    tag: 'ar-DZ',
    /** The months of Algerian usage, such as جانفي. */
    calendarTag: 'ar-DZ',
    /** The months of the Journal officiel, such as يناير. */
    dateTag: 'ar-AR',
    /** The point of `ar-DZ` reads as a decimal point. */
    thousands: '\u00A0',
    weekStart: 0,
    hourCycle: 'h23',
    /** `9:00`. */
    writePart: ({ type, value }) => (type === 'hour' ? value.replace(/^0(?=.)/, '') : value),
    range: { from: 'من ', until: ' إلى ' },
    noon: null,
    unitDisplay: 'long',
  },
} as const satisfies Record<string, Language>;

export const ARABIC_LETTER = /\p{Script=Arab}/u;
