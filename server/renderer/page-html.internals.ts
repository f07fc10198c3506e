/*
 * Relies on the scripts by which React and Next start a page in the browser:
 *   <script src="/_next/static/…" async=""></script>                     the framework's and the
 * page's scripts; `noModule` for old browsers
 *   <script id="_R_">(globalThis["TURBOPACK"] || …).push({…});</script>   which of them belong
 * together (JSON)
 *   <script>(self.__next_f=self.__next_f||[]).push([0])</script>          announces the payload
 *   <script>self.__next_f.push([1,"…"])</script>                          a piece of the payload
 * (payload.internals), as JSON Seen in Next 16.2 to 16.4 with React 19.3. Otherwise: a page with
 * any other script, or without a payload, is sent without scripts, as in lite mode; links and forms
 * work. The metric `site_unrecognised_pages_total` counts such pages.
 *
 * `StaticParts` relies on two instances of React at work at once: while Next's renders a component,
 * another one makes HTML of a part of it, and hooks of the part are those of the component. Seen in
 * React 19.3 and Next 16.4. Otherwise: the part is rendered with its page.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { BOOT_SCRIPT } from '@/components/layout/boot-script';
import { PAYLOAD_TYPE, STATIC, STATIC_TAGS } from '@/lib/browser/payload.internals';
import { screenPath, splitLanguage } from '@/lib/i18n/language-path';
import { parseJson } from '@/lib/runtime/read-text';
import { edited, PAGE_ENCODING, readTags, type Edit, type Tag } from './html-tags';
import { inlineStyles, type Styles } from './inline-styles.internals';
import { lightPayload } from './payload.internals';

/** In JSON. */
const LESS_THAN = String.raw`\u003c`;
const STRUCTURED_DATA = 'application/ld+json';

const SOURCE = /^\/_next\/static\/[\w./~-]+$/;
const ANNOUNCEMENT = '(self.__next_f=self.__next_f||[]).push([0])';
/** The code around the data of an inline script, and the form of the data. */
const PIECE = {
  before: 'self.__next_f.push(',
  after: ')',
  form: z.tuple([z.literal(1), z.string()]),
};
const START = {
  before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  after: ');',
  form: z.looseObject({ runtimeModuleIds: z.array(z.unknown()) }),
};

/** Preloads of the full version: scripts, fonts, pictures. Style sheets are inlined. */
const AHEAD = new Set(['modulepreload', 'preload', 'prefetch', 'preconnect']);
/**
 * Marks links to the same screen in another language or version: they are rendered before the item,
 * and so its slug, is known.
 */
const SAME_SCREEN = 'data-same-screen';

interface RewriteOptions {
  /** Source of the page's one script. */
  loader: string;
  isLite: boolean;
  styles: Styles;
  /** Contents of static elements, by their names: no scripts, no style sheets. */
  parts: ReadonlyMap<string, string>;
  /**
   * The canonical path, if the screen set it: one page serves every slug, and its links to itself
   * have the true one.
   */
  canonicalPath: string | undefined;
}

interface RewrittenPage {
  html: Buffer;
  isRecognised: boolean;
}

/**
 * The page to send, made from Next's HTML: with inlined styles, what is needed of the payload as a
 * data block, and one script, the loader, which has the addresses of the framework's scripts; or
 * without any script, in lite mode and when a script is not recognised.
 */
export function rewritePage(
  page: Buffer,
  { loader, styles, parts, isLite, canonicalPath }: RewriteOptions,
): RewrittenPage {
  const html = page.toString(PAGE_ENCODING);
  const tags = readTags(html, ['script', 'link', 'a', ...STATIC_TAGS]);
  const ofScripts = isLite ? undefined : loadedLater(tags, loader);
  const ofStyles = inlineStyles(html, tags, { styles, parts, isLite });
  const edits = [
    ...(ofScripts ?? tags.flatMap(withoutScripts)),
    ...ofStyles,
    ...withSlug(tags, canonicalPath),
    ...withParts(tags, parts, canonicalPath),
  ];
  return { html: edited(page, edits), isRecognised: isLite || ofScripts !== undefined };
}

/** Puts contents into the static elements that were rendered apart. */
function withParts(
  tags: Tag[],
  parts: ReadonlyMap<string, string>,
  path: string | undefined,
): Edit[] {
  const missing = new Map(parts);
  return tags.flatMap(({ end, values }) => {
    const name = values.get(STATIC) ?? '';
    const part = missing.get(name);
    missing.delete(name);
    if (part === undefined) return [];
    const bytes = Buffer.from(part);
    const edits =
      path && part.includes(SAME_SCREEN)
        ? withSlug(readTags(bytes.toString(PAGE_ENCODING), ['script', 'a']), path)
        : [];
    return [{ from: end, to: end, text: edited(bytes, edits) }];
  });
}

/**
 * Replacements of the page's scripts by the loader and data blocks; undefined if a script or the
 * page is not recognised.
 */
function loadedLater(tags: Tag[], loader: string): Edit[] | undefined {
  const sources = new Set<string>();
  const edits: Edit[] = [];
  let payload = '';
  let payloadBlock: Edit | undefined;
  /**
   * Position of the loader: that of the screen's own first script, where React looks for it; else
   * of the framework's first.
   */
  let place: Edit | undefined;
  for (const { name, from, end, values, content } of tags) {
    if (name === 'link' && values.get('rel') === 'preload' && values.get('as') === 'script')
      edits.push({ from, to: end, text: '' });
    if (name !== 'script' || values.get('type') === STRUCTURED_DATA) continue;
    const edit = { from, to: end, text: '' };
    const source = values.get('src');
    if (content === undefined || values.has('type')) return undefined;
    if (source !== undefined) {
      if (!SOURCE.test(source) || content !== '') return undefined;
      if (values.has('nomodule')) continue;
      if (!values.has('async')) return undefined;
      sources.add(source);
      place ??= edit;
    } else if (content === BOOT_SCRIPT) place = edit;
    else if (content !== ANNOUNCEMENT) {
      const piece = dataOf(content, PIECE);
      const start = dataOf(content, START);
      if (piece) {
        payload += piece[1];
        payloadBlock ??= edit;
      } else if (start) edit.text = dataBlock(JSON.stringify(start));
      else return undefined;
    }
    edits.push(edit);
  }
  const rows = lightPayload(inPageEncoding(payload));
  if (!place || sources.size === 0 || !payloadBlock || rows === undefined) return undefined;
  payloadBlock.text = dataBlock(rows);
  place.text = `<script data-sources="${[...sources].join(' ')}">${loader}</script>`;
  return edits;
}

function dataOf<T>(
  script: string,
  { before, after, form }: { before: string; after: string; form: z.ZodType<T> },
): T | undefined {
  if (!script.startsWith(before) || !script.endsWith(after)) return undefined;
  return form.safeParse(parseJson(script.slice(before.length, -after.length))).data;
}

function dataBlock(text: string): string {
  return `<script type="${PAYLOAD_TYPE}">${text.replaceAll('<', LESS_THAN)}</script>`;
}

/**
 * One character per byte, as the rest of the page; the framework escapes some line ends in pieces.
 */
function inPageEncoding(text: string): string {
  return text.replaceAll(/[^\0-\u00ff]/g, (character) =>
    Buffer.from(character).toString(PAGE_ENCODING),
  );
}

/** Removes every script, data blocks included, and the preloads of the full version. */
function withoutScripts({ name, from, end, values }: Tag): Edit[] {
  const isGone = name === 'script' || (name === 'link' && AHEAD.has(values.get('rel') ?? ''));
  return isGone ? [{ from, to: end, text: '' }] : [];
}

/**
 * Completes a screen's links to itself, in another language or version, with the slug of its item.
 */
function withSlug(tags: Tag[], path: string | undefined): Edit[] {
  const bare = path && screenPath(path);
  if (!path || bare === path) return [];
  return tags.flatMap(({ name, values, places }) => {
    const place = places.get('href');
    const [written = ''] = (values.get('href') ?? '').split('?');
    const { prefix, path: own } = splitLanguage(written);
    if (name !== 'a' || !values.has(SAME_SCREEN) || !place || own !== bare) return [];
    return [
      {
        from: place.from,
        to: place.from + written.length,
        text: prefix ? `/${prefix}${path}` : path,
      },
    ];
  });
}

/** Preloads of pictures, with which React begins. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const SCRIPT = /<script/i;

/** The static parts of a page, made apart; their elements are empty until the page is complete. */
export class StaticParts {
  readonly html = new Map<string, string>();
  #isInside = false;

  /**
   * Whether the part could be made: a part of another one, a second one of the name, or one with
   * client components is not; nor one with a script, which has to be recognised in the page.
   */
  render(name: string, content: ReactNode): boolean {
    if (this.#isInside || this.html.has(name)) return false;
    this.#isInside = true;
    try {
      const html = renderToStaticMarkup(content).replace(PRELOADS, '');
      if (SCRIPT.test(html)) return false;
      this.html.set(name, html);
      return true;
    } catch {
      return false;
    } finally {
      this.#isInside = false;
    }
  }
}
