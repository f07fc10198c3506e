import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import { unified } from 'unified';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { logger } from '@/lib/platform/logger';
import { HtmlTooLargeError } from '@/lib/text/html-tree';
import { paragraphs } from '@/lib/text/plain-text';
import { directions, emptyBlocks, headings, numbers, type ContentsEntry } from './blocks';
import { bodyHtml, parseBody } from './body';
import { frames } from './frames';
import { links, type OwnAddresses } from './links';
import { pictures, players } from './media';
import { tables } from './tables';
import { element } from './tree';

/** Options that, beside the body, determine its HTML. */
export interface RichTextOptions {
  /** The reader's language, in which links to this site lead. */
  locale: Locale;
  /** Direction of the text, which may be in another language. */
  dir: 'ltr' | 'rtl';
  /** Level of the title above the text; its own headings start one below. */
  under: 1 | 2 | 3;
  /** A long text has a list of contents. */
  hasContents: boolean;
  own: OwnAddresses;
  /** Texts of the interface. */
  labels: Messages['body'];
}

export interface RichTextResult {
  /** Sanitised: safe to be put into a page. */
  html: string;
  contents: ContentsEntry[];
}

/** Bound of the cache: some pages, since a body is read several times for one page. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
const known = new LRUCache<string, RichTextResult>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

/** A body of the API, untrusted, as sanitised HTML, with a small cache. */
export function richText(body: string, options: RichTextOptions): RichTextResult {
  const key = JSON.stringify(options) + body;
  const result = known.get(key) ?? boundedRichText(body, options);
  known.set(key, result);
  return result;
}

/** Of the HTML that a body becomes: a page holds that twice, as text of up to eight bytes each. */
const MOST_BYTES = 512 * 1024;

/** The words of a body that is too large are shown alone. */
function boundedRichText(body: string, options: RichTextOptions): RichTextResult {
  try {
    const result = makeRichText(body, options);
    if (Buffer.byteLength(result.html) <= MOST_BYTES) return result;
    throw new HtmlTooLargeError(`${MOST_BYTES} bytes in the page`);
  } catch (error) {
    if (!(error instanceof HtmlTooLargeError)) throw error;
    const report = { bound: error.message, characters: body.length, start: body.slice(0, 80) };
    logger.warn(report, 'Body is too large: its words are shown alone');
    return { html: wordsAlone(bodyHtml(body)), contents: [] };
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

/** `&amp;` is shorter than `&#x26;`. */
function written(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}

function makeRichText(body: string, options: RichTextOptions): RichTextResult {
  const { locale, dir, under, hasContents, own, labels } = options;
  let contents: ContentsEntry[] = [];
  const onContents = hasContents ? (found: ContentsEntry[]) => (contents = found) : undefined;
  const tree = parseBody(body);
  unified()
    .use(emptyBlocks)
    .use(directions, { dir })
    .use(headings, { under, onContents })
    .use(tables, { label: labels.table })
    .use(numbers, { dir })
    .use(links, { locale, own })
    .use(pictures, { own })
    .use(players, { own })
    .use(frames, { own, locale, labels })
    .runSync(tree);
  return { html: written(tree), contents };
}
