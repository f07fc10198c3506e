import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import { unified } from 'unified';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { logger } from '@/lib/platform/logger';
import { HtmlTooLargeError } from '@/lib/text/html-tree';
import { paragraphs } from '@/lib/text/plain-text';
import { directions, emptyBlocks, headings, numbers } from './blocks';
import { bodyHtml, parseBody } from './body';
import { frames } from './frames';
import { links, type OwnAddresses } from './links';
import { pictures, players } from './media';
import { tables } from './tables';
import { element } from './tree';

/** These options and the body determine the HTML. */
export interface RichTextOptions {
  /** Links to this site lead to this language. */
  locale: Locale;
  /** Direction of the text, whose language may differ from the page's. */
  dir: 'ltr' | 'rtl';
  /** Heading level of the title above the text. The text's own headings start one below. */
  under: 1 | 2 | 3;
  own: OwnAddresses;
  labels: Messages['body'];
}

/**
 * The cache holds 4 M characters, enough for the bodies of some pages. It exists because a page
 * reads its body several times.
 */
const MOST_CHARACTERS = 4 * 1024 * 1024;
const results = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Sanitises an untrusted body of the API to HTML that is safe in a page, and caches it. */
export function richText(body: string, options: RichTextOptions): string {
  const key = JSON.stringify(options) + body;
  const html = results.get(key) ?? boundedRichText(body, options);
  results.set(key, html);
  return html;
}

/** A body has at most 512 kB of HTML, which bounds a page's size and rendering time. */
const MOST_BYTES = 512 * 1024;

/** A body that is too large is reduced to its words. */
function boundedRichText(body: string, options: RichTextOptions): string {
  try {
    const html = makeRichText(body, options);
    if (Buffer.byteLength(html) <= MOST_BYTES) return html;
    throw new HtmlTooLargeError(`${MOST_BYTES} bytes in the page`);
  } catch (error) {
    if (!(error instanceof HtmlTooLargeError)) throw error;
    const report = { bound: error.message, characters: body.length, start: body.slice(0, 80) };
    logger.warn(report, 'Body is too large: its words are shown alone');
    return wordsAlone(bodyHtml(body));
  }
}

function wordsAlone(html: string): string {
  const paragraph = (value: string) => written(element('p', {}, [{ type: 'text', value }]));
  let words = '';
  let remaining = MOST_BYTES;
  for (const text of paragraphs(html)) {
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
function written(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}

function makeRichText(body: string, options: RichTextOptions): string {
  const { locale, dir, under, own, labels } = options;
  const tree = parseBody(body);
  unified()
    .use(emptyBlocks)
    .use(directions, { dir })
    .use(headings, { under })
    .use(tables, { label: labels.table })
    .use(numbers, { dir })
    .use(links, { locale, own })
    .use(pictures, { own })
    .use(players, { own })
    .use(frames, { own, locale, labels })
    .runSync(tree);
  return written(tree);
}
