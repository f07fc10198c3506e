import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html as names, Parser, type DefaultTreeAdapterMap, type Token, type TreeAdapter } from 'parse5';
import { tokenize } from '@/lib/text/html-tokens';
import { withoutUnclosed } from '@/lib/text/unclosed-elements';
import { SCHEMA } from './schema';
import { BodyTooLargeError } from './too-large';

/** Deeper than any editor nests. The parser searches all open elements for each tag, and later steps recurse for each level. */
const MOST_DEPTH = 256;
/** Far more than any editor writes. Each costs time in every step, a picture and a frame two hundred times its own length in the page. */
const MOST_ELEMENTS = 20_000;
const MOST_OF_KIND: Readonly<Record<string, number>> = { img: 300, iframe: 50, oembed: 50, video: 50, audio: 50, td: 10_000, th: 10_000 };

/** Attributes of one tag: the parser compares each with those before it. */
const MOST_ATTRIBUTES = 200;

const KNOWN: ReadonlySet<string> = new Set([...(SCHEMA.tagNames ?? []), ...(SCHEMA.strip ?? [])]);
/** Replacements of obsolete elements and of page-level elements. An `option` becomes a paragraph. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['strike', 's'],
  ['tt', 'code'],
  ['option', 'p'],
  ['menu', 'ul'],
  ['dir', 'ul'],
  ...'address article aside center details dialog fieldset footer form header hgroup legend main nav search section summary'
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
]);

/**
 * Reads a body as browsers do, except for tags of elements that the schema does not know: they are replaced by their content, so that none
 * hides what follows, as an unclosed text area or SVG would.
 */
class BodyParser extends Parser<DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    if (token.tagName === 'center') token.attrs.push({ name: 'align', value: 'center' });
    if (isRead(token)) super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (isRead(token)) super.onEndTag(token);
  }
}

function isRead(token: Token.TagToken): boolean {
  const tagName = RENAMED.get(token.tagName) ?? token.tagName;
  if (tagName !== token.tagName) Object.assign(token, { tagName, tagID: names.getTagID(tagName) });
  return KNOWN.has(tagName);
}

/** The tree of a body. Throws `BodyTooLargeError` for one that no editor writes, or that cannot be read in linear time. */
export function parseBody(html: string): Root {
  boundAttributes(html);
  const place = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  const parser = BodyParser.getFragmentParser<DefaultTreeAdapterMap>(place, { treeAdapter: limitedAdapter(), scriptingEnabled: false });
  parser.tokenizer.write(withoutUnclosed(html), true);
  const tree = fromParse5(parser.getFragment());
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

function boundAttributes(html: string): void {
  let attributes = 0;
  tokenize(html, {
    onopentagname: () => (attributes = 0),
    onattribname() {
      attributes += 1;
      if (attributes > MOST_ATTRIBUTES) throw new BodyTooLargeError(`${MOST_ATTRIBUTES} attributes of one tag`);
    },
  });
}

/** Counts elements and their depth. The library searches a node among its siblings from the first; here it is mostly the last. */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  const ofKind = new Map<string, number>();
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      const [tagName] = given;
      const count = (ofKind.get(tagName) ?? 0) + 1;
      ofKind.set(tagName, count);
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new BodyTooLargeError(`${MOST_ELEMENTS} elements`);
      if (count > (MOST_OF_KIND[tagName] ?? Infinity)) throw new BodyTooLargeError(`${MOST_OF_KIND[tagName]} × ${tagName}`);
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
