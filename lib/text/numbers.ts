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
