import type { Root } from 'hast';
import { childrenOf, element, visitElements, type Parent } from './tree';

/** A quotation up to its closing mark, and its source after a dash. */
const QUOTED = /^([\s\S]*[»”"])\s*[—–]\s*(\S[\s\S]*)$/;

/** Moves the source of a quotation into an element of its own: `« … » — A participant`. */
export function quoteSources() {
  return (tree: Root): void => {
    visitElements(tree, (node) => {
      if (node.tagName === 'blockquote') splitSource(node);
    });
  };
}

function splitSource(parent: Parent): void {
  const last = childrenOf(parent).at(-1);
  if (last?.type === 'element') return splitSource(last);
  if (last?.type !== 'text') return;
  const [, words, source] = QUOTED.exec(last.value) ?? [];
  if (words === undefined || source === undefined) return;
  last.value = words;
  parent.children.push(element('span', { dataSource: '' }, [{ type: 'text', value: `— ${source.trim()}` }]));
}
