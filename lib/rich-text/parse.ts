import type { Options } from 'rehype-sanitize';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import {
  defaultTreeAdapter,
  html as names,
  Parser,
  Token,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
} from 'parse5';
import { withoutHidden } from '@/lib/text/hidden-elements';
import { tokenize, withEscapedBrackets } from '@/lib/text/html-tokens';
import { paragraphs } from '@/lib/text/plain-text';
import { element, serialize } from './tree';
import { CHECKED, UNCHECKED } from './editors';

const HTTP = ['http', 'https'];
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;
const SIZE = /^[1-9]\d{0,4}$/;
/**
 * More columns than any table has would cost a browser seconds; of rows, it counts those that are
 * there.
 */
const COLUMNS = /^[1-9]\d?$/;
const ROWS = /^(?:0|[1-9]\d{0,4})$/;
const SCOPE = /^(?:col|row|colgroup|rowgroup)$/;

/**
 * The elements and attributes that are allowed. Other elements are replaced by their children;
 * those of `strip` are removed with their text. Plugins for links, pictures and frames check
 * addresses again.
 */
export const SCHEMA: Options = {
  tagNames: [
    'p br hr h1 h2 h3 h4 h5 h6 div blockquote pre figure figcaption ul ol li dl dt dd',
    'table caption thead tbody tfoot tr th td',
    'strong b em i u s small sub sup mark del ins code abbr cite q span bdi a img iframe oembed video audio source track',
  ].flatMap((names) => names.split(' ')),
  strip: 'script style title xmp noembed noframes'.split(' '),
  attributes: {
    '*': [
      ['lang', LANGUAGE],
      ['dir', /^(?:ltr|rtl|auto)$/i],
      ['dataAlign', 'center', 'left', 'right', 'end'],
      'dataAnchor',
      'dataLines',
    ],
    a: ['href'],
    img: ['src', 'alt', ['width', SIZE], ['height', SIZE]],
    iframe: ['src', 'title'],
    video: ['src', 'title', 'poster', ['width', SIZE], ['height', SIZE]],
    audio: ['src', 'title'],
    source: ['src'],
    track: [
      'src',
      'label',
      'default',
      ['srcLang', LANGUAGE],
      ['kind', 'subtitles', 'captions', 'descriptions', 'chapters'],
    ],
    oembed: ['url'],
    abbr: ['title'],
    ol: [
      ['start', /^-?\d{1,6}$/],
      'reversed',
      ['dataList', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'],
    ],
    li: [['value', /^-?\d{1,6}$/]],
    td: [
      ['colSpan', COLUMNS],
      ['rowSpan', ROWS],
    ],
    th: [
      ['colSpan', COLUMNS],
      ['rowSpan', ROWS],
      ['scope', SCOPE],
    ],
  },
  // `data`: an inline picture, of which the body contains only a number (`inline-images.ts`).
  protocols: { href: [...HTTP, 'mailto', 'tel'], src: [...HTTP, 'data'], poster: HTTP, url: HTTP },
  ancestors: {},
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Of the HTML that a body becomes: a page holds that twice, the second time with up to eight bytes
 * for each of it.
 */
export const MOST_BYTES = 512 * 1024;

/** The words of a body that is too large, up to the bound. */
export function wordsOf(html: string): string {
  let words = '';
  let remaining = MOST_BYTES;
  for (const text of paragraphs(html)) {
    const whole = paragraph(text);
    const size = Buffer.byteLength(whole);
    if (size > remaining)
      return (
        words + paragraph(`${text.slice(0, (text.length * remaining) / size).toWellFormed()}…`)
      );
    words += whole;
    remaining -= size;
  }
  return words;
}

function paragraph(text: string): string {
  return serialize(element('p', {}, [{ type: 'text', value: text }]));
}

/**
 * Deeper than any editor nests. The parser searches all open elements for each tag, and later steps
 * recurse for each level.
 */
const MOST_DEPTH = 256;
/** Far more than any editor writes. Each costs time in every step. */
const MOST_ELEMENTS = 20_000;
/** Each needs two hundred times its own length in the page: those beyond are left out. */
const MOST_OF_KIND: ReadonlyMap<string, number> = new Map(
  Object.entries({
    img: 300,
    iframe: 50,
    oembed: 50,
    video: 50,
    audio: 50,
    source: 200,
    track: 200,
  }),
);

/** Attributes of one tag: the parser compares each with those before it. */
const MOST_ATTRIBUTES = 200;
/** Tags, those of unknown elements included, of which texts pasted from Word have many. */
const MOST_TAGS = 3 * MOST_ELEMENTS;

const KNOWN: ReadonlySet<string> = new Set([...(SCHEMA.tagNames ?? []), ...(SCHEMA.strip ?? [])]);
/**
 * Replacements of obsolete elements and of page-level elements. An `option` becomes a paragraph.
 */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['strike', 's'],
  ['font', 'span'],
  ['tt', 'code'],
  ['option', 'p'],
  ['menu', 'ul'],
  ['dir', 'ul'],
  ...'address article aside center details dialog fieldset footer form header hgroup legend main nav search section summary'
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
]);

/** Elements that show another document, and the attribute with its address. */
const EMBEDDING: ReadonlyMap<string, string> = new Map([
  ['embed', 'src'],
  ['object', 'data'],
]);

/**
 * Reads a body as browsers do, except for tags of elements that the schema does not know: they are
 * replaced by their content, so that none hides what follows, as an unclosed text area or SVG
 * would.
 */
class BodyParser extends Parser<DefaultTreeAdapterMap> {
  #embedded = '';
  readonly #counts = new Map<string, number>();
  /** Bounds that it is beyond. */
  readonly bounds = new Set<string>();

  override onStartTag(token: Token.TagToken): void {
    const name = EMBEDDING.get(token.tagName);
    const address = name && token.attrs.find((attribute) => attribute.name === name)?.value;
    if (address) return this.#embed(token, address);
    if (isCheckbox(token))
      return this.#write(token.attrs.some(({ name }) => name === 'checked') ? CHECKED : UNCHECKED);
    if (token.tagName === 'center') token.attrs.push({ name: 'align', value: 'center' });
    if (isRead(token) && this.#isWithinBound(token)) super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (isRead(token)) super.onEndTag(token);
  }

  #isWithinBound({ tagName, attrs }: Token.TagToken): boolean {
    // Those of pictures are not used.
    if (tagName === 'source' && !attrs.some(({ name }) => name === 'src')) return false;
    const most = MOST_OF_KIND.get(tagName) ?? Infinity;
    const count = (this.#counts.get(tagName) ?? 0) + 1;
    this.#counts.set(tagName, count);
    if (count > most) this.bounds.add(`${most} × ${tagName}`);
    return count <= most;
  }

  #write(chars: string): void {
    super.onCharacter({ type: Token.TokenType.CHARACTER, chars, location: null });
  }

  /** A document or film, of which a link is made. An `object` often has the same in an `embed`. */
  #embed(token: Token.TagToken, address: string): void {
    if (address === this.#embedded) return;
    this.#embedded = address;
    const tag = { ...token, tagName: 'oembed', tagID: names.TAG_ID.UNKNOWN, selfClosing: false };
    super.onStartTag({ ...tag, attrs: [{ name: 'url', value: address }] });
    super.onEndTag({ ...tag, type: Token.TokenType.END_TAG, attrs: [] });
  }
}

/** Of a list of tasks: what is done must be seen. */
function isCheckbox({ tagName, attrs }: Token.TagToken): boolean {
  return (
    tagName === 'input' &&
    attrs.some(({ name, value }) => name === 'type' && value.toLowerCase() === 'checkbox')
  );
}

function isRead(token: Token.TagToken): boolean {
  const tagName = RENAMED.get(token.tagName) ?? token.tagName;
  if (tagName !== token.tagName) Object.assign(token, { tagName, tagID: names.getTagID(tagName) });
  return KNOWN.has(tagName);
}

/**
 * The tree of a body; `file` gets the bounds beyond which something is left out. Throws
 * `BodyTooLargeError` for a body that no editor writes, or that cannot be read in linear time.
 */
export function parseBody(html: string, file?: { message: (bound: string) => unknown }): Root {
  boundTags(html);
  const place = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  const parser = BodyParser.getFragmentParser<DefaultTreeAdapterMap>(place, {
    treeAdapter: limitedAdapter(),
    scriptingEnabled: false,
  });
  parser.tokenizer.write(withEscapedBrackets(withoutHidden(html)), true);
  if (parser instanceof BodyParser) for (const bound of parser.bounds) file?.message(bound);
  const tree = fromParse5(parser.getFragment());
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

function boundTags(html: string): void {
  let attributes = 0;
  let tags = 0;
  tokenize(html, {
    onopentagname() {
      attributes = 0;
      tags += 1;
      if (tags > MOST_TAGS) throw new BodyTooLargeError(`${MOST_TAGS} tags`);
    },
    onattribname() {
      attributes += 1;
      if (attributes > MOST_ATTRIBUTES)
        throw new BodyTooLargeError(`${MOST_ATTRIBUTES} attributes of one tag`);
    },
  });
}

/**
 * Counts elements and their depth. The library searches a node among its siblings from the first;
 * here it is mostly the last.
 */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new BodyTooLargeError(`${MOST_ELEMENTS} elements`);
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > MOST_DEPTH) throw new BodyTooLargeError(`nested over ${MOST_DEPTH} levels`);
    },
    onItemPop() {
      depth -= 1;
    },
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent, text, reference) {
      const before = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1];
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else this.insertBefore(parent, defaultTreeAdapter.createTextNode(text), reference);
    },
  };
}
