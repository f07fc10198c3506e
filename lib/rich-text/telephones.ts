import type { ElementContent, Root } from 'hast';
import { element, replaceNodes } from './tree';

/** `+213 21 00 00 00`, `021 00 00 00`, `00213-21-00-00-00`. */
const TELEPHONE = /(?<![\d+.,/-])(?:\+|00?)\d{1,3}(?:[ \u00A0.-]\d{2,4}){2,5}(?![\d/]|[.,-]\d)/g;

/**
 * Holds the telephone numbers of a text together. Between Arabic words the groups of a number would otherwise stand in reverse, its plus
 * sign at the wrong end; in every language it would break where a line ends.
 */
export function telephones() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => (node.type === 'text' ? isolated(node.value) : undefined));
  };
}

/** A text cut at its numbers; undefined when it has none. */
function isolated(value: string): ElementContent[] | undefined {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: number, index } of value.matchAll(TELEPHONE)) {
    if (index > end) parts.push({ type: 'text', value: value.slice(end, index) });
    parts.push(element('bdi', { dir: 'ltr', className: ['unbroken'] }, [{ type: 'text', value: number }]));
    end = index + number.length;
  }
  if (end === 0) return undefined;
  return end < value.length ? [...parts, { type: 'text', value: value.slice(end) }] : parts;
}
