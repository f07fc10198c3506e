/** Marks that embed, override or isolate a direction: unclosed, they turn what follows a text. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Invisible letters with a direction: at the edges of a text they only act on its neighbours. */
const AT_THE_EDGES =
  /^[\u200E\u200F\u061C\s]+|(?<![\u200E\u200F\u061C\s])[\u200E\u200F\u061C\s]+$/gu;

/** In portions: a pattern for any number of marks overflows the engine's stack on millions. */
const STACKED = /(?<=\p{M}{6})\p{M}{1,200}/gu;
/** Without more marks on a letter than any script sets, which paint over the lines around it. */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED, '');
}

/** A name that reorders and covers nothing around it, also in titles and attributes. */
export function withoutUnrulyMarks(text: string): string {
  return withoutStackedMarks(text).replace(TURNING, '').replace(AT_THE_EDGES, '');
}

/** Scripts that are written from right to left, and invisible marks of either direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFF\u{10800}-\u{10FFF}]/u;
/** Arabic words and punctuation between them; digits of a neighbour would be reordered. */
const ARABIC_WORDS = /^(?=\P{L}*\p{L})(?:(?!\p{N})[\p{Script=Arabic}\p{M}\s،؛؟.,!:«»"'’()…–—-])+$/u;

/** Whether a text reads the same without an isolating element in a page of a direction (UAX 9). */
export function isPlainIn(text: string, dir: 'rtl' | 'ltr'): boolean {
  return dir === 'ltr' ? !RIGHT_TO_LEFT.test(text) : ARABIC_WORDS.test(text);
}

/** Arabic-Indic and Persian digits, as telephones and machines read them. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

export const ARABIC = /\p{Script=Arabic}/u;

/** A telephone number or an amount in groups: between Arabic words they change places (UAX 9). */
export const GROUPED =
  /([(+]{1,2}|\b0)\d{1,4}\)?( ?\(0\))?([\s./-]?\(?\d{2,4}\)?){2,6}|\b\d{1,3}( \d{3}){1,5}\b/g;

const LEFT_TO_RIGHT = '\u200E';

/** The same in a text without markup: a mark before a number holds its groups together. */
export function withOrderedNumbers(text: string): string {
  return ARABIC.test(text) ? text.replace(GROUPED, `${LEFT_TO_RIGHT}$&`) : text;
}
