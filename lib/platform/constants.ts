/**
 * The figures of specification §9, §5 and §7. Lengths of time are milliseconds unless the name says
 * otherwise.
 */

export const MOBILE_BREAKPOINT_PX = 768;
export const SUBMENU_CLOSE_DELAY = 200;
export const SEARCH_DEBOUNCE = 500;
export const POPUP_DELAY = 5000;
/** Set when the popup was shown in this visit. */
export const POPUP_COOKIE = 'popup';
/** A visit ends when no page was opened for this long, since mobile browsers are never closed. */
export const VISIT_SECONDS = 30 * 60;
export const HERO_INTERVAL = 5000;
export const PARTNERS_INTERVAL = 3000;

/** Of a screen, for search engines and social networks. */
export const DESCRIPTION_WORDS = 30;

/** One of the choices of each list. */
export const DEFAULT_PER_PAGE = 6;
/** The largest choice: the fewest calls for a whole list. */
export const LARGEST_PER_PAGE = 48;
export const PER_PAGE_OPTIONS = {
  articles: [2, 6, 12, 24, 48],
  pages: [2, 6, 12, 24, 48],
  category: [3, 6, 12, 24],
  service: [2, 6, 12, 24],
  search: [6, 12, 24],
} as const satisfies Record<string, readonly number[]>;
export type ListName = keyof typeof PER_PAGE_OPTIONS;

export const PAGER_WINDOW = 4;

export const EXCERPT_WORDS = { hero: 50, feature: 100, service: 15, list: 20 } as const;
/** Characters, as a reader counts them, kept of a name. */
export const NAME_LENGTH = 50;
export const ENTITY_PASSES = 10;

export const SERVICE_COLOURS = 6;

export const MAX_EVENTS_PER_DAY = 2;
export const MAP_HEIGHT_PX = 400;
/** Half of the map's box is on either side of the point, in degrees. */
export const MAP_BOX_DEGREES = 0.01;

/**
 * The longest keyword sent to the API, in characters: a bound of this site; the specification names
 * none.
 */
export const MAX_KEYWORD_LENGTH = 500;

/** Algeria, at UTC+1 all year: the zone of every date shown, whatever the visitor's. */
export const NAMED_TIME_ZONE = 'Africa/Algiers';
export const UTC_OFFSET = '+01:00';
/**
 * For formatting. Not the named zone, which had other offsets before 1981 and would show older
 * dates on the day before.
 */
export const TIME_ZONE = 'Etc/GMT-1';

export const PLACEHOLDER_IMAGE = '/assets/placeholder.jpg';
