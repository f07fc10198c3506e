/*
 * Relies on the tags by which Next writes a page's style sheets, side by side, on how React looks
 * for them during hydration, and on the lists of style sheets in the build's client reference
 * manifests, which are those of the pages, in the same order:
 *   <link rel="stylesheet" href="/_next/static/….css" data-precedence="next"/>
 *   globalThis.__RSC_MANIFEST["/[locale]/page"] = {…,
 *     "entryCSSFiles":{"[project]/app/[locale]/page":[{"path":"static/….css",…},…],…},…};
 * For React, a link with the address of a sheet means that the sheet is loaded, even if the link is
 * disabled, so that no browser requests the file. Seen in Next 16.4 with React 19.3. Otherwise:
 * sheets in another form, or in a list that no manifest has, stay links, which the policy allows,
 * and the page is painted a round trip later.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { logger } from '@/lib/platform/logger';
import { parseJson } from '@/lib/platform/read-text';
import type { Edit, Tag } from './html-tags';

const MANIFEST = 'page_client-reference-manifest.js';
const UNKNOWN = 'The build does not say which style sheets its pages have: they stay links';
const ASSIGNMENT = '] = ';
const manifest = z.object({
  entryCSSFiles: z.record(z.string(), z.array(z.object({ path: z.string() }))),
});

/**
 * Marks a sheet as optional: a page without the class of the marked rule gets no such sheet. Only
 * the server may render that class.
 */
const OPTIONAL_RULE = /\.([\w-]+)\{[^{}]*--sheet:\s*optional/g;

/** A class of a CSS module is written as the module's hash, `_` and its own name. */
const MODULE = /^([\w-]+)_[A-Za-z\d]+$/;
const MODULE_CLASS = /\.([\w-]+)_[A-Za-z\d]+/g;

interface Sheet {
  address: string;
  text: string;
  /** Pages with none of these classes get no such sheet. Empty for a sheet of every page. */
  classes: string[];
}

/** The style sheets of each list that pages of the build have, by the addresses of the sheets. */
export type Styles = ReadonlyMap<string, readonly Sheet[]>;

/**
 * Reads all lists of the build, so that the policy is the same on every page. `encoding` is that of
 * the page's text.
 */
export function readStyles(encoding: BufferEncoding, folder = '.next'): Styles {
  const styles = new Map<string, Sheet[]>();
  try {
    for (const paths of listsOf(join(folder, 'server', 'app'))) {
      const sheets = paths.map((path) => {
        const text = readFileSync(join(folder, path), encoding);
        return {
          address: `/_next/${path}`,
          text,
          classes: optionalClasses(text),
        };
      });
      if (sheets.length > 0) styles.set(keyOf(sheets.map(({ address }) => address)), sheets);
    }
  } catch (error) {
    logger.warn({ err: error }, UNKNOWN);
    return new Map();
  }
  if (styles.size === 0) logger.warn(UNKNOWN);
  return styles;
}

/**
 * The bundler joins small modules. A sheet is optional if each of its modules has a marked rule.
 */
function optionalClasses(text: string): string[] {
  const classes = Array.from(text.matchAll(OPTIONAL_RULE), ([, name = '']) => name);
  const modules = new Set(classes.map((name) => MODULE.exec(name)?.[1]));
  const all = Array.from(text.matchAll(MODULE_CLASS), ([, name]) => name);
  return all.every((name) => modules.has(name)) ? classes : [];
}

/** The texts of all style elements that pages can have. */
export function styleTexts(styles: Styles): string[] {
  return [...new Set([...styles.values()].flatMap((sheets) => textsOf(sheets, () => true)))];
}

/**
 * One style element for the sheets of every page of the list, and one for each optional sheet in
 * use.
 */
function textsOf(sheets: readonly Sheet[], isUsed: (sheet: Sheet) => boolean): string[] {
  const common = sheets.map((sheet) => (isOptional(sheet) ? '' : sheet.text)).join('');
  return [
    common,
    ...sheets.filter((sheet) => isOptional(sheet) && isUsed(sheet)).map(({ text }) => text),
  ].filter((text) => text !== '');
}

function isOptional({ classes }: Sheet): boolean {
  return classes.length > 0;
}

function listsOf(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(MANIFEST),
  );
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').trimEnd();
    const json = text.slice(
      text.indexOf(ASSIGNMENT) + ASSIGNMENT.length,
      text.endsWith(';') ? -1 : undefined,
    );
    const { data } = manifest.safeParse(parseJson(json));
    return Object.values(data?.entryCSSFiles ?? {}).map((sheets) => sheets.map(({ path }) => path));
  });
}

/**
 * Inlines the page's style sheets, so that the page is painted without a further request. Optional
 * sheets follow the others where they are used. All links stay, disabled: the payload names every
 * sheet, and React would fetch a sheet without a link.
 */
export function inlineStyles(html: string, tags: readonly Tag[], styles: Styles): Edit[] {
  const links = tags.filter(isSheet);
  const sheets = styles.get(keyOf(links.map(({ values }) => values.get('href') ?? '')));
  if (sheets === undefined) return [];
  const isUsed = (sheet: Sheet): boolean =>
    !isOptional(sheet) || sheet.classes.some((name) => html.includes(name));
  const texts = textsOf(sheets, isUsed);
  const known = links.map(({ from, end }) =>
    html.slice(from, end).replace(' data-precedence', ' disabled="" data-precedence'),
  );
  const written = [...texts.map((text) => `<style>${text}</style>`), ...known].join('');
  return links.map(({ from, end }, index) => ({ from, to: end, text: index === 0 ? written : '' }));
}

function keyOf(addresses: readonly string[]): string {
  return addresses.join(' ');
}

function isSheet({ name, values }: Tag): boolean {
  return (
    name === 'link' &&
    values.get('rel') === 'stylesheet' &&
    values.get('data-precedence') === 'next'
  );
}
