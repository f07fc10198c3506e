/*
 * Relies on the tags by which Next writes a page's style sheets, side by side, on how React looks for them during hydration, and on the
 * names that the bundler gives to classes of CSS modules:
 *   <link rel="stylesheet" href="/_next/static/….css" data-precedence="next"/>
 * For React, a link with the address of a sheet means that the sheet is loaded, even if the link is disabled, so that no browser requests
 * the file. Class names contain an underscore. Seen in Next 16.4 with React 19.3.
 * Otherwise: sheets in another form stay links, which the policy allows, and the page is painted a round trip later; a sheet with other
 * class names is inlined in every page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, PageTags, Tag } from './html-tags';

const SHEET = /^\/_next\/(static\/[\w/~-]+\.css)$/;
const CLASS = /\.([\w-]+_\w+)/g;

interface Sheet {
  text: string;
  /** Its class names of CSS modules. */
  classes: readonly string[];
}

const sheets = new Map<string, Sheet>();

/**
 * Inlines the page's style sheets, so that it is painted without a further request; sheets of which the page uses no class become links at
 * its end. In lite mode they are omitted: without scripts no other class appears, and nothing looks for a link. `encoding`: that of the
 * page's text. `hash`: of the inlined styles, for the policy; undefined for a page without style sheets.
 */
export function inlineStyles(
  html: string,
  { tags, classes, bodyEnd }: PageTags,
  { encoding, isLite, folder = '.next' }: { encoding: BufferEncoding; isLite: boolean; folder?: string },
): { edits: Edit[]; hash: string | undefined } {
  const shown = new Set([...classes].flatMap((value) => value.split(' ')));
  const edits: Edit[] = [];
  let [styles, known, late] = ['', '', ''];
  for (const { name, values, from, end } of tags) {
    const [, file] = (isSheet(name, values) && SHEET.exec(values.get('href') ?? '')) || [];
    if (file === undefined) continue;
    const link = html.slice(from, end);
    const sheet = sheets.get(file) ?? read(file, encoding, folder);
    const isShown = sheet.classes.length === 0 || sheet.classes.some((name) => shown.has(name));
    if (isShown) {
      styles += sheet.text;
      known += link.replace(' data-precedence', ' disabled="" data-precedence');
    } else late += link;
    edits.push({ from, to: end, text: '' });
  }
  const [first] = edits;
  if (!first || bodyEnd === undefined) return { edits: [], hash: undefined };
  first.text = `<style>${styles}</style>${isLite ? '' : known}`;
  if (!isLite) edits.push({ from: bodyEnd, to: bodyEnd, text: late });
  return { edits, hash: `'sha256-${createHash('sha256').update(styles, encoding).digest('base64')}'` };
}

function isSheet(name: string, values: Tag['values']): boolean {
  return name === 'link' && values.get('rel') === 'stylesheet' && values.get('data-precedence') === 'next';
}

function read(file: string, encoding: BufferEncoding, folder: string): Sheet {
  const text = readFileSync(join(folder, file), encoding);
  const sheet = { text, classes: [...new Set(Array.from(text.matchAll(CLASS), ([, name = '']) => name))] };
  sheets.set(file, sheet);
  return sheet;
}
