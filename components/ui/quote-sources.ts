import type { BodyNode } from './body-tree';

/** What is quoted, to the closing mark, and who said it, after a dash. */
const QUOTED = /^([\s\S]*[»”"])\s*[—–]\s*(\S[\s\S]*)$/;

/** Takes who said it out of the line of the words: `« … » — A participant`. `createSource` gives an element that holds a text. */
export function splitQuoteSources(nodes: BodyNode[], createSource: (text: string) => BodyNode): void {
  for (const node of nodes) {
    if (node.name === 'blockquote') splitSource(node, createSource);
    else splitQuoteSources(node.children ?? [], createSource);
  }
}

function splitSource(node: BodyNode, createSource: (text: string) => BodyNode): void {
  const last = node.children?.at(-1);
  if (!last) return;
  if (last.name !== undefined) return splitSource(last, createSource);
  const [, words, source] = QUOTED.exec(last.data ?? '') ?? [];
  if (words === undefined || source === undefined) return;
  last.data = words;
  node.children?.push(createSource(source.trim()));
}
