/**
 * Marks that embed, override or isolate a direction: unclosed, they would turn the words after a
 * text too. `<bdi>` is no help against an open isolate, since its own end then closes that one.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/**
 * Invisible letters with a direction. Inside a text they have their use; at its edges they only act
 * on its neighbours.
 */
const AT_THE_EDGES =
  /^[\u200E\u200F\u061C\s]+|(?<![\u200E\u200F\u061C\s])[\u200E\u200F\u061C\s]+$/gu;

/** In portions: a pattern for any number of marks overflows the engine's stack on millions. */
const STACKED = /(?<=\p{M}{6})\p{M}{1,200}/gu;
/** Neither Latin nor Arabic letters nor spaces: marks take ten times as long to look for. */
const MAY_BE_STACKED = /[^ -\u02FF\u0621-\u064A]{7}/;

/**
 * Without more combining marks on a letter than any script sets, which paint over the lines around
 * it.
 */
export function withoutStackedMarks(text: string): string {
  return MAY_BE_STACKED.test(text) ? text.replace(STACKED, '') : text;
}

/**
 * A name or label that reorders and covers nothing around it, also where no element can isolate it:
 * titles and attributes.
 */
export function withoutUnrulyMarks(text: string): string {
  return withoutStackedMarks(text).replace(TURNING, '').replace(AT_THE_EDGES, '');
}

/**
 * Blocks of the scripts that are written from right to left, and invisible marks of either
 * direction.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/**
 * Arabic words and punctuation between them. No digits: after an Arabic letter, digits of a
 * neighbour are reordered.
 */
const ARABIC_WORDS = /^(?=\P{L}*\p{L})(?:(?!\p{N})[\p{Script=Arabic}\p{M}\s،؛؟.,!:«»"'’()…–—-])+$/u;

/**
 * A text of the page's own direction that reads the same with and without an isolating element
 * (Unicode UAX 9).
 */
export function isPlainIn(text: string, dir: 'rtl' | 'ltr'): boolean {
  return dir === 'ltr' ? !RIGHT_TO_LEFT.test(text) : ARABIC_WORDS.test(text);
}
