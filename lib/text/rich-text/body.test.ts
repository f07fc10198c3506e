import { shown } from '@/testing/properties/rich-text';
import { bodyHtml } from './body';

test.each([
  ['HTML stays as it is', '<p>Une &amp; deux</p>', '<p>Une &amp; deux</p>'],
  ['HTML encoded as a whole is decoded', '&lt;p&gt;Une&lt;/p&gt;', '<p>Une</p>'],
  ['up to ten times', `&${'amp;'.repeat(9)}lt;p&${'amp;'.repeat(9)}gt;Une`, '<p>Une'],
  ['an encoded tag inside HTML stays text', '<p>Écrire &lt;b&gt;</p>', '<p>Écrire &lt;b&gt;</p>'],
  [
    'a text without any tag has paragraphs at blank lines',
    'Une ligne\nsuite\r\n \r\nAutre',
    '<p>Une ligne<br>suite</p><p>Autre</p>',
  ],
  ['a text keeps its entities', 'Foire &amp; salon', '<p>Foire &amp; salon</p>'],
  ['a lesser-than sign is no tag', 'a < b', '<p>a < b</p>'],
  ['nothing gives nothing', '  \n\n ', ''],
])('the HTML of a body: %s', (_, given, expected) => {
  expect(bodyHtml(given)).toBe(expected);
});

describe('of a body', () => {
  test.each([
    [
      'what editors write stays',
      '<h2>Titre</h2><p lang="ar" dir="rtl">نص</p><p>H<sub>2</sub>O <u>a</u> <s>b</s></p><hr>',
      '<h2>Titre</h2><p lang="ar" dir="rtl">نص</p><p>H<sub>2</sub>O <u>a</u> <s>b</s></p><hr>',
    ],
    [
      'details stay',
      '<details open><summary>a</summary><p>b</p></details>',
      '<details><summary>a</summary><p>b</p></details>',
    ],
    ['scripts go with their text', 'a<script>alert(1)</script><style>b</style>c', 'ac'],
    [
      'what an editor hid goes: an Excel row, a note, by style or attribute',
      '<table><tr style="mso-height:0;display:none"><td>1</td></tr><tr hidden><td>2</td></tr></table><p style="VISIBILITY : Hidden !important">3</p><div hidden>4</div>a',
      /^<div data-table[^>]*><table><tbody><\/tbody><\/table><\/div>a$/,
    ],
    [
      'classes, events, names and targets go',
      '<p style="color:red" class="x" onclick="x()">a</p><b target="_top" name="x">b</b>',
      '<p>a</p><b>b</b>',
    ],
    ['unknown elements are replaced by their content', '<marquee>a</marquee><font>b</font>', 'ab'],
    [
      'those of a page are blocks',
      '<form action="/x"><input name="q"><button>a</button></form><main>b</main>',
      '<div>a</div><div>b</div>',
    ],
    [
      'comments and elements of Word go',
      '<p><!--[if gte mso 9]><xml><w:x/></xml><![endif]-->a<o:p></o:p></p>',
      '<p>a</p>',
    ],
    ['what is not closed is closed', '<p>a<b>c', '<p>a<b>c</b></p>'],
    ['a language or direction that is none goes', '<p lang="x y" dir="up">a</p>', '<p>a</p>'],
    ['old names become today’s', '<strike>a</strike><tt>b</tt>', '<s>a</s><code>b</code>'],
    [
      'encoded words stay words',
      '<p>&lt;b> &amp;amp; é&nbsp;!</p>',
      '<p>&lt;b> &amp;amp; é\u00A0!</p>',
    ],
    ['half a character is replaced', '<p>a\uD800b\u0001</p>', '<p>a\uFFFDb</p>'],
    [
      'a word named as every object has it goes',
      '<p constructor="x" __proto__="y">a</p>',
      '<p>a</p>',
    ],
    [
      'a no-break space for every space is a space, but not before a sign',
      `<p>${'les\u00A0mots, '.replace(' ', '\u00A0').repeat(8)}fin\u00A0!</p>`,
      `<p>${'les mots, '.repeat(8)}fin\u00A0!</p>`,
    ],
    [
      'one that joins a name stays',
      '<p>M.\u00A0Ali, 12\u00A0000 DA</p>',
      '<p>M.\u00A0Ali, 12\u00A0000 DA</p>',
    ],
  ])('%s', (_, given, expected) => {
    if (typeof expected === 'string') expect(shown(given)).toBe(expected);
    else expect(shown(given)).toMatch(expected);
  });
});

describe('a body beyond what any editor writes is shown as its words', () => {
  test.each([
    ['levels', `${'<b>'.repeat(10_000)}a &amp;lt;i&amp;gt;<p>mot${'</b>'.repeat(10_000)}`],
    ['elements', `${'a<br>b'.repeat(50_000)}<p>mot`],
    ['tags', `${'<nobr></nobr>'.repeat(50_000)}mot`],
    ['attributes', `<i ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>mot</i>`],
    ['attributes behind a tag in a value', `<a x="<a y='">${'<i a=">" b=">" '.repeat(9000)}>mot`],
    [
      'elements opened anew',
      `<p>${Array.from({ length: 240 }, (_, at) => `<b a${at}>`).join('')}${'<p>x'.repeat(10_000)}mot`,
    ],
    ['bytes', `<p>mot ${'م &amp;lt;b&amp;gt; '.repeat(100_000)}</p>`],
    ['bytes that stand for one another', `<p>mot ${'&amp;amp;'.repeat(200_000)}</p>`],
  ])('%s', (_kind, body) => {
    const html = shown(body);
    // Not by a matcher, which would print half a megabyte.
    expect(html.includes('mot')).toBe(true);
    expect(/<(?!\/?p>)/.exec(html)?.[0]).toBeUndefined();
    expect(Buffer.byteLength(html)).toBeLessThan(600_000);
  });

  test('but a long one of an editor is not', () => {
    const table = `<table>${`<tr>${'<td>Alger</td>'.repeat(5)}</tr>`.repeat(2100)}</table>`;
    const words = '<p>Un mot, <b>deux</b>.</p>'.repeat(3000);
    expect(shown(`${words}${table}`).includes('<td>Alger</td>')).toBe(true);
    expect(shown(`${'<div>'.repeat(250)}a${'</div>'.repeat(250)}`)).toContain('<div>a</div>');
  });
});

// Work that grows with the square of the length needs minutes for these.
test.each(
  '<b>|<b><p>|<ul><li>|<svg><math>|<table><tr><td>|<b></i>|<a href="/x">|<p>x|<li>x|<tr></tr>|<!--|<script>|<|<a |&amp;|<table>x<br>|<x>y</x>|<a b="|<i a=\'"'.split(
    '|',
  ),
)('300 kB of %s are read in one go', (piece) => {
  const body = piece.repeat(300_000 / piece.length);
  expect(typeof shown(body)).toBe('string');
  expect(typeof shown(`<b><div><table>${body}`)).toBe('string');
});
