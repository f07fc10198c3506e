/*
 * Relies on two details of Next: it writes the links of a page's style sheets side by side, and the
 * build's client reference manifests list the same sheets in the same order:
 *   <link rel="stylesheet" href="/_next/static/….css" data-precedence="next"/>
 *   globalThis.__RSC_MANIFEST["/[locale]/page"] = {…,
 *     "entryCSSFiles":{"[project]/app/[locale]/page":[{"path":"static/….css",…},…],…},…};
 * Seen in Next 16.4 with React 19.3. Otherwise: sheets that are written differently, or that no
 * manifest lists in this order, stay links. The policy allows them; the first paint then waits for
 * one more request.
 * Relies on React, too: it does not load a sheet of the payload if it finds
 * `link[rel="stylesheet"]` with its address. If React changes this, the inlined sheets are loaded a
 * second time, after hydration.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { logger } from '@/lib/platform/logger';
import { parseJson } from '@/lib/platform/read-body';
import { PAGE_ENCODING, type Edit, type Tag } from './html-tags';
import { splitStyles, type StyleParts } from './split-styles';

/** A generated file that pages request. Its name contains the hash of its content. */
export interface HashedFile {
  address: string;
  content: Buffer;
}

const DIGEST_CHARACTERS = 12;

function hashedFile(content: Buffer, extension: string): HashedFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_CHARACTERS);
  return { address: `/_next/static/later/${hash}.${extension}`, content };
}

/** lib/browser/deferred-hydration, as scripts/build-server has bundled it. */
export function loaderFile(): HashedFile {
  return hashedFile(readFileSync(join('dist', 'deferred-hydration.js')), 'js');
}

const MANIFEST = 'page_client-reference-manifest.js';
const UNKNOWN_SHEETS = 'The build does not say which style sheets its pages have: they stay links';
const ASSIGNMENT = '] = ';
const LINK = '<link';
const manifestSchema = z.object({
  entryCSSFiles: z.record(z.string(), z.array(z.object({ path: z.string() }))),
});

interface Sheet extends StyleParts {
  address: string;
}

export interface Styles {
  /**
   * The style sheets of each kind of page in the build. The key is their addresses, joined by
   * spaces.
   */
  sheetLists: ReadonlyMap<string, readonly Sheet[]>;
  /** One file: from all sheets, the rules that no page needs for its first paint. */
  later: HashedFile | undefined;
}

/**
 * Reads the style sheets of all pages of the build, because every page has the same policy, which
 * contains the hashes of all styles.
 */
export function readStyles(folder = '.next'): Styles {
  const sheetLists = new Map<string, Sheet[]>();
  try {
    for (const paths of sheetPathsOfPages(join(folder, 'server', 'app'))) {
      const sheets = paths.map((path) => ({
        address: `/_next/${path}`,
        ...splitStyles(readFileSync(join(folder, path), PAGE_ENCODING)),
      }));
      if (sheets.length > 0) sheetLists.set(keyOf(sheets.map(({ address }) => address)), sheets);
    }
  } catch (error) {
    logger.warn({ err: error }, UNKNOWN_SHEETS);
    return { sheetLists: new Map(), later: undefined };
  }
  if (sheetLists.size === 0) logger.warn(UNKNOWN_SHEETS);
  return { sheetLists, later: laterSheet([...sheetLists.values()].flat()) };
}

function laterSheet(sheets: readonly Sheet[]): HashedFile | undefined {
  const text = [...new Set(sheets.map(({ later }) => later))].join('');
  return text === '' ? undefined : hashedFile(Buffer.from(text, PAGE_ENCODING), 'css');
}

/** The texts of all style elements that pages can have. */
export function styleTexts({ sheetLists }: Styles): string[] {
  return [
    ...new Set([...sheetLists.values()].flatMap((sheets) => pageStyleTexts(sheets, () => true))),
  ];
}

/**
 * Returns the texts of a page's style elements: first the rules that every page with these sheets
 * has, then one text for each group of optional rules that is used.
 */
function pageStyleTexts(
  sheets: readonly Sheet[],
  isUsed: (classes: string[]) => boolean,
): string[] {
  const texts = new Map([['', sheets.map(({ firstPaint }) => firstPaint).join('')]]);
  for (const { classes, text } of sheets.flatMap(({ optional }) => optional)) {
    const key = classes.join(' ');
    if (isUsed(classes)) texts.set(key, (texts.get(key) ?? '') + text);
  }
  return [...texts.values()].filter((text) => text !== '');
}

/**
 * Returns the style sheet paths of each page of the build. Entries for layouts are skipped, because
 * no page has only the sheets of its layout.
 */
function sheetPathsOfPages(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(MANIFEST),
  );
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').trimEnd();
    const json = text.slice(
      text.indexOf(ASSIGNMENT) + ASSIGNMENT.length,
      text.endsWith(';') ? -1 : undefined,
    );
    const { data } = manifestSchema.safeParse(parseJson(json));
    return Object.entries(data?.entryCSSFiles ?? {})
      .filter(([entry]) => !entry.endsWith('/layout'))
      .map(([, sheets]) => sheets.map(({ path }) => path));
  });
}

/**
 * Inlines the page's style sheets, so that the first paint waits for no further request. Optional
 * rules follow the others, on pages that use them. A link at the end of the body loads the rules
 * that the first paint does not need.
 */
export function inlineStyles(html: string, tags: readonly Tag[], styles: Styles): Edit[] {
  const links = tags.filter(isStyleSheet);
  const sheets = styles.sheetLists.get(
    keyOf(links.map(({ attributes }) => attributes.get('href') ?? '')),
  );
  if (sheets === undefined) return [];
  const texts = pageStyleTexts(sheets, (classes) => classes.some((name) => html.includes(name)));
  const written = texts.map((text) => `<style>${text}</style>`).join('');
  // The links stay for React. A link of a type that is no style sheet loads nothing.
  const edits = links.map(({ from }, index) => ({
    from,
    to: from + LINK.length,
    text: `${index === 0 ? written : ''}${LINK} type="text/x-inlined"`,
  }));
  const bodyEnd = html.lastIndexOf('</body>');
  if (!styles.later || bodyEnd === -1) return edits;
  const later = `<link rel="stylesheet" href="${styles.later.address}"/>`;
  return [...edits, { from: bodyEnd, to: bodyEnd, text: later }];
}

function keyOf(addresses: readonly string[]): string {
  return addresses.join(' ');
}

function isStyleSheet({ name, attributes }: Tag): boolean {
  return (
    name === 'link' &&
    attributes.get('rel') === 'stylesheet' &&
    attributes.get('data-precedence') === 'next'
  );
}
