import type { ElementContent, Root } from 'hast';
import { element, replaceNodes } from './tree';

/** `+213 21 00 00 00`, `021 00 00 00`, `00213-21-00-00-00`. */
const TELEPHONE = /((?<![\d+.,/-])(?:\+|00?)\d{1,3}(?:[ \u00A0.-]\d{2,4}){2,5}(?![\d/]|[.,-]\d))/;

/**
 * Isolates the telephone numbers of a text. Between Arabic words the groups of a number would otherwise appear in reverse order, with the
 * plus sign at the wrong end; in every language a number would break across lines.
 */
export function telephones() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => (node.type === 'text' ? isolated(node.value) : undefined));
  };
}

/** A text split at its numbers, which are every second part; undefined if it has none. */
function isolated(value: string): ElementContent[] | undefined {
  const parts = value.split(TELEPHONE);
  if (parts.length === 1) return undefined;
  return parts.flatMap((part, place): ElementContent[] => {
    const text = { type: 'text', value: part } as const;
    if (place % 2 === 1) return [element('bdi', { dir: 'ltr', className: ['unbroken'] }, [text])];
    return part === '' ? [] : [text];
  });
}
