import { isPlainIn } from './direction-marks';

/**
 * `+213 (0)21 00 00 00`, `(+213) 21 00 00 00`, `021 00 00 00`, `(021) 00 00 00`, `021/00 00 00`,
 * `00213-21-00-00-00`, `021 00 00 00/01`. After a figure, too, but not inside one: `10 050-20 000`,
 * `1 050 000.50`.
 */
export const TELEPHONE =
  /((?<![\p{Nd}+.,/-])(?!(?<=\p{Nd}[ \u00A0])\p{Nd}{3}(?:[ \u00A0]\p{Nd}{3}){0,4}(?:-\p{Nd}{1,3}(?:[ \u00A0]\p{Nd}{3}){1,4})?(?![ \u00A0/-]?\p{Nd}|\.\p{Nd}{3}|\.\p{Nd}{1,2}[ \u00A0./-]\p{Nd}))(?:(?:\+|[0٠]{1,2}(?![0٠]))\p{Nd}{1,3}(?:[ \u00A0]?\(\p{Nd}{1,3}\)(?:[ \u00A0]?\p{Nd}{2,4})?)?|\((?:\+|[0٠])\p{Nd}{1,3}\)|[0٠]\p{Nd}{2}\/\p{Nd}{2,4})(?:[ \u00A0.-]\p{Nd}{2,4}){2,5}(?:[ \u00A0]?[/-][ \u00A0]?\p{Nd}{2,4}(?![ \u00A0.-]\p{Nd}))?(?![\p{Nd}/]|[.,-]\p{Nd}))/gu;

/**
 * `1 200 000`. Not the end of a date or an hour and what follows it, nor numbers of other lengths
 * beside each other.
 */
const FIGURE = /(?<!\p{Nd}[ .,:/]?)\p{Nd}{1,3}(?: \p{Nd}{3}){1,5}(?! ?\p{Nd})/gu;

/**
 * With no-break spaces in figures, whose groups otherwise appear in reverse order between Arabic
 * words, and break across lines.
 */
export function withWholeFigures(text: string): string {
  return text.replace(FIGURE, (figure) => figure.replaceAll(' ', '\u00A0'));
}

const LEFT_TO_RIGHT = '\u200E';
const BESIDE_ARABIC_DIGITS = /(?<=[٠-٩])(?=[^٠-٩])|(?<=[^٠-٩])(?=[٠-٩])/g;

/**
 * Groups of Arabic digits are in reverse order in an isolating element, too, unless marks hold what
 * is between them (UAX 9, N1).
 */
export function withOrderedGroups(telephone: string): string {
  return telephone.replace(BESIDE_ARABIC_DIGITS, LEFT_TO_RIGHT);
}

/**
 * A text without markup whose numbers keep their order between Arabic words: a mark before a
 * telephone number holds it together.
 */
export function withOrderedNumbers(text: string): string {
  if (isPlainIn(text, 'ltr')) return text;
  return withWholeFigures(
    text.replace(
      TELEPHONE,
      (number, _, at: number) =>
        (text[at - 1] === LEFT_TO_RIGHT ? '' : LEFT_TO_RIGHT) + withOrderedGroups(number),
    ),
  );
}
