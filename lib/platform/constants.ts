/** Values of specification §5, §7 and §9. Times are milliseconds unless the name says otherwise. */

export const MOBILE_BREAKPOINT_PX = 768;
export const SUBMENU_CLOSE_DELAY = 200;
export const SEARCH_DEBOUNCE = 500;
export const POPUP_DELAY = 5000;
/** Browsers get this cookie when the popup is shown. */
export const POPUP_COOKIE = 'popup';
/** Mobile browsers are never closed, so a visit ends after 30 minutes without a new page. */
export const VISIT_SECONDS = 30 * 60;
export const HERO_INTERVAL = 5000;
export const PARTNERS_INTERVAL = 3000;

export const DESCRIPTION_WORDS = 30;

export const DEFAULT_PER_PAGE = 6;
/** With the largest page size, reading a whole list takes the fewest calls. */
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
/** Names are cut to 50 characters, as a reader counts them. */
export const NAME_LENGTH = 50;
export const ENTITY_PASSES = 10;

export const SERVICE_COLOURS = 6;

export const MAX_EVENTS_PER_DAY = 2;
export const MAP_HEIGHT_PX = 400;
/** The map shows 0.01 degrees on each side of the point. */
export const MAP_BOX_DEGREES = 0.01;

/** A keyword sent to the API has at most 500 characters. The specification has no bound for it. */
export const MAX_KEYWORD_LENGTH = 500;

/** All dates are shown in Algerian time (UTC+1 all year), whatever the visitor's time zone. */
export const NAMED_TIME_ZONE = 'Africa/Algiers';
export const UTC_OFFSET = '+01:00';
/**
 * Dates are formatted in a fixed zone: before 1981 Algeria had other offsets, which would move
 * older dates to the day before.
 */
export const TIME_ZONE = 'Etc/GMT-1';

export const PLACEHOLDER_IMAGE = '/assets/placeholder.jpg';
