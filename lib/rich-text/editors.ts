import type { Element, ElementContent, Properties, Root } from 'hast';
import { DISPLAYED_AS_BLOCK } from '@/lib/text/plain-text';
import { BULLET, signInFont } from '@/lib/text/sign-fonts';
import { linkedPlaces } from './links';
import { contains, isBlank, isBlock, LARGEST_ICON, rename, SHOWING } from './structure';
import {
  childrenOf,
  element,
  isElement,
  replaceNodes,
  textOf,
  visitElements,
  type Parent,
} from './tree';

/**
 * Blocks whose text an editor may align. Justified and start-aligned text is left to the style
 * sheet.
 */
const ALIGNED = /^(?:p|h[1-6]|div|ul|ol|li|figure|figcaption|td|th|caption|blockquote|pre)$/;
/** Class names of editors: Quill, WordPress, Bootstrap, Tailwind. */
const ALIGNING_CLASS = /^(?:ql-align|has-text-align|text|align)-(left|right|center|end)$/;
const ALIGNMENTS: ReadonlySet<unknown> = new Set(['left', 'right', 'center', 'end']);

type Style = ReadonlyMap<string, string>;

/**
 * Normalises what editors write in several ways: kinds of text, lists, aligned text, sizes,
 * addresses.
 */
export function editorMarkup() {
  return (tree: Root): void => {
    replaceNodes(tree, replacementOf);
    const linked = linkedPlaces(tree);
    const whiteSpaces = new Map<Parent, string>();
    visitElements(tree, (node, parent) => {
      const { tagName, properties } = node;
      const style = styleOf(properties);
      const whiteSpace = style.get('white-space') ?? whiteSpaces.get(parent);
      if (whiteSpace !== undefined) whiteSpaces.set(node, whiteSpace);
      properties['dataLines'] =
        /^(?:pre|break)/.test(whiteSpace ?? '') && hasLines(node) ? '' : undefined;
      // Google Docs wraps a whole text in it.
      if (/^(?:b|strong)$/.test(tagName) && /^(?:normal|400)$/.test(style.get('font-weight') ?? ''))
        rename(node, 'span');
      if (tagName === 'span') styledText(node, style, isElement(parent, 'a'));
      else if (STYLED_BLOCKS.has(tagName)) styledBlock(node, style);
      if (tagName === 'ol') properties['dataList'] = listStyleOf(properties, style);
      if (SIZED.has(tagName)) Object.assign(properties, sizeOf(properties, style));
      if (typeof properties['colSpan'] === 'number')
        properties['colSpan'] = Math.min(MOST_COLUMNS, properties['colSpan']);
      properties['dir'] ??=
        /^(?:rtl|ltr)$/.exec(style.get('direction') ?? '')?.[0] ??
        (classesOf(node).includes('ql-direction-rtl') ? 'rtl' : undefined);
      properties['dataAlign'] = ALIGNED.test(tagName) ? alignmentOf(node, style) : undefined;
      properties['dataAnchor'] = [properties.id, properties['name']].find(
        (name) => typeof name === 'string' && linked.has(name),
      );
      for (const name of ['href', 'src', 'url', 'poster'])
        if (typeof properties[name] === 'string') properties[name] = tidyAddress(properties[name]);
    });
  };
}

/** Signs, one of them a picture. Figures are components of some. */
const EMOJI =
  /^(?=.*(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3))[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/**
 * Pictures of emoji have them as their alternative, and no size or that of a letter. Photographs
 * are seldom described by emoji alone.
 */
function isEmoji({ properties }: Element): boolean {
  const style = styleOf(properties);
  const sizes = [properties.width, properties.height, style.get('width'), style.get('height')];
  return (
    EMOJI.test(properties.alt ?? '') &&
    !sizes.some((size) => Number.parseFloat(String(size)) > LARGEST_ICON)
  );
}

function replacementOf(node: ElementContent): ElementContent[] | undefined {
  if (!isElement(node, 'ol', 'ul', 'span', 'img')) return undefined;
  const { tagName, properties } = node;
  if (tagName === 'img')
    return isEmoji(node) ? [{ type: 'text', value: properties.alt ?? '' }] : undefined;
  if (tagName !== 'span') return nestedLists(node);
  // On a line of its own: between empty blocks, which become line breaks where words are on both
  // sides.
  return DISPLAYED_AS_BLOCK.test(properties.style ?? '')
    ? [element('div'), node, element('div')]
    : undefined;
}

function hasLines({ children }: Element): boolean {
  const isAroundBlocks = children.some(isBlock);
  return children.some(
    (child) =>
      child.type === 'text' &&
      child.value.includes('\n') &&
      !(isAroundBlocks && child.value.trim() === ''),
  );
}

const MOST_COLUMNS = 99;

/** The declarations of a style attribute, in small letters. */
function styleOf({ style }: Properties): Style {
  if (!style) return NO_STYLE;
  return new Map(
    style.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.toLowerCase().split(':');
      const [said = ''] = value.join(':').split('!important', 1);
      return [name.trim(), said.trim()];
    }),
  );
}

const NO_STYLE: Style = new Map();

function classesOf({ properties: { className } }: Element): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}

/** A heading cell is bold anyway. */
const STYLED_BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'li', 'td']);

/** What a style says that an element can say, since styles are not kept. */
const STYLED: readonly [property: RegExp, value: RegExp, tagName: string][] = [
  [/^font-weight$/, /^(?:bold|[6-9]00)/, 'strong'],
  [/^font-style$/, /^italic/, 'em'],
  [/^text-decoration(?:-line)?$/, /\bunderline\b/, 'u'],
  [/^text-decoration(?:-line)?$/, /\bline-through\b/, 's'],
  [/^vertical-align$/, /^super/, 'sup'],
  [/^vertical-align$/, /^sub/, 'sub'],
];

function says(style: Style, property: RegExp, value: RegExp): boolean {
  return [...style].some(([name, given]) => property.test(name) && value.test(given));
}

function styledText(node: Element, style: Style, isLink: boolean): void {
  if (style.size === 0) return;
  const sign = signOf(node, style);
  if (sign !== undefined) node.children = [{ type: 'text', value: sign }];
  for (const [property, value, tagName] of STYLED) {
    // A link is underlined already.
    if (says(style, property, value) && !(isLink && tagName === 'u'))
      node.children = [element(tagName, {}, childrenOf(node))];
  }
}

/**
 * Of a block, a style is that of all its text, unless an element in it undoes it: lines through and
 * below a text, none can.
 */
function styledBlock(node: Element, style: Style): void {
  if (style.size === 0 || node.children.every(isBlank) || node.children.some(isBlock)) return;
  for (const [property, value, tagName] of STYLED) {
    const undoes = (inner: Element): boolean =>
      [...styleOf(inner.properties)].some(
        ([name, given]) => property.test(name) && given !== 'inherit' && !value.test(given),
      ) && !isBlank(inner);
    if (
      says(style, property, value) &&
      !/^su[bp]$/.test(tagName) &&
      (/^[us]$/.test(tagName) || !contains(node, undoes))
    )
      node.children = [element(tagName, {}, childrenOf(node))];
  }
}

const SIGN_FONT = /^["']?(wingdings(?: [23])?|webdings|symbol)\b/;

/** Word's signs are letters of fonts that draw something else in their place. */
function signOf(node: Element, style: Style): string | undefined {
  // First, since the text of every element would be read once for each of those around it.
  const font = SIGN_FONT.exec(style.get('font-family') ?? '')?.[1];
  if (font === undefined || contains(node, ({ tagName }) => SHOWING.has(tagName))) return undefined;
  const text = textOf(node).trim();
  const sign = text.length === 1 ? signInFont(text, font) : undefined;
  return sign === BULLET ? `${BULLET} ` : sign;
}

const LIST_STYLES: ReadonlyMap<string, string> = new Map([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

function listStyleOf({ type }: Properties, style: Style): string | undefined {
  const inStyle =
    style.get('list-style-type') ?? /^[a-z-]+/.exec(style.get('list-style') ?? '')?.[0];
  return inStyle?.replace('latin', 'alpha') ?? LIST_STYLES.get(String(type));
}

export const CHECKED = '☑ ';
export const UNCHECKED = '☐ ';
/** Kinds of Quill's items. */
const TASKS: ReadonlyMap<unknown, string> = new Map([
  ['checked', CHECKED],
  ['unchecked', UNCHECKED],
]);

/** Quill writes one list: kind and depth of an item stand at the item. */
function nestedLists(list: Element): ElementContent[] | undefined {
  const items = list.children.filter((child) => isElement(child, 'li'));
  if (!items.some((item) => item.properties['dataList'] !== undefined || depthOf(item) > 0))
    return undefined;
  const lists: ElementContent[] = [];
  const open: { list: Element; depth: number }[] = [];
  for (const child of childrenOf(list)) {
    if (!isElement(child, 'li')) {
      (open.at(-1)?.list.children ?? lists).push(child);
      continue;
    }
    const kind = child.properties['dataList'];
    const tagName = kind === undefined ? list.tagName : kind === 'ordered' ? 'ol' : 'ul';
    const task = TASKS.get(kind);
    if (task !== undefined) child.children.unshift({ type: 'text', value: task });
    const depth = depthOf(child);
    while ((open.at(-1)?.depth ?? -1) > depth) open.pop();
    const last = open.at(-1);
    if (last?.depth === depth && last.list.tagName !== tagName) open.pop();
    if (open.at(-1)?.depth !== depth) {
      const around = open.at(-1)?.list.children.findLast((each) => isElement(each, 'li'));
      const inner = element(
        tagName,
        around === undefined && tagName === list.tagName ? { ...list.properties } : {},
      );
      (around?.children ?? lists).push(inner);
      open.push({ list: inner, depth });
    }
    open.at(-1)?.list.children.push(child);
  }
  return lists;
}

function depthOf(item: Element): number {
  for (const name of classesOf(item)) {
    const [, depth] = /^ql-indent-(\d)$/.exec(String(name)) ?? [];
    if (depth !== undefined) return Number(depth);
  }
  return 0;
}

const SIZED: ReadonlySet<string> = new Set(['img', 'video']);
const PIXELS = /^(\d{1,4})(?:\.\d+)?px$/;

/**
 * The size, or the width, that a style sets in pixels, if the attributes set none; a share of the
 * column is none.
 */
function sizeOf({ width, height }: Properties, style: Style): Properties {
  if (width !== undefined || height !== undefined) return {};
  const [, ofWidth] = PIXELS.exec(style.get('width') ?? '') ?? [];
  const [, ofHeight] = PIXELS.exec(style.get('height') ?? '') ?? [];
  return ofWidth === undefined ? {} : { width: ofWidth, height: ofHeight };
}

/** Left and right are physical in both directions. */
function alignmentOf(node: Element, style: Style): string | undefined {
  const { align, dataAlign } = node.properties;
  const classes = classesOf(node).map((name) => ALIGNING_CLASS.exec(String(name))?.[1]);
  return [style.get('text-align'), align, dataAlign, ...classes]
    .map((value) => String(value).toLowerCase())
    .find((value) => ALIGNMENTS.has(value));
}

/** Trimmed, with the scheme in lower case. */
function tidyAddress(address: string): string {
  return address
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
