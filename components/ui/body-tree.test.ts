import { mendTree, type BodyNode } from './body-tree';

/** A tree of well-nested tags, read without any rule about what may stand where. */
function read(html: string): BodyNode[] {
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

function write(nodes: BodyNode[]): string {
  return nodes.map(({ name, data = '', children = [] }) => (name ? `<${name}>${write(children)}</${name}>` : data)).join('');
}

function mended(html: string): string {
  const nodes = read(html);
  mendTree(nodes, () => ({ type: 'tag', name: 'tbody', attribs: {}, children: [] }));
  return write(nodes);
}

test.each([
  '<h2>A</h2><p>b <a>c</a></p><ul><li><p>d</p></li></ul>',
  '<table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td><p>1</p></td></tr></tbody></table>',
])('what a browser leaves alone stays as it is: %s', (html) => {
  expect(mended(html)).toBe(html);
});

test.each([
  {
    what: 'bare rows get a body',
    html: '<table><tr><td>1</td></tr> <tr><td>2</td></tr></table>',
    stands: '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
  },
  {
    what: 'so do those of a table in a cell',
    html: '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>',
    stands: '<table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>',
  },
  {
    what: 'a table with words between its rows is blocks',
    html: '<table>x<tr><td>1</td></tr></table>',
    stands: '<div>x<div><div>1</div></div></div>',
  },
  { what: 'a cell without a table is a block', html: '<div><td>1</td></div>', stands: '<div><div>1</div></div>' },
  { what: 'a paragraph around a paragraph is a block', html: '<p><span><p>a</p></span></p>', stands: '<div><span><p>a</p></span></div>' },
  { what: 'a heading around a heading is a block', html: '<h2><span><h3>a</h3></span></h2>', stands: '<div><span><h3>a</h3></span></div>' },
  { what: 'a link inside a link is words', html: '<a>x <b><a>y</a></b></a>', stands: '<a>x <b><span>y</span></b></a>' },
])('$what', ({ html, stands }) => {
  expect(mended(html)).toBe(stands);
});
