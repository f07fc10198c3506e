import { readNodes, writeNodes } from './body-nodes.test-support';
import { isolateTelephones } from './telephones';

function isolate(html: string): string {
  const nodes = readNodes(html);
  isolateTelephones(nodes, {
    text: (data) => ({ type: 'text', data }),
    isolate: (data) => ({ type: 'tag', name: 'bdi', attribs: {}, children: [{ type: 'text', data }] }),
  });
  return writeNodes(nodes);
}

test.each([
  ['in an Arabic sentence', '<p>الهاتف: +213 21 00 00 00.</p>', '<p>الهاتف: <bdi>+213 21 00 00 00</bdi>.</p>'],
  ['written for callers at home', '<p>Tél. 021 00 00 00 ou 0550-00-00-00</p>', '<p>Tél. <bdi>021 00 00 00</bdi> ou <bdi>0550-00-00-00</bdi></p>'],
  ['with two noughts', '<li>00213\u00A021\u00A000\u00A000\u00A000</li>', '<li><bdi>00213\u00A021\u00A000\u00A000\u00A000</bdi></li>'],
  [
    'inside other elements',
    '<p><b>Fax: 021.00.00.00</b>, <a>+213 21 00 00 00</a></p>',
    '<p><b>Fax: <bdi>021.00.00.00</bdi></b>, <a><bdi>+213 21 00 00 00</bdi></a></p>',
  ],
  ['outside every element', 'قبل +213 550 00 00 00 بعد', 'قبل <bdi>+213 550 00 00 00</bdi> بعد'],
])('a telephone number is held together: %s', (_what, html, stands) => {
  expect(isolate(html)).toBe(stands);
});

test.each([
  ['an amount', '<p>45 000 000 DA, 1 200 000</p>'],
  ['a time', '<p>08:30 – 16:30, 8 h 30</p>'],
  ['a year and a day', '<p>2026, 01/12/2026</p>'],
  ['a decimal', '<p>0.5 %, 0,25</p>'],
])('what is no telephone number stays as it is: %s', (_what, html) => {
  expect(isolate(html)).toBe(html);
});
