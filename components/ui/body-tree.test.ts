import { readNodes, writeNodes } from './body-nodes.test-support';
import { mendTree, type BodyNode } from './body-tree';

function mended(html: string): string {
  const nodes = readNodes(html);
  mendTree(nodes, () => ({ type: 'tag', name: 'tbody', attribs: {}, children: [] }));
  return writeNodes(nodes);
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
  { what: 'a list’s item without a list is a block', html: '<ul><li>a<b><li>b</li></b></li></ul>', stands: '<ul><li>a<b><div>b</div></b></li></ul>' },
  { what: 'a frame inside a link is words', html: '<a><iframe>x</iframe></a>', stands: '<a><span>x</span></a>' },
  { what: 'a link inside a link is words', html: '<a>x <b><a>y</a></b></a>', stands: '<a>x <b><span>y</span></b></a>' },
])('$what', ({ html, stands }) => {
  expect(mended(html)).toBe(stands);
});

test('a table of a hundred thousand rows is mended in one go', () => {
  const table: BodyNode = { type: 'tag', name: 'table', children: [] };
  table.children = Array.from({ length: 100_000 }, () => ({ type: 'tag', name: 'tr', parent: table, children: [] }));
  mendTree([table], () => ({ type: 'tag', name: 'tbody', children: [] }));
  expect(table.children).toHaveLength(1);
  expect(table.children[0]?.children).toHaveLength(100_000);
});
