type DatePart = Readonly<Pick<Intl.DateTimeFormatPart, 'type' | 'value'>>;

/** A language of the site. All languages use Western digits and the Gregorian calendar. */
interface Language {
  /** The language's own name, for lists of languages. */
  name: string;
  /** ISO 15924 code, which decides the direction. Style sheets read it as `data-script`. */
  script: 'Latn' | 'Arab';
  /** BCP 47 tag for numbers, lists and names. */
  tag: string;
  /** BCP 47 tag for dates on the calendar's screen. */
  calendarTag: string;
  /** BCP 47 tag for dates on cards and in lists (specification §9). */
  dateTag: string;
  /** BCP 47 tag for dates in running texts. */
  textTag: string;
  /** Separator of thousands. */
  thousands: string;
  /** First day of the week; 0 is Sunday. */
  weekStart: 0 | 1 | 6;
  /** `h12` shows 9 pm, `h23` shows 21:00. */
  hourCycle: 'h12' | 'h23';
  /** Corrects a part of a date or time that readers write differently from `Intl`. */
  writePart: (part: DatePart) => string;
  /** The words before the first and the last day of a range. */
  range: { from: string; until: string };
  /** Replaces `12 pm`, where readers have a word for it. */
  noon: string | null;
  /** File sizes have abbreviated or full units. */
  unitDisplay: 'short' | 'long';
}

/** At full hours the minutes and the colon before them are left out. */
function writeMinutes({ type, value }: DatePart, separator: string): string {
  return type !== 'minute' || value === '00' ? '' : separator + value;
}

/**
 * The languages of the site, in the order of menus. The first is the default and has no prefix. All
 * that depends on a language is here or in `messages/<code>.json` (CONTRIBUTING.md).
 */
export const LANGUAGES = {
  fr: {
    name: 'Français',
    script: 'Latn',
    tag: 'fr-FR',
    calendarTag: 'fr-FR',
    dateTag: 'fr-FR',
    textTag: 'fr-FR',
    thousands: '\u00A0',
    weekStart: 1,
    hourCycle: 'h23',
    /** French writes `1er`, `9 h` and `9 h 30`. */
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
    textTag: 'en-GB',
    thousands: ',',
    weekStart: 0,
    hourCycle: 'h12',
    /** English writes `9 am` and `9:30 am`. */
    writePart: (part) => {
      if (part.type === 'dayPeriod') return part.value.toLowerCase();
      return part.type === 'minute' || part.value === ':' ? writeMinutes(part, ':') : part.value;
    },
    range: { from: '', until: ' – ' },
    noon: 'noon',
    unitDisplay: 'short',
  },
  ar: {
    name: 'العربية',
    script: 'Arab',
    tag: 'ar-DZ',
    /** `ar-DZ` has the months of Algerian usage, such as جانفي. */
    calendarTag: 'ar-DZ',
    /** `ar-AR` has the months of the Journal officiel, such as يناير. */
    dateTag: 'ar-AR',
    textTag: 'ar-AR',
    /** The point that `ar-DZ` puts between thousands would read as a decimal point. */
    thousands: '\u00A0',
    weekStart: 0,
    hourCycle: 'h23',
    /** Arabic writes `9:00`, where Intl writes `09:00`. */
    writePart: ({ type, value }) => (type === 'hour' ? value.replace(/^0(?=.)/, '') : value),
    range: { from: 'من ', until: ' إلى ' },
    noon: null,
    unitDisplay: 'long',
  },
} as const satisfies Record<string, Language>;

export const ARABIC_LETTER = /\p{Script=Arab}/u;
