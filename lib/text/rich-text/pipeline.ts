import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import { unified } from 'unified';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { logger } from '@/lib/platform/logger';
import { HtmlTooLargeError } from '@/lib/text/html-tree';
import { splitParagraphs } from '@/lib/text/plain-text';
import { setDirections, removeEmptyBlocks, renumberHeadings, isolateNumbers } from './blocks';
import { bodyHtml, parseSanitised } from './body';
import { rewriteFrames } from './frames';
import { rewriteLinks } from './links';
import { rewritePictures, rewritePlayers } from './media';
import { wrapTables } from './tables';
import { element } from './tree';

/** These options and the body determine the HTML. */
export interface RichTextOptions {
  /** Links to this site lead to this language. */
  locale: Locale;
  /** Direction of the text, whose language may differ from the page's. */
  dir: 'ltr' | 'rtl';
  /** Heading level of the title above the text. The text's own headings start one below. */
  under: 1 | 2 | 3;
  labels: Messages['body'];
}

/**
 * The cache holds 4 M characters, enough for the bodies of some pages. It exists because a page
 * reads its body several times.
 */
const MAX_CACHED_CHARACTERS = 4 * 1024 * 1024;
const cachedHtml = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Sanitises an untrusted body of the API to HTML that is safe in a page, and caches it. */
export function richText(body: string, options: RichTextOptions): string {
  const key = JSON.stringify(options) + body;
  const html = cachedHtml.get(key) ?? boundedRichText(body, options);
  cachedHtml.set(key, html);
  return html;
}

/** A body has at most 512 kB of HTML, which bounds a page's size and rendering time. */
const MAX_BYTES = 512 * 1024;

/** A body that is too large is reduced to its words. */
function boundedRichText(body: string, options: RichTextOptions): string {
  try {
    const html = makeRichText(body, options);
    if (Buffer.byteLength(html) <= MAX_BYTES) return html;
    throw new HtmlTooLargeError(`${MAX_BYTES} bytes in the page`);
  } catch (error) {
    if (!(error instanceof HtmlTooLargeError)) throw error;
    const report = { bound: error.message, characters: body.length, start: body.slice(0, 80) };
    logger.warn(report, 'Body is too large: its words are shown alone');
    return wordsOnly(bodyHtml(body));
  }
}

function wordsOnly(html: string): string {
  const paragraph = (value: string) => serialise(element('p', {}, [{ type: 'text', value }]));
  let words = '';
  let remaining = MAX_BYTES;
  for (const text of splitParagraphs(html)) {
    const whole = paragraph(text);
    const share = remaining / Buffer.byteLength(whole);
    if (share < 1)
      return words + paragraph(`${text.slice(0, text.length * share).toWellFormed()}…`);
    words += whole;
    remaining -= Buffer.byteLength(whole);
  }
  return words;
}

/** Named references are shorter: `&amp;` instead of `&#x26;`. */
function serialise(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}

function makeRichText(body: string, options: RichTextOptions): string {
  const { locale, dir, under, labels } = options;
  const tree = parseSanitised(body);
  unified()
    .use(removeEmptyBlocks)
    .use(setDirections, { dir })
    .use(renumberHeadings, { under })
    .use(wrapTables, { label: labels.table })
    .use(isolateNumbers, { dir })
    .use(rewriteLinks, { locale })
    .use(rewritePictures)
    .use(rewritePlayers)
    .use(rewriteFrames, { locale, labels })
    .runSync(tree);
  return serialise(tree);
}
