import type { Root } from 'hast';
import { childrenOf, element, visitElements, type Parent } from './tree';

/** What is quoted, to the closing mark, and who said it, after a dash. */
const QUOTED = /^([\s\S]*[»”"])\s*[—–]\s*(\S[\s\S]*)$/;

/** Takes who said it out of the line of the words: `« … » — A participant`. */
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
