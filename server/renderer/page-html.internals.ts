/*
 * Relies on the scripts by which React and Next start a page in the browser:
 *   <script src="/_next/static/…" async=""></script>   a script file; `noModule`: for old browsers
 *   <script id="_R_">(globalThis["TURBOPACK"] || …).push({…});</script>    what Turbopack starts
 *   <script>(self.__next_f=self.__next_f||[]).push([0])</script>           announces the payload
 *   <script>self.__next_f.push([1,"…"])</script>                           a piece of the payload
 * Seen in Next 16.2 to 16.4 with React 19.3. Otherwise: a page with any other script, or without a
 * payload, is sent without scripts; links and forms work. The metric
 * `site_unrecognised_pages_total` counts such pages.
 */
import { BOOT_PART, BOOT_SCRIPT } from '@/components/layout/boot-script';
import { PAYLOAD_TYPE } from '@/lib/browser/payload.internals';
import { STATIC } from '@/lib/browser/static-parts.internals';
import { screenPath, splitLanguage } from '@/lib/i18n/language-path';
import { applyEdits, PAGE_ENCODING, readTags, type Edit, type Tag } from './html-tags';
import { inlineStyles, type Styles } from './inline-styles.internals';

const STRUCTURED_DATA = 'application/ld+json';

const SCRIPT_SOURCE = /^\/_next\/static\/[\w./~-]+$/;
const ANNOUNCEMENT = '(self.__next_f=self.__next_f||[]).push([0])';
/** Code around the JSON of the framework's inline scripts. */
const PAYLOAD_PUSH = { before: 'self.__next_f.push(', after: ')' };
const TURBOPACK_PUSH = {
  before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  after: ');',
};

/** Links with these `rel` values are removed together with the scripts. */
const PRELOAD_RELS = new Set(['modulepreload', 'preload', 'prefetch', 'preconnect']);
/** Marks the links to a screen's other languages. They are rendered before its slug is known. */
const SAME_SCREEN = 'data-same-screen';

interface RewriteOptions {
  preloads?: string;
  loader: string;
  styles: Styles;
  /**
   * The canonical path, if the screen has set one. One cached page serves requests with any slug,
   * so its links to this screen in other languages get the right slug from this path.
   */
  canonicalPath: string | undefined;
}

interface RewrittenPage {
  html: Buffer;
  isRecognised: boolean;
}

/**
 * Rewrites Next's HTML: inlines the styles, turns the payload into data blocks, and keeps two
 * scripts. The boot script has the addresses of the framework's scripts; the loader loads them
 * later. If a script is not recognised, the page is sent without scripts.
 */
export function rewritePage(
  page: Buffer,
  { loader, styles, canonicalPath, preloads = '' }: RewriteOptions,
): RewrittenPage {
  const html = page.toString(PAGE_ENCODING);
  const tags = readTags(html, ['script', 'link', 'a']);
  const bodyEnd = html.lastIndexOf('</body>');
  const scriptEdits = bodyEnd === -1 ? undefined : deferScripts(tags, loader, bodyEnd);
  const styleEdits = inlineStyles(html, tags, styles);
  const head = Math.max(0, html.indexOf('</head>'));
  const edits = [
    { from: head, to: head, text: preloads },
    ...(scriptEdits ?? tags.flatMap(removeScripts)),
    ...styleEdits,
    ...addSlugs(html, tags, canonicalPath),
  ];
  return { html: applyEdits(page, edits), isRecognised: scriptEdits !== undefined };
}

/**
 * Replacements of the page's scripts by the loader and data blocks; undefined if a script or the
 * page is not recognised.
 */
function deferScripts(tags: Tag[], loader: string, bodyEnd: number): Edit[] | undefined {
  const sources = new Set<string>();
  const edits: Edit[] = [];
  let hasPayload = false;
  /**
   * The edit that writes the boot script. It replaces the boot script in the page, where React
   * looks for it, or else the framework's first script.
   */
  let bootEdit: Edit | undefined;
  for (const { name, from, end, attributes, content } of tags) {
    const isPreloaded = name === 'link' && attributes.get('rel') === 'preload';
    if (isPreloaded && ['script', 'style'].includes(attributes.get('as') ?? ''))
      edits.push({ from, to: end, text: '' });
    if (name !== 'script' || attributes.get('type') === STRUCTURED_DATA) continue;
    const edit = { from, to: end, text: '' };
    const source = attributes.get('src');
    if (content === undefined || attributes.has('type')) return undefined;
    if (source !== undefined) {
      if (!SCRIPT_SOURCE.test(source) || content !== '') return undefined;
      if (attributes.has('nomodule')) continue;
      if (!attributes.has('async')) return undefined;
      sources.add(source);
      bootEdit ??= edit;
    } else if (content === BOOT_SCRIPT) bootEdit = edit;
    else if (content !== ANNOUNCEMENT) {
      const rows = scriptJson(content, PAYLOAD_PUSH);
      const data = rows ?? scriptJson(content, TURBOPACK_PUSH);
      if (data === undefined) return undefined;
      edit.text = `<script type="${PAYLOAD_TYPE}">${data}</script>`;
      hasPayload ||= rows !== undefined;
    }
    edits.push(edit);
  }
  if (!bootEdit || sources.size === 0 || !hasPayload) return undefined;
  bootEdit.text =
    `<script ${STATIC}="${BOOT_PART}" data-sources="${[...sources].join(' ')}">` +
    `${BOOT_SCRIPT}</script>`;
  // The loader is at the end of the body, so that it does not delay the first paint.
  edits.push({ from: bodyEnd, to: bodyEnd, text: `<script src="${loader}" async=""></script>` });
  return edits;
}

/**
 * Returns the JSON in an inline script, or undefined for another form. The JSON is not checked,
 * because browsers do not execute data blocks.
 */
function scriptJson(script: string, { before, after }: typeof PAYLOAD_PUSH): string | undefined {
  const isOfForm = script.startsWith(before) && script.endsWith(after);
  return isOfForm ? script.slice(before.length, -after.length) : undefined;
}

/** Removes every script, data blocks included, and the preloads. */
function removeScripts({ name, from, end, attributes }: Tag): Edit[] {
  const isGone =
    name === 'script' || (name === 'link' && PRELOAD_RELS.has(attributes.get('rel') ?? ''));
  return isGone ? [{ from, to: end, text: '' }] : [];
}

/** Adds the item's slug to the links that lead to this screen in another language. */
function addSlugs(html: string, tags: Tag[], path: string | undefined): Edit[] {
  const pathWithoutSlug = path && screenPath(path);
  if (!path || pathWithoutSlug === path) return [];
  return tags.flatMap(({ name, from, end, attributes }) => {
    if (name !== 'a' || !attributes.has(SAME_SCREEN)) return [];
    const [written = ''] = (attributes.get('href') ?? '').split('?');
    const { prefix, path: linkedPath } = splitLanguage(written);
    const href = html.slice(from, end).indexOf(` href="${written}`);
    if (href === -1 || linkedPath !== pathWithoutSlug) return [];
    const start = from + href + ' href="'.length;
    const text = prefix ? `/${prefix}${path}` : path;
    return [{ from: start, to: start + written.length, text }];
  });
}
