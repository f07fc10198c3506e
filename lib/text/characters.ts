/** Characters that embed, override or isolate a direction. Unclosed, they reorder what follows. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Invisible characters with a direction. At the edges of a text they affect only neighbours. */
const EDGE_MARKS = /^[\u200E\u200F\u061C\s]+|(?<![\u200E\u200F\u061C\s])[\u200E\u200F\u061C\s]+$/gu;

/** The quantifier is bounded because `+` overflows the engine's stack on millions of marks. */
const STACKED_MARKS = /(?<=\p{M}{6})\p{M}{1,200}/gu;
/** Keeps six combining marks in a row, more than any script uses. More would cover other lines. */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED_MARKS, '');
}

/** Removes the characters with which a name could reorder or cover the text around it. */
export function withoutUnrulyMarks(text: string): string {
  return withoutStackedMarks(text).replace(DIRECTION_CONTROLS, '').replace(EDGE_MARKS, '');
}

/** Any visible character: none of the spaces, controls, formats and letters that draw nothing. */
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing to a reader, and counts as empty. */
export function isBlank(text: string): boolean {
  return !VISIBLE_CHARACTER.test(text);
}

/** Letters of right-to-left scripts and invisible characters that set a direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFF\u{10800}-\u{10FFF}]/u;
/** Arabic words with punctuation. Digits are excluded, as neighbouring text can reorder them. */
const ARABIC_WORDS = /^(?=\P{L}*\p{L})(?:(?!\p{N})[\p{Script=Arabic}\p{M}\s،؛؟.,!:«»"'’()…–—-])+$/u;

/** Whether a text reads correctly in a page of this direction without a `<bdi>` (UAX 9). */
export function isPlainIn(text: string, dir: 'rtl' | 'ltr'): boolean {
  return dir === 'ltr' ? !RIGHT_TO_LEFT.test(text) : ARABIC_WORDS.test(text);
}

/** Replaces Arabic-Indic and Persian digits, which telephones and parsers do not read. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

export const ARABIC = /\p{Script=Arabic}/u;

/** Telephone numbers and amounts in groups of digits, which Arabic text around them reverses. */
export const GROUPED_NUMBERS =
  /([(+]{1,2}|\b0)\d{1,4}\)?( ?\(0\))?([\s./-]?\(?\d{2,4}\)?){2,6}|\b\d{1,3}( \d{3}){1,5}\b/g;

const LEFT_TO_RIGHT = '\u200E';

/** Puts a left-to-right mark before each grouped number in an Arabic text without markup. */
export function withOrderedNumbers(text: string): string {
  return ARABIC.test(text) ? text.replace(GROUPED_NUMBERS, `${LEFT_TO_RIGHT}$&`) : text;
}
