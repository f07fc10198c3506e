import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html as names, Parser, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import { plainText } from '@/lib/text/plain-text';
import { element } from './tree';

/** Deeper than any editor nests. A parser looks through all open elements for each tag, and later steps call themselves for each level. */
const MOST_DEPTH = 256;
const MOST_ELEMENTS = 150_000;

/** A body no editor writes: reading it would take more than linear time, or more memory than there is. */
class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError';
}

/** The tree of a body as browsers read it. Of one that cannot be read in linear time, its bare words in a paragraph. */
export function parseBody(html: string): Root {
  try {
    return parsed(html);
  } catch (error) {
    if (!(error instanceof UnreadableBodyError)) throw error;
    return { type: 'root', children: [element('p', {}, [{ type: 'text', value: plainText(html) }])] };
  }
}

function parsed(html: string): Root {
  const place = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(place, { treeAdapter: limitedAdapter(), scriptingEnabled: false });
  parser.tokenizer.write(html, true);
  const tree = fromParse5(parser.getFragment());
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** Counts elements and how deep they stand. The library looks for a node among its siblings from the first on; here it is mostly the last. */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > MOST_ELEMENTS) throw new UnreadableBodyError('elements');
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > MOST_DEPTH) throw new UnreadableBodyError('depth');
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
