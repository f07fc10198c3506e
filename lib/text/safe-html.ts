import { encode } from 'html-entities';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { plainText } from './plain-text';

/** Elements an editor may use; anything else is dropped and its text kept (scripts and styles with their text). */
const TAGS = [
  'p br hr h1 h2 h3 h4 h5 h6 div blockquote pre figure figcaption ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td',
  'strong b em i u s small sub sup mark del ins code abbr cite q span bdi a img iframe oembed',
].flatMap((names) => names.split(' '));
const ALLOWED: ReadonlySet<string> = new Set(TAGS);
/** Elements inside each other that are kept. */
const NESTING = 60;
/** Blocks whose text an editor may centre. Any other alignment is left to the reading direction. */
const ALIGNED = /^(?:p|h[1-6]|div|figure|figcaption|td|th|caption|blockquote)$/;
/** Deeper than any editor nests. The parser's work grows with the square of the depth, so a text beyond it is shown as bare words. */
const MOST_DEPTH = 256;
/** A map, since an attribute may have the name of something every object has. */
const WELL_FORMED: ReadonlyMap<string, RegExp> = new Map([
  ['lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i],
  ['dir', /^(?:ltr|rtl|auto)$/i],
  ['colspan', /^[1-9]\d?$/],
  ['rowspan', /^[1-9]\d?$/],
  ['scope', /^(?:col|row|colgroup|rowgroup)$/],
  ['start', /^-?\d{1,6}$/],
  ['type', /^[1aAiI]$/],
]);

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['lang', 'dir', 'data-align'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'title'],
    oembed: ['url'],
    abbr: ['title'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'object', 'title', 'xmp'],
  nestingLimit: NESTING,
  transformTags: {
    strike: 's',
    tt: 'code',
    center: (_, attribs) => ({ tagName: 'div', attribs: { ...attribs, align: 'center' } }),
    '*': tidied,
  },
};

class TooDeepError extends Error {
  override name = 'TooDeepError';
}

/** HTML of the API with only harmless elements and attributes left. Links, images and embeds are judged by whoever renders them. */
export function safeHtml(html: string): string {
  const { text, isWhole } = sanitised(html);
  // What is left once elements are dropped may read differently: a parser nests inside them what it closes elsewhere.
  return isWhole ? text : sanitised(text).text;
}

/** One reading of a text. `isWhole`: no element was left out. */
function sanitised(html: string): { text: string; isWhole: boolean } {
  let depth = 0;
  let isWhole = true;
  try {
    const text = sanitizeHtml(html, {
      ...OPTIONS,
      onOpenTag: (name) => {
        depth += 1;
        isWhole &&= ALLOWED.has(name) && depth <= NESTING;
        if (depth > MOST_DEPTH) throw new TooDeepError();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
    return { text, isWhole };
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    return { text: `<p>${encode(plainText(html))}</p>`, isWhole: false };
  }
}

/** Leaves out attributes no browser could use, and says in one way that a block is centred. */
function tidied(tagName: string, attribs: Attributes): Tag {
  const kept = Object.entries(attribs).filter(([name, value]) => name !== 'data-align' && (WELL_FORMED.get(name)?.test(value) ?? true));
  const isCentred = ALIGNED.test(tagName) && [attribs['data-align'], attribs['align'], textAlign(attribs['style'])].includes('center');
  return { tagName, attribs: { ...Object.fromEntries(kept), ...(isCentred && { 'data-align': 'center' }) } };
}

function textAlign(style = ''): string | undefined {
  return /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase();
}
