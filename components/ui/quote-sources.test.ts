import { readNodes, writeNodes } from './body-nodes.test-support';
import { splitQuoteSources } from './quote-sources';

function split(html: string): string {
  const nodes = readNodes(html);
  splitQuoteSources(nodes, (text) => ({ type: 'tag', name: 'span', attribs: {}, children: [{ type: 'text', data: text }] }));
  return writeNodes(nodes);
}

test.each([
  [
    'French',
    '<blockquote><p>« Un mot — un seul. » — Une participante</p></blockquote>',
    '<blockquote><p>« Un mot — un seul. »<span>Une participante</span></p></blockquote>',
  ],
  ['English', '<blockquote>“A word.” – A finalist</blockquote>', '<blockquote>“A word.”<span>A finalist</span></blockquote>'],
  ['Arabic', '<blockquote><p>«كلمة.» — مشاركة</p></blockquote>', '<blockquote><p>«كلمة.»<span>مشاركة</span></p></blockquote>'],
  [
    'several paragraphs',
    '<blockquote><p>« Un.</p><p>Deux. »\u00A0—\u00A0Elle</p></blockquote>',
    '<blockquote><p>« Un.</p><p>Deux. »<span>Elle</span></p></blockquote>',
  ],
])('who said a quotation leaves its line: %s', (_what, html, stands) => {
  expect(split(html)).toBe(stands);
});

test.each([
  ['a dash inside', '<blockquote><p>« Un mot — un seul. »</p></blockquote>'],
  ['no marks', '<blockquote><p>Un visa oublié — et tout s’arrête.</p></blockquote>'],
  ['outside a quotation', '<p>« Un mot. » — Elle</p>'],
  ['a link at the end', '<blockquote><p>« Un mot. » — <a>Elle</a></p></blockquote>'],
])('what names nobody in its last words stays as it is: %s', (_what, html) => {
  expect(split(html)).toBe(html);
});
