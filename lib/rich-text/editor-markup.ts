import type { Properties, Root } from 'hast';
import { visitElements } from './tree';

/** Blocks whose text an editor may align. Justified and start-aligned text is left to the style sheet. */
const ALIGNED = /^(?:p|h[1-6]|div|ul|ol|li|figure|figcaption|td|th|caption|blockquote|pre)$/;
/** Class names of editors: Quill, WordPress, Bootstrap, Tailwind. */
const ALIGNING_CLASS = /^(?:ql-align|has-text-align|text|align)-(left|right|center|end)$/;
const ALIGNMENTS: ReadonlySet<unknown> = new Set(['left', 'right', 'center', 'end']);

/** Normalises what editors write in several ways: aligned text, addresses. */
export function editorMarkup() {
  return (tree: Root): void => {
    visitElements(tree, ({ tagName, properties }) => {
      properties['dataAlign'] = ALIGNED.test(tagName) ? alignmentOf(properties) : undefined;
      for (const name of ['href', 'src', 'url', 'poster']) if (typeof properties[name] === 'string') properties[name] = tidyAddress(properties[name]);
    });
  };
}

/** Left and right are physical in both directions. */
function alignmentOf({ align, dataAlign, style, className }: Properties): string | undefined {
  const inStyle = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style ?? '')?.[1];
  const classes = Array.isArray(className) ? className.map((name) => ALIGNING_CLASS.exec(name)?.[1]) : [];
  return [inStyle, align, dataAlign, ...classes].map((value) => String(value).toLowerCase()).find((value) => ALIGNMENTS.has(value));
}

/** Trimmed, with the scheme in lower case. */
function tidyAddress(address: string): string {
  return address
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
