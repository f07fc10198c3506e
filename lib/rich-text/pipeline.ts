import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { LRUCache } from 'lru-cache';
import { unified } from 'unified';
import type { Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/runtime/logger';
import { bodyHtml } from './body-html';
import { BodyTooLargeError, MOST_BYTES, parseBody, SCHEMA, wordsOf } from './parse';
import { directions } from './directions';
import { editorMarkup } from './editors';
import { headings, spacing, structure, type ContentsEntry } from './structure';
import { frames, images, media } from './embeds';
import { links, type OwnAddresses } from './links';
import { quoteSources, scripts, tables, telephones, words } from './annotate';
import { serialize } from './tree';

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
  isLite: boolean;
  own: OwnAddresses;
  /** Texts of the interface; `{site}` in `video` becomes the name of the site. */
  labels: { table: string; map: string; openMap: string; video: string; wholePicture: string };
}

export interface RichTextResult {
  /** Sanitised: safe to be put into a page. */
  html: string;
  contents: ContentsEntry[];
}

/**
 * Bound of the cache, in characters: some pages, since a body is read several times for one page.
 */
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

/** Without what is beyond a bound, or its words alone. */
function boundedRichText(body: string, options: RichTextOptions): RichTextResult {
  const text = body.toWellFormed();
  try {
    const { bounds, ...result } = makeRichText(text, options);
    if (bounds.length > 0) report(text, bounds, 'what is beyond is left out');
    return result;
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    report(text, [error.message], 'its words are shown alone');
    return { html: wordsOf(text), contents: [] };
  }
}

function report(body: string, bounds: readonly string[], result: string): void {
  logger.warn(
    { bounds, characters: body.length, start: body.slice(0, 80) },
    `Body is too large: ${result}`,
  );
}

function makeRichText(
  body: string,
  options: RichTextOptions,
): RichTextResult & { bounds: readonly string[] } {
  const { locale, dir, under, hasContents, own, isLite, labels } = options;
  let contents: ContentsEntry[] = [];
  const file = unified()
    .use(function () {
      this.parser = parseBody;
      this.compiler = (tree) => serialize(tree as Root);
    })
    .use(editorMarkup)
    .use(rehypeSanitize, SCHEMA)
    .use(spacing)
    .use(words)
    .use(structure)
    .use(directions, { dir })
    .use(headings, {
      under,
      onContents: hasContents ? (entries: ContentsEntry[]) => (contents = entries) : undefined,
    })
    .use(tables, { label: labels.table })
    .use(quoteSources)
    .use(telephones)
    .use(links, { locale, own, body })
    .use(images, { isLite, labels })
    .use(media, { own, labels })
    .use(frames, { own, isLite, labels })
    .use(scripts)
    .processSync(bodyHtml(body));
  const html = String(file);
  if (Buffer.byteLength(html) > MOST_BYTES)
    throw new BodyTooLargeError(`${MOST_BYTES} bytes in the page`);
  return { html, contents, bounds: file.messages.map(({ reason }) => reason) };
}
