import { mailboxes } from '@/lib/text/mailboxes';
import { paragraphs } from '@/lib/text/plain-text';
import { withoutInvisible } from '@/lib/text/safe-link';
import { firstMembers } from './dropped';
import { anything, numeric } from './fields';
import { LONGEST, toShortText, toText } from './texts';
import { isRecord, members, unpack } from './wire-forms';

/**
 * Lists of short texts, and coordinates, in the forms in which people and back offices write them.
 */

/** Degrees, minutes and seconds, and the side of the globe: `36°45'13.6"N`, `3,0588° E`. */
const DEGREES =
  /^(-?)\+?([\d.,]+)(?:[°º](?:([\d.,]+)['′’](?:([\d.,]+)(?:["″”]|''))?)?)?([NSEWO]?)$/i;

function degreesOf(text: string): number | null {
  const [, sign = '', ...figures] = DEGREES.exec(text.replace(/\s/g, '')) ?? [];
  const side = figures.pop() ?? '';
  const [degrees = null, minutes, seconds] = figures.map((figure) => numeric.parse(figure));
  if (degrees === null) return null;
  const size = degrees + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
  return sign === '-' || /[SWO]/i.test(side) ? -size : size;
}

/** A coordinate, or both of a place where they stand in one field; none where it cannot be read. */
export const degrees = anything((value): number[] => {
  const text = toShortText(value);
  const parts = text.split(/[;/]|,\s+|,(?=[+-]?\d+\.)|(?<=[NSEWO])\s+(?=\d)/i);
  const found = (parts.length === 2 ? parts : [text]).map(degreesOf);
  return found.every((figure) => figure !== null) ? found : [];
});

/**
 * Names of the text itself in a record, of which the first hold no other, and of what a table or
 * form of the back office has beside it.
 */
const TEXT_ALONE = /^(?:value|valeur|num(?:ber|ero)|text|texte|point|name|title)$/i;
const CONTACT = /^(?:phone|tel|telephone|fax|e?mail)$/i;
const BESIDE_THE_TEXT = /^(?:id|order|ordre|status|type|kind|icon|lang|.*_(?:id|at))$/;

/**
 * A member of a list of texts, which may be a record of its own: the text by its name, or else the
 * first one.
 */
function memberText(member: unknown): string {
  if (!isRecord(member)) return toShortText(member);
  const names = Object.keys(member).filter((name) => toText(member[name]) !== '');
  const name =
    names.find((each) => TEXT_ALONE.test(each) || CONTACT.test(each)) ??
    names.find((each) => !BESIDE_THE_TEXT.test(each));
  return name === undefined ? '' : toShortText(member[name]);
}

/** `{bureau: "021…", mobile: "0550…"}`: a list in which each has a label. */
function labelled(value: unknown): unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value);
  return names.some((name) => TEXT_ALONE.test(name))
    ? [value]
    : names.filter((name) => !BESIDE_THE_TEXT.test(name)).map((name) => value[name]);
}

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
/**
 * In place of the semicolon of an entity, which separates nothing. No text has control characters.
 */
const ENTITY_END = '\0';

function piecesOf(text: string, separator: (text: string) => RegExp): string[] {
  const written = text.replace(ENTITY, (entity) => entity.slice(0, -1) + ENTITY_END);
  return written
    .split(separator(written), LONGEST.list + 1)
    .map((piece) => piece.replaceAll(ENTITY_END, ';'));
}

function texts(separator: (text: string) => RegExp, linesOf = (text: string) => text) {
  return anything((value): string[] => {
    const unpacked = unpack(value);
    return firstMembers(
      members(unpacked) ?? labelled(unpacked) ?? piecesOf(linesOf(toText(unpacked)), separator),
      LONGEST.list,
    )
      .map(memberText)
      .filter((member) => member !== '');
  });
}

/** Of HTML, each block on a line of its own. */
function blockLines(text: string): string {
  return text.includes('<') ? paragraphs(text).join('\n') : text;
}

const SEPARATOR = /[,;\r\n]+/;

/**
 * A list of texts: a list, JSON text, or texts separated by commas, semicolons, line breaks or
 * blocks. Empty ones are left out.
 */
export const textList = texts(() => SEPARATOR, blockLines);

/**
 * As `textList`; slashes separate, too. Of several addresses in a piece, each is one; a piece with
 * one keeps its words.
 */
export const emailList = texts(() => SEPARATOR).transform((given) =>
  given
    .flatMap((text) => (/[<&]/.test(text) ? paragraphs(text) : [text]))
    .flatMap((text) => text.split('/'))
    .flatMap(emailsIn)
    .slice(0, LONGEST.list),
);

function emailsIn(piece: string): string[] {
  const text = withoutInvisible(piece).trim();
  const found = mailboxes(text);
  const hasWords =
    found.length === 1 && /\p{L}/u.test(text.replace(found[0] ?? '', '').replace(/^mailto:/i, ''));
  return found.length === 0 || hasWords ? [text].filter(Boolean) : found;
}

const BETWEEN_NUMBERS = [/[/|]|\s[–—-]\s|\s(?:et|ou|and|or)\s|\sو(?=\s?[+(\p{Nd}])/iu, /[–—-]/];
const LEAST_DIGITS = 8;

/**
 * As `textList`; whole telephone numbers are also separated by slashes, dashes and words. The last
 * digits of a series stay with it.
 */
export const phoneList = textList.transform((given) => {
  const texts = given.flatMap((text) => (text.includes('<') ? paragraphs(text) : [text]));
  return BETWEEN_NUMBERS.reduce(
    (pieces, separator) => pieces.flatMap((piece) => wholeNumbers(piece, separator)),
    texts,
  ).slice(0, LONGEST.list);
});

/** Unless a piece would be less than a number. */
function wholeNumbers(text: string, separator: RegExp): string[] {
  const numbers = text.split(separator).map((number) => number.trim());
  return numbers.every((number) => number.replace(/\P{Nd}/gu, '').length >= LEAST_DIGITS)
    ? numbers
    : [text];
}

/**
 * As `textList`, for sentences: commas do not separate when the text holds sentences on lines, or
 * in blocks, of their own.
 */
export const sentenceList = texts(
  (text) => (/[\r\n]/.test(text) ? /[\r\n]+/ : /,(?!\d)/),
  blockLines,
);
