import type { Element, Nodes } from 'hast';
import { decode } from 'html-entities';
import { ENTITY_PASSES } from '@/lib/platform/constants';
import { isBlank, withoutUnrulyMarks, withOrderedNumbers } from './characters';
import {
  HtmlTooLargeError,
  collapseWhitespace,
  parseHtml,
  withBreakableRuns,
  textOf,
} from './html-tree';

/** Decodes entities up to 10 times (specification §9), since back offices encode more than once. */
export function decodeEntities(text: string): string {
  let current = text;
  for (let pass = 0; pass < ENTITY_PASSES && current.includes('&'); pass += 1) {
    const next = decode(current);
    if (next === current) break;
    current = next;
  }
  return current.toWellFormed();
}

/** Returns the words of untrusted HTML on one line, as a browser shows them. */
export function plainText(html: string): string {
  return visibleWords(html, () => false);
}

/** Returns the words of untrusted HTML on one line, without those of its headings. */
export function plainSentences(html: string): string {
  return visibleWords(html, ({ tagName }) => /^h[1-6]$/.test(tagName));
}

/** Browsers do not show the text inside these elements. */
const ELEMENTS_WITHOUT_TEXT = new Set('iframe oembed video audio object'.split(' '));

function visibleWords(html: string, isLeftOut: (element: Element) => boolean): string {
  const source = decodeEntities(html);
  if (!source.includes('<')) return normaliseLine(withBreakableRuns(source));
  try {
    const tree = parseHtml(source);
    return normaliseLine(
      textOf(tree, (element) => ELEMENTS_WITHOUT_TEXT.has(element.tagName) || isLeftOut(element)),
    );
  } catch (error) {
    if (!(error instanceof HtmlTooLargeError)) throw error;
    return normaliseLine(splitParagraphs(source).join(' '));
  }
}

function normaliseLine(text: string): string {
  return withOrderedNumbers(collapseWhitespace(withoutUnrulyMarks(text)));
}

/** The parser reads the content of these elements as text, not as HTML. */
const RAW_TEXT_ELEMENTS = new Set(['script', 'style', 'title']);
const TAG = /^(?:\/?[a-z][a-z\d]*|[!/?])/i;

/** Splits HTML at its tags into lines of words, without parsing it. */
export function splitParagraphs(html: string): string[] {
  let open: string | undefined;
  const pieces = html.split('<').map((piece, index) => {
    const tag = index > 0 ? TAG.exec(piece)?.[0].toLowerCase() : undefined;
    if (open !== undefined && tag !== `/${open}`) return '';
    if (tag === undefined) return index > 0 ? `<${piece}` : piece;
    open = RAW_TEXT_ELEMENTS.has(tag) ? tag : undefined;
    return open === undefined ? `\n${piece.slice(piece.indexOf('>') + 1 || Infinity)}` : '';
  });
  return decodeEntities(pieces.join(''))
    .split('\n')
    .map(normaliseLine)
    .filter((text) => text !== '');
}

/** These elements are visible without any text. */
const VISIBLE_ELEMENTS = new Set('img iframe oembed video audio hr'.split(' '));
/** The first 1,000 characters of most texts already show something, and are parsed first. */
const BEGINNING = 1000;

/** Whether a text or body shows nothing, as in a field that an editor has emptied. */
export function isEmptyContent(text: string): boolean {
  if (!/[<&]/.test(text)) return isBlank(text);
  const isSeen = (node: Nodes): boolean =>
    node.type === 'text'
      ? !isBlank(node.value)
      : 'children' in node &&
        ((node.type === 'element' && VISIBLE_ELEMENTS.has(node.tagName)) ||
          node.children.some(isSeen));
  try {
    return [text.slice(0, BEGINNING), text].every(
      (part) => !isSeen(parseHtml(decodeEntities(part))),
    );
  } catch (error) {
    if (!(error instanceof HtmlTooLargeError)) throw error;
    return false;
  }
}
