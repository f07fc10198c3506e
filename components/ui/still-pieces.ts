import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { attributesHtml, escapeHtml } from './still-attributes';

/** A part of a tree: how it goes to the browser as an element, and as HTML when nothing in it needs React there. */
interface Piece {
  node: (hold: Hold) => ReactNode;
  html: string | null;
}

/** What goes to React for an element's HTML: the HTML, or what stands for it until the page is made. */
type Hold = (html: string) => string;

export type Props = Readonly<Record<string, unknown>>;

/** Gives what a component shows with these properties: what is kept of it, or what is drawn now, with as few elements as can be. */
export type Keep = (props: Props, draw: () => ReactNode) => ReactNode;

/** Components of the server of which what they show is kept from one page to the next (`drawn-once.ts`). */
export const kept = new WeakMap<object, Keep>();

const CLIENT_REFERENCE = Symbol.for('react.client.reference');
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** React does more with these than write them: it lifts them into the head, keeps what is chosen, or writes their text in another way. */
const REACTS_OWN = new Set(
  'html head body base link meta title style script noscript template select option optgroup textarea pre listing object video audio picture'.split(
    ' ',
  ),
);

/** The same tree with all that needs no React in the browser written as HTML: as few elements as can be. */
export function still(tree: ReactNode, hold: Hold): ReactNode {
  return pieceOf(tree).node(hold);
}

/** A tree as HTML; null when something in it needs React in the browser. */
export function htmlOf(tree: ReactNode): string | null {
  return pieceOf(tree).html;
}

function pieceOf(node: ReactNode): Piece {
  if (typeof node === 'string') return { node: () => node, html: escapeHtml(node) };
  if (typeof node === 'number' || typeof node === 'bigint') return { node: () => node, html: String(node) };
  if (node === null || node === undefined || typeof node === 'boolean') return { node: () => node, html: '' };
  if (Array.isArray(node)) return listPiece(node.map(pieceOf));
  return isValidElement<Props>(node) ? elementPiece(node) : alive(node);
}

function alive(node: ReactNode): Piece {
  return { node: () => node, html: null };
}

function listPiece(pieces: Piece[]): Piece {
  return { node: (hold) => nodesOf(pieces, hold), html: joined(pieces) };
}

function joined(pieces: Piece[]): string | null {
  let html = '';
  for (const piece of pieces) {
    if (piece.html === null) return null;
    html += piece.html;
  }
  return html;
}

function elementPiece(element: ReactElement<Props>): Piece {
  const { type } = element;
  if (typeof type === 'string') return hostPiece(element, type);
  if (type === Fragment) {
    const inner = childrenOf(element);
    return { node: (hold) => remade(element, {}, nodesOf(inner, hold)), html: joined(inner) };
  }
  if (typeof type !== 'function') return alive(element);
  if (isOfBrowser(type)) return { node: (hold) => clientNode(element, hold), html: null };
  // A component of the server is a function without a state: it may be called where it stands.
  const draw = (): ReactNode => (type as (props: Props) => ReactNode)(element.props);
  const keep = kept.get(type);
  const drawn = pieceOf(keep ? keep(element.props, () => still(draw(), (html) => html)) : draw());
  return { node: (hold) => keyed(drawn.node(hold), element.key), html: drawn.html };
}

function hostPiece(element: ReactElement<Props>, tag: string): Piece {
  const inner = childrenOf(element);
  const given = givenHtml(element.props);
  const attributes = isReacts(tag, element.props, given) ? null : attributesHtml(element.props);
  const content = given ?? joined(inner);
  const isVoid = VOID.has(tag);
  const end = isVoid ? '/>' : `>${content}</${tag}>`;
  return {
    html: attributes === null || content === null ? null : `<${tag}${attributes}${end}`,
    node: (hold) => {
      if (isVoid || (given !== null && (attributes === null || tag === 'script'))) return element;
      // Without elements in it, it is as small as it can be.
      if (given === null && (content === null || !content.includes('<'))) return remade(element, {}, nodesOf(inner, hold));
      return remade(element, { children: undefined, dangerouslySetInnerHTML: { __html: hold(content ?? '') } });
    },
  };
}

/** Children as their parent got them: several one after the other, or one alone. */
function childrenOf({ props }: ReactElement<Props>): Piece[] {
  const children = props['children'] as ReactNode;
  if (Array.isArray(children)) return children.map(pieceOf);
  return children === undefined ? [] : [pieceOf(children)];
}

function nodesOf(pieces: Piece[], hold: Hold): ReactNode[] {
  return pieces.map((piece) => piece.node(hold));
}

/** A component of the browser stays as it is; what the server gives it to show is written as HTML where that is possible. */
function clientNode(element: ReactElement<Props>, hold: Hold): ReactNode {
  const shown: Record<string, ReactNode> = {};
  for (const [name, value] of Object.entries(element.props)) {
    if (name !== 'children' && isValidElement(value)) shown[name] = still(value, hold);
  }
  return remade(element, shown, nodesOf(childrenOf(element), hold));
}

/** The element with other properties and children. What is undefined is not written to the browser. */
function remade({ key, type, props: own }: ReactElement<Props>, changed: Props, children: ReactNode[] = []): ReactNode {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...own, ...changed })) if (value !== undefined) props[name] = value;
  if (key !== null) props['key'] = key;
  return createElement(type, props, ...children);
}

function keyed(node: ReactNode, key: string | null): ReactNode {
  if (key === null) return node;
  return isValidElement(node) && node.key === null ? cloneElement(node, { key }) : createElement(Fragment, { key }, node);
}

function isOfBrowser(type: object): boolean {
  return '$$typeof' in type && type.$$typeof === CLIENT_REFERENCE;
}

function givenHtml({ dangerouslySetInnerHTML: given }: Props): string | null {
  if (typeof given !== 'object' || given === null || !('__html' in given)) return null;
  const { __html: html } = given;
  return String(html);
}

function isReacts(tag: string, props: Props, given: string | null): boolean {
  // React fetches a picture that is wanted at once ahead of the page.
  if (tag === 'img') return props['loading'] !== 'lazy';
  if (tag === 'script') return given === null || props['type'] !== 'application/ld+json';
  return REACTS_OWN.has(tag) || tag.includes('-');
}
