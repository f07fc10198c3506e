import { isPlainIn } from './direction-marks';

/** `+213 (0)21 00 00 00`, `(+213) 21 00 00 00`, `021 00 00 00`, `(021) 00 00 00`, `021/00 00 00`, `00213-21-00-00-00`, `021 00 00 00/01`. */
export const TELEPHONE =
  /((?<![\d+.,/-]|\d[ \u00A0])(?:(?:\+|00?)\d{1,3}(?:[ \u00A0]?\(\d{1,3}\)(?:[ \u00A0]?\d{2,4})?)?|\((?:\+|0)\d{1,3}\)|0\d\d\/\d{2,4})(?:[ \u00A0.-]\d{2,4}){2,5}(?:[ \u00A0]?[/-][ \u00A0]?\d{2,4}(?![ \u00A0.-]\d))?(?![\d/]|[.,-]\d))/g;

/** `1 200 000`. Not the end of a date or an hour and what follows it, nor numbers of other lengths beside each other. */
const FIGURE = /(?<![\d٠-٩][ .,:/]?)[\d٠-٩]{1,3}(?: [\d٠-٩]{3}){1,5}(?! ?[\d٠-٩])/g;

/** With no-break spaces in figures, whose groups otherwise appear in reverse order between Arabic words, and break across lines. */
export function withWholeFigures(text: string): string {
  return text.replace(FIGURE, (figure) => figure.replaceAll(' ', '\u00A0'));
}

const LEFT_TO_RIGHT = '\u200E';

/** A text without markup whose numbers keep their order between Arabic words: a mark before a telephone number holds it together. */
export function withOrderedNumbers(text: string): string {
  if (isPlainIn(text, 'ltr')) return text;
  return withWholeFigures(text.replace(TELEPHONE, (number, _, at: number) => (text[at - 1] === LEFT_TO_RIGHT ? number : LEFT_TO_RIGHT + number)));
}
