import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
} from 'parse5';

/** The bounds exceed what editors write. Beyond them the parser may need more than linear time. */
const BOUNDS = {
  characters: 1_100_000,
  tags: 60_000,
  attributes: 200,
  steps: 20_000,
  elements: 20_000,
  depth: 256,
};

export class HtmlTooLargeError extends Error {
  override name = 'HtmlTooLargeError';
}

/** Parses untrusted HTML into the tree that a browser shows. Throws `HtmlTooLargeError`. */
export function parseHtml(html: string): Root {
  const source = html.toWellFormed().replace(/[^\P{Cc}\t\n\r]+/gu, '');
  checkBounds(source);
  const context = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  let isFostered = false;
  const parseSource = (text: string) => {
    const treeAdapter = boundedAdapter(() => (isFostered = true));
    return parseFragment(context, text, { treeAdapter, scriptingEnabled: false });
  };
  const first = parseSource(source);
  // Content moved out of tables may not survive serialisation; the second parse makes it stable.
  const tree = fromParse5(isFostered ? parseSource(serialize(first)) : first);
  return tree.type === 'root' ? withoutHidden(tree) : { type: 'root', children: [] };
}

/** One attribute with the separators before it. The first match in a tag is the tag's name. */
const ATTRIBUTE = /[ /]*[^ />][^ />=]*(?: *= *(?:"[^"]*"?|'[^']*'?|[^ >"'][^ >]*)?)?/y;

/** The parser compares a tag's attributes with each other, so their number is bounded. */
function checkBounds(html: string): void {
  if (html.length > BOUNDS.characters)
    throw new HtmlTooLargeError(`${BOUNDS.characters} characters`);
  const source = html.replace(/[\t\n\r]/g, ' ');
  let tags = 0;
  let steps = 0;
  for (const { index } of source.matchAll(/<\/?[a-z]/gi)) {
    tags += 1;
    ATTRIBUTE.lastIndex = index + 1;
    let attributes = 0;
    let end = index;
    for (; attributes <= BOUNDS.attributes && ATTRIBUTE.test(source); attributes += 1)
      end = ATTRIBUTE.lastIndex;
    // Tags that start inside another tag are scanned repeatedly, so the steps have a bound.
    steps += end - index;
    if (tags > BOUNDS.tags) throw new HtmlTooLargeError(`${BOUNDS.tags} tags`);
    if (steps > BOUNDS.steps + 4 * source.length) throw new HtmlTooLargeError('tags inside tags');
    if (attributes > BOUNDS.attributes)
      throw new HtmlTooLargeError(`${BOUNDS.attributes} attributes`);
  }
}

/**
 * Returns a tree adapter that bounds the number of elements and their depth. It also replaces two
 * methods of parse5's adapter that search siblings from the first one: the node they look for is
 * mostly the last.
 */
function boundedAdapter(onFoster: () => void): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > BOUNDS.elements) throw new HtmlTooLargeError(`${BOUNDS.elements} elements`);
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > BOUNDS.depth) throw new HtmlTooLargeError(`${BOUNDS.depth} levels`);
    },
    onItemPop() {
      depth -= 1;
    },
    insertBefore(parent, node, reference) {
      onFoster();
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

const NEVER_SHOWN = new Set('script style title template noembed noframes'.split(' '));
/**
 * Some editors write only no-break spaces. In runs of 25 characters or more, which would overflow a
 * phone, the no-break spaces between words become ordinary spaces.
 */
const LONG_RUN = /[^ \t\n\r]{25,}/g;
const BETWEEN_WORDS = /(?<=[\p{L}\p{M},;.)])\u00A0(?=[\p{L}(])/gu;

/** Removes elements that an editor hid, such as Excel rows with `display: none`. */
function withoutHidden<P extends Root | Element>(parent: P): P {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push({ ...child, value: withBreakableRuns(child.value) });
    if (child.type === 'element' && !isHidden(child)) children.push(withoutHidden(child));
  }
  return { ...parent, children };
}

function isHidden({ tagName, properties }: Element): boolean {
  const style = parseDeclarations(properties.style);
  return (
    NEVER_SHOWN.has(tagName) ||
    (properties.hidden ?? false) !== false ||
    style.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '')
  );
}

export function withBreakableRuns(text: string): string {
  return text.replace(LONG_RUN, (run) => run.replace(BETWEEN_WORDS, ' '));
}

/** Parses a style attribute into lower-case names and values. */
export function parseDeclarations(
  style: Element['properties'][string],
): ReadonlyMap<string, string> {
  if (typeof style !== 'string') return NO_STYLE;
  return new Map(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.toLowerCase().split(':');
      return [name.trim(), (value.split('!')[0] ?? '').trim()];
    }),
  );
}

const NO_STYLE: ReadonlyMap<string, string> = new Map();

/** Returns the text of a tree, with spaces around the text of block elements. */
export function textOf(node: Nodes, isLeftOut?: (element: Element) => boolean): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isLeftOut?.(node))) return '';
  const text = node.children.map((child) => textOf(child, isLeftOut)).join('');
  return node.type === 'element' && !INLINE.has(node.tagName) ? ` ${text} ` : text;
}

/** Returns the text of a tree on one line, as a browser shows it. */
export function oneLineText(node: Nodes, isLeftOut?: (element: Element) => boolean): string {
  return collapseWhitespace(textOf(node, isLeftOut));
}

/** Runs of white space, tabs and line breaks; no-break spaces are kept as they are. */
const UNEVEN_SPACE = /[^\S\u00A0\u202F]{2,}|[^\S \u00A0\u202F]/gu;

export function collapseWhitespace(text: string): string {
  return text.replace(UNEVEN_SPACE, ' ').trim();
}

const INLINE = new Set(
  (
    'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small ' +
    'span strike strong sub sup tt u var wbr'
  ).split(' '),
);
