import type { Properties, Root } from 'hast';
import { SCHEMA } from './schema';
import { replaceNodes } from './tree';

/** Blocks whose text an editor may centre. Any other alignment is left to the reading direction. */
const ALIGNED = /^(?:p|h[1-6]|div|figure|figcaption|td|th|caption|blockquote)$/;
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['strike', 's'],
  ['tt', 'code'],
  ['center', 'div'],
]);

const KNOWN: ReadonlySet<string> = new Set([...(SCHEMA.tagNames ?? []), ...(SCHEMA.strip ?? [])]);

/**
 * What editors write in several ways is written in one, which the schema has: old elements, centred text, addresses. Elements that it does
 * not know give way to what they hold: the sanitiser would do the same, and fail where one holds a hundred thousand others.
 */
export function editorMarkup() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (node.type !== 'element') return undefined;
      const { tagName, properties } = node;
      node.tagName = RENAMED.get(tagName) ?? tagName;
      if (!KNOWN.has(node.tagName)) return node.children;
      const isCentred = tagName === 'center' || (ALIGNED.test(tagName) && alignments(properties).includes('center'));
      properties['dataAlign'] = isCentred ? 'center' : undefined;
      for (const name of ['href', 'src', 'url']) if (typeof properties[name] === 'string') properties[name] = tidyAddress(properties[name]);
      return undefined;
    });
  };
}

function alignments({ align, dataAlign, style }: Properties): unknown[] {
  return [align, dataAlign, /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style ?? '')?.[1]].map((value) => String(value).toLowerCase());
}

/** Without the white space around it, and with a scheme in small letters. */
function tidyAddress(address: string): string {
  return address
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
