import type { Properties, Root } from 'hast';
import { SCHEMA } from './schema';
import { replaceNodes } from './tree';

/** Blocks whose text an editor may align. Justified text, and what stands where reading begins, is left to the style sheet. */
const ALIGNED = /^(?:p|h[1-6]|div|ul|ol|li|figure|figcaption|td|th|caption|blockquote|pre)$/;
/** How editors call it: Quill, WordPress, Bootstrap, Tailwind. */
const ALIGNING_CLASS = /^(?:ql-align|has-text-align|text|align)-(left|right|center|end)$/;
const ALIGNMENTS: ReadonlySet<unknown> = new Set(['left', 'right', 'center', 'end']);
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
      properties['dataAlign'] = ALIGNED.test(node.tagName) ? alignmentOf(tagName, properties) : undefined;
      for (const name of ['href', 'src', 'url', 'poster']) if (typeof properties[name] === 'string') properties[name] = tidyAddress(properties[name]);
      return undefined;
    });
  };
}

/** Left and right stay what they are in either direction. */
function alignmentOf(tagName: string, { align, dataAlign, style, className }: Properties): string | undefined {
  if (tagName === 'center') return 'center';
  const inStyle = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style ?? '')?.[1];
  const classes = Array.isArray(className) ? className.map((name) => ALIGNING_CLASS.exec(name)?.[1]) : [];
  return [inStyle, align, dataAlign, ...classes].map((value) => String(value).toLowerCase()).find((value) => ALIGNMENTS.has(value));
}

/** Without the white space around it, and with a scheme in small letters. */
function tidyAddress(address: string): string {
  return address
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
