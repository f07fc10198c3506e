import type { BodyNode } from './body-tree';

/** A tree of well-nested tags, read without any rule about what may stand where. */
export function readNodes(html: string): BodyNode[] {
  const root: BodyNode = { type: 'root', children: [] };
  let open = root;
  for (const [, closing, name, data] of html.matchAll(/<(\/?)(\w+)>|([^<]+)/g)) {
    if (closing) open = open.parent ?? root;
    else {
      const node: BodyNode = name ? { type: 'tag', name, attribs: {}, children: [], parent: open } : { type: 'text', data: data ?? '', parent: open };
      open.children?.push(node);
      if (name) open = node;
    }
  }
  return root.children ?? [];
}

export function writeNodes(nodes: BodyNode[]): string {
  return nodes.map(({ name, data = '', children = [] }) => (name ? `<${name}>${writeNodes(children)}</${name}>` : data)).join('');
}
