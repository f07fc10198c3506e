import { bodyHtml } from './body-html';
import { parseFragment } from 'parse5';
import { shown } from '@/testing/properties/rich-text';

describe('the HTML of a body', () => {
  test.each([
    ['HTML stays as it is', '<p>Une &amp; deux</p>', '<p>Une &amp; deux</p>'],
    ['HTML encoded as a whole is decoded', '&lt;p&gt;Une&lt;/p&gt;', '<p>Une</p>'],
    ['HTML encoded twice is decoded', '&amp;lt;p&amp;gt;Une&amp;lt;/p&amp;gt;', '<p>Une</p>'],
    [
      'entities encoded twice inside HTML are decoded once',
      '<p>L&amp;rsquo;an &amp;#8211; d&amp;eacute;but</p>',
      '<p>L&rsquo;an &#8211; d&eacute;but</p>',
    ],
    [
      'entities that could become a tag stay encoded',
      '<p>&amp;lt;b&amp;gt; &amp;amp; &amp;quot;</p>',
      '<p>&amp;lt;b&amp;gt; &amp;amp; &amp;quot;</p>',
    ],
    ['an encoded tag inside HTML stays text', '<p>Écrire &lt;b&gt;</p>', '<p>Écrire &lt;b&gt;</p>'],
    [
      'plain text becomes paragraphs',
      'Une ligne\nsuite\n\nAutre',
      '<p>Une ligne<br>suite</p><p>Autre</p>',
    ],
    [
      'so does one with words in bold, and a tag of several lines',
      'a <b>b</b> c\r\n \r\n<img\nsrc=x>\n- d\n',
      '<p>a <b>b</b> c</p><p><img\nsrc=x><br>- d</p>',
    ],
    [
      'an element over several paragraphs stays one',
      '<q>a\n\nb\r\nc</q>\n\nd',
      '<p><q>a<br><br>b<br>c</q></p><p>d</p>',
    ],
    [
      'pictures hold no paragraphs',
      '<img src=x>\n\na<wbr>\n\nb</i>\n\nc',
      '<p><img src=x></p><p>a<wbr></p><p>b</i></p><p>c</p>',
    ],
    [
      'nor do elements that a browser opens anew',
      '<b>a\n\nb\r\nc</b>\n\nd',
      '<p><b>a</p><p>b<br>c</b></p><p>d</p>',
    ],
    [
      'nor those that are never closed',
      '<q>a <q>b</q>\n\n<a name="c"/>d\ne',
      '<p><q>a <q>b</q></p><p><a name="c"/>d<br>e</p>',
    ],
    ['and one with half a tag', 'a <b\n\nc', '<p>a <b</p><p>c</p>'],
    [
      'nor lines that only lay out the source of an element',
      'a <a href="b">\n  c\nd\n</a> <span>\n</span><b>e\n</b>f',
      '<p>a <a href="b">\n  c<br>d\n</a> <span>\n</span><b>e<br></b>f</p>',
    ],
    ['but blank lines do', 'a :<b>\n\nb\n\n</b>c', '<p>a :<b></p><p>b</p><p></b>c</p>'],
    [
      'a tag that is cut off may have any name',
      'a\n<b>b</b> <constructor c',
      '<p>a<br><b>b</b> <constructor c</p>',
    ],
    [
      'lines between blocks, or beside a line break, are spaces',
      'a<br>\nb <i>c</i>\n\nd',
      'a<br>\nb <i>c</i>\n\nd',
    ],
    ['plain text keeps its entities', 'Foire &amp; salon', '<p>Foire &amp; salon</p>'],
    ['a lesser-than sign is no tag', 'a < b', '<p>a < b</p>'],
    ['nothing gives nothing', '  \n\n ', ''],
  ])('%s', (_, given, expected) => {
    expect(bodyHtml(given)).toBe(expected);
  });
});

const long = (piece: string): string => piece.repeat(300_000 / piece.length);

test('a body nested deeper than any editor nests is shown as its words', () => {
  expect(shown(`${'<div>'.repeat(250)}a${'</div>'.repeat(250)}`)).toBe('<div>a</div>');
  expect(shown(`${'<b>'.repeat(10_000)}a &amp;lt;i&amp;gt;<p>c${'</b>'.repeat(10_000)}`)).toBe(
    '<p>a</p><p>c</p>',
  );
});

test('a body of elements never closed, which a browser would open anew in each paragraph, is shown as its words', () => {
  const open = '<p>' + Array.from({ length: 240 }, (_, index) => `<b a${index}>`).join('');
  expect(shown(open + '<p>x'.repeat(10_000)) === '<p>x</p>'.repeat(10_000)).toBe(true);
});

describe('a body that becomes larger than any editor writes is shown as its words', () => {
  test.each([
    ['elements', 'a<br>b'.repeat(50_000), '<p>ba</p>'],
    ['tags', `${'<video>'.repeat(70_000)}mot`, 'mot'],
    ['elements that are left out', `<font>${'<nobr></nobr>'.repeat(50_000)}</font>mot`, 'mot'],
    [
      'attributes',
      `<i ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}>mot</i>`,
      '<p>mot</p>',
    ],
    ['bytes', `<p>${'م &amp;lt;b&amp;gt; '.repeat(100_000)}</p><p>fin</p>`, '<p>'],
    ['bytes that stand for one another', `<p>${'&amp;amp;'.repeat(200_000)}</p>`, '<p>'],
  ])('%s', (_kind, body, words) => {
    const html = shown(body);
    // Not by a matcher, which would print half a megabyte.
    expect(html.includes(words)).toBe(true);
    expect(/<(?!\/?p>|wbr>)/.exec(html)?.[0]).toBeUndefined();
    expect(Buffer.byteLength(html)).toBeLessThan(600_000);
  });

  test('but a long one of an editor is not', () => {
    const table = `<table>${`<tr>${'<td>Alger</td>'.repeat(5)}</tr>`.repeat(2100)}</table>`;
    expect(shown(`${'<p>Un mot, <b>deux</b>.</p>'.repeat(3000)}${table}`)).toContain(
      '<td>Alger</td>',
    );
  });
});

describe('of a body beyond the bound of one kind', () => {
  const map =
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=3,36,4,37"></iframe>';
  test.each([
    ['pictures', '<a href="/article/1"><img src=/a.png></a>', 310, /<img/g, 300],
    ['frames', map, 60, /<iframe/g, 50],
    ['films', '<video src=a.mp4></video>', 60, /<video/g, 50],
    [
      'subtitles',
      `<video src=a.mp4>${'<track src=/storage/a.vtt>'.repeat(5)}</video>`,
      45,
      /<track/g,
      200,
    ],
  ])('%s are left out, and nothing else is', (_kind, piece, count, counted, most) => {
    const html = shown(`${piece.repeat(count)}<h2>fin</h2>`);
    expect(html.match(counted)).toHaveLength(most);
    expect(html).toContain('<h2>fin</h2>');
    expect(html).not.toMatch(/<a [^>]*><\/a>/);
  });
});

// Work that grows with the square of the length needs minutes for these, far more than a test may
// take.
test.each([
  '<b>',
  '<b><p>',
  '<ul><li>',
  '<svg><math>',
  '<table><tr><td>',
  '<b></i>',
  '<a href="/x">',
  '<p>x',
  '<li>x',
  '<tr></tr>',
  '<!--',
  '<script>',
  '<',
  '<a ',
  '&amp;',
  '<table>x<br>',
  '<x>y</x>',
])('300 kB of %s are read in one go', (piece) => {
  expect(typeof shown(long(piece))).toBe('string');
  expect(typeof shown(`<b><div><table>${long(piece)}`)).toBe('string');
});

test('no part of a text leaves it: what follows stands after it', () => {
  for (const body of [
    '<li><object><div></object><li>x',
    '<ul><li><table><div><li>x</table></ul></div></div>',
    '</div></main>a',
    '<p><table><tr><td></p></div>x',
  ]) {
    const fragment = parseFragment(`<main>${shown(body)}</main><footer>`);
    expect(fragment.childNodes.map(({ nodeName }) => nodeName)).toEqual(['main', 'footer']);
  }
});

describe('what is not closed swallows no word that follows', () => {
  const NAMES =
    'iframe oembed video audio style title xmp noembed noframes script textarea select option optgroup noscript template plaintext'
      .concat(
        ' svg math svg><title svg><style svg><desc math><mtext object canvas details dialog frameset table caption td colgroup head body',
      )
      .concat(
        ' form button fieldset a b font marquee picture map ruby rp progress meter label datalist output slot portal listing applet ul dl pre figure',
      )
      .split(' ');
  test.each(NAMES)('<%s>', (name) => {
    const html = shown(
      `<p>un</p><${name}>deux<p>trois <b>quatre</b></p><h2>cinq</h2><${name}>six<p>sept</p>`,
    );
    for (const word of 'un trois quatre cinq sept'.split(' ')) expect(html).toContain(word);
    expect(html).toMatch(/<h2>cinq/);
  });

  test.each([
    ['an attribute', '<a href="/x>mot</a><p>suite</p>', 'suite'],
    ['an attribute of an end tag', '<p>un</p title="<p>suite</p>', 'suite'],
    ['a comment', '<p>un</p><!-- <p>suite</p>', '<p>suite</p>'],
    ['comments', '<!--un<!--deux<p>suite</p>'.repeat(20), '<p>suite</p>'],
    [
      'a frame before another one',
      '<iframe src="//a.example"><p>suite</p><iframe src="//b.example"></iframe>',
      '<p>suite</p>',
    ],
    [
      'a frame written as in XML',
      '<iframe src="//a.example" /><p>suite</p><iframe src="//b.example" />',
      '<p>suite</p>',
    ],
    [
      'a script written as in XML',
      '<script src="//a.example/a.js" /><p>suite</p><script>a<b</script>',
      '<p>suite</p>',
    ],
    ['many scripts', '<script>un<p>deux</p>'.repeat(50) + '<p>suite</p>', '<p>suite</p>'],
    ['many frames', '<xmp>un<style>deux<title>'.repeat(50) + '<p>suite</p>', '<p>suite</p>'],
    [
      'a film with its files',
      '<video><source src="/files/a.mp4"><p>suite</p>',
      '</video><p>suite</p>',
    ],
  ])('%s', (_kind, body, words) => {
    expect(shown(body)).toContain(words);
  });

  test('and what is closed goes with what it holds', () => {
    const closed =
      '<iframe src="javascript:1">a</iframe><video>b</video><style>c<!-- d --></style><title>e</title><xmp><p>f</xmp><script>"<!--</script>';
    expect(
      shown(
        `${closed}<script>if (a<b) "</p>'<iframe>"</script></></><SCRIPT\n>g</Script ><p>suite</p><a href="/cut`,
      ),
    ).toBe('<p>suite</p>');
  });
});
