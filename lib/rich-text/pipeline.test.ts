import { richText } from './pipeline';
import { shown } from '@/testing/properties/rich-text';

/** As many on a letter as any script sets. */
const MARKS = '\u0301'.repeat(6);

describe('a body', () => {
  test.each([
    [
      'what editors write stays',
      '<h2>Titre</h2><p lang="ar" dir="rtl">نص</p>',
      '<h2>Titre</h2><p lang="ar" dir="rtl" data-script="Arab">نص</p>',
    ],
    [
      'also what they rarely write',
      '<p>H<sub>2</sub>O <u>a</u> <s>b</s></p><hr><code>c</code>',
      '<p>H<sub>2</sub>O <u>a</u> <s>b</s></p><hr><code>c</code>',
    ],
    ['scripts go with their text', 'a<script>alert(1)</script>b', 'ab'],
    [
      'an `xmp`, whose text browsers read raw, goes with it',
      '<b>a<xmp><script>alert(1)</script>&lt;img src=x onerror=alert(1)&gt;</xmp>b</b>',
      '<b>ab</b>',
    ],
    [
      'styles, classes, ids, names and targets go',
      '<p style="color:red" class="x" id="content" onclick="x()">a</p><a name="x" target="_top">b</a>',
      '<p>a</p>b',
    ],
    [
      'unknown elements go, their text stays',
      '<marquee>a</marquee><font color="red">b</font>',
      'ab',
    ],
    [
      'of Office too',
      '<p class=MsoNormal><!--[if gte mso 9]><xml><w:x/></xml><![endif]-->a<o:p></o:p></p><st1:place>b</st1:place>',
      '<p>a</p>b',
    ],
    [
      'elements that take part in the page go',
      '<form action="/x"><input name="q"><button>a</button></form><dialog open>b</dialog>',
      '<div>a</div><div>b</div>',
    ],
    [
      'a word of thousands of letters may be broken',
      `<p>${'x'.repeat(2500)} y</p>`,
      `<p>${'x'.repeat(1000)}<wbr>${'x'.repeat(1000)}<wbr>${'x'.repeat(500)} y</p>`,
    ],
    [
      'a letter has as many marks as any script sets',
      `<p>Z${'&#769;'.repeat(150)}</p>`,
      `<p>Z${'\u0301'.repeat(6)}</p>`,
    ],
    [
      'also over several elements, anew in each block and line',
      `<p>Z${`<u>${MARKS}</u><s>${MARKS}</s>`.repeat(8)}<br>${MARKS}</p>${MARKS}<p>${MARKS}</p>`,
      `<p>Z<u>${MARKS}</u><s></s>${'<u></u><s></s>'.repeat(7)}<br>${MARKS}</p>${MARKS}<p>${MARKS}</p>`,
    ],
    ['what is not closed is closed', '<p>a<b>c', '<p>a<b>c</b></p>'],
    ['a language or direction that is none goes', '<p lang="x y" dir="up">a</p>', '<p>a</p>'],
    [
      'centred text stays centred, however it is written',
      '<p style="color:red; text-align: center">a</p><h2 align="center">b</h2><center>c</center>',
      '<p data-align="center">a</p><h2 data-align="center">b</h2><div data-align="center">c</div>',
    ],
    [
      'left and right stay, however they are written',
      '<p style="text-align:right">a</p><p align="LEFT">b</p><p class="ql-align-right">c</p><h2 class="x text-end">d</h2><li class="has-text-align-center">e',
      '<p data-align="right">a</p><p data-align="left">b</p><p data-align="right">c</p><h2 data-align="end">d</h2><div data-align="center">e</div>',
    ],
    [
      'lines of a text whose style keeps them stay',
      '<p><span style="white-space: pre-wrap;">a\nb</span> <b>c\nd</b></p><div style="white-space:pre-line">e\n<i>f\ng</i>\n<p style="white-space:normal">h\ni</p>\n</div>',
      '<p><span data-lines="">a\nb</span> <b>c\nd</b></p><div data-lines="">e\n<i data-lines="">f\ng</i>\n</div><p>h\ni</p>',
    ],
    [
      'any other alignment goes',
      '<p style="text-align:start">a</p><p align="justify">b</p><b align="right">c</b>',
      '<p>a</p><p>b</p><b>c</b>',
    ],
    [
      '`<` and `>` in attributes are escaped',
      '<abbr title="</noscript><script>alert(1)</script>">a</abbr>',
      '<abbr title="&lt;/noscript&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</abbr>',
    ],
    [
      'what stands for browsers without scripts stays, and what follows it',
      'a<noscript><p>b</noscript><h2>c</h2>',
      'a<p>b</p><h2>c</h2>',
    ],
    [
      'a select that is not closed swallows nothing',
      '<p>a</p><select><option>b<option>c</option><h2>d</h2><p>e</p>',
      '<p>a</p><p>b</p><p>c</p><h2>d</h2><p>e</p>',
    ],
    [
      'nor a text area, a template or an object',
      'a<textarea>b<template>c<object><h2>d</h2>',
      'abc<h2>d</h2>',
    ],
    [
      'Word’s bullets are bullets',
      '<p><span style="font-family:Wingdings">Ø<span>&nbsp; </span></span>Extrait</p>',
      '<p>• Extrait</p>',
    ],
    [
      'cells and blocks of a spreadsheet keep theirs',
      '<table><tbody><tr><td style="font-weight:700 !important; text-align:center!important">a</td></tr></tbody></table><p style="font-weight:bold">b</p>',
      /<td [^>]*data-align="center"[^>]*><strong>a<\/strong><\/td>.*<p><strong>b<\/strong><\/p>$/,
    ],
    [
      'but not where a text in them has its own',
      '<ul><li style="font-weight:bold"><b>a</b><span style="font-weight:400"> b</span></li></ul><p style="font-weight:bold"> </p>' +
        '<p style="font-weight:bold">c<span style="font-weight:normal"></span></p>',
      '<ul><li><b>a</b> b</li></ul><p><strong>c</strong></p>',
    ],
    [
      'a whole text from Google Docs is not bold',
      '<b style="font-weight:normal" id="docs"><p>a</p></b>',
      '<p>a</p>',
    ],
    [
      'a list keeps its letters and numbers, however they are written',
      '<ol style="list-style-type: lower-alpha;"><li value="5">a</li></ol><ol type="I"><li>b</li></ol>',
      '<ol data-list="lower-alpha"><li value="5">a</li></ol><ol data-list="upper-roman"><li>b</li></ol>',
    ],
    [
      'what a style says of a text, an element says',
      '<p>10<span style="vertical-align:super">6</span> <span style="text-decoration: line-through;">12</span> <span style="font-weight:700;font-style:italic">15 mars</span></p>',
      '<p>10<sup>6</sup> <s>12</s> <em><strong>15 mars</strong></em></p>',
    ],
    [
      'signs of Word’s fonts are those signs',
      '<p><span style="font-family:Wingdings">ü</span> <span style="font-family:\'Wingdings 2\'">£</span> <span style="font-family:Symbol">£</span> 50</p>',
      '<p>✓ ☐ ≤ 50</p>',
    ],
    [
      'what stands between Quill’s items, and where its list begins, stays',
      '<ol start="4"><li data-list="ordered" class="ql-indent-1">a</li>b<li data-list="ordered" class="ql-indent-1">c</li></ol>',
      '<ol start="4"><li>a</li>b<li>c</li></ol>',
    ],
    [
      'Quill’s items are lists of their kind and depth',
      '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li><li data-list="checked">d</li></ol>',
      '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol><ul><li>☑ d</li></ul>',
    ],
    [
      'tasks show whether they are done',
      '<ul><li><label><input type="checkbox" checked>a</label></li><li><input type=checkbox>b</li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
    [
      'a direction set by style or class is kept',
      '<p style="direction: rtl">أ</p><p class="ql-direction-rtl">ب</p>',
      '<p dir="rtl">أ</p><p dir="rtl">ب</p>',
    ],
    [
      'what is in angle brackets but no element is words',
      '<p>Ali <ali@cci.example>, <PME-PMI></p>',
      '<p>Ali &lt;ali@cci.example>, &lt;PME-PMI></p>',
    ],
    [
      'elements that are not known, or written wrongly, are none',
      '<p><st1:country-region w:st="on">a</st1:country-region><br\\>b<h7>c</h7><fb:like-box>d<path d="M0"/>e<spanlang="fr">f</p>',
      '<p>abcdef</p>',
    ],
    [
      'and makes no HTML of a plain text',
      'Écrire à Ali &lt;ali@cci.example&gt;\n\naux <PME> seules',
      '<p>Écrire à Ali &lt;ali@cci.example></p><p>aux &lt;PME> seules</p>',
    ],
    [
      'a link inside the text leads to its place, under a name of ours',
      '<p>Mot<a href="#_ftn1" name="_ftnref1">[1]</a> <a href="#nulle">x</a></p><p><a name="_ftn1" href="#_ftnref1">[1]</a> Note</p><h2 id="x">y</h2>',
      /^<p>Mot<a id="(place-\w{6}-1)" href="#(place-\w{6}-2)">\[1\]<\/a> x<\/p><p><a id="\2" href="#\1">\[1\]<\/a> Note<\/p><h2>y<\/h2>$/,
    ],
    [
      'also to an empty place, and to a picture',
      '<p><a href="#a">x</a> <a href="#b">y</a></p><p><a name="a"></a></p><p><img id="b" src="/storage/a.png" alt=""></p>',
      /href="#(place-\w{6}-1)".*href="#(place-\w{6}-2)".*<p><span id="\1"><\/span><\/p>.*<span id="\2"><\/span><.*<img/s,
    ],
    [
      'an attribute named as what every object has goes like any other',
      '<p constructor="x" __proto__="y" tostring="z">a</p>',
      '<p>a</p>',
    ],
    [
      'old names of elements become today’s',
      '<strike>a</strike><tt>b</tt>',
      '<s>a</s><code>b</code>',
    ],
    [
      'words and markup that are encoded stay words',
      '<p>&lt;b&gt; &amp;amp; é&nbsp;!</p>',
      '<p>&lt;b> &amp;amp; é\u00A0!</p>',
    ],
    ['half a character is replaced', '<p>a\uD800b</p>', '<p>a\uFFFDb</p>'],
    ['nothing gives nothing', '', ''],
  ])('%s', (_, given, expected) => {
    if (typeof expected === 'string') expect(shown(given)).toBe(expected);
    else expect(shown(given)).toMatch(expected);
  });

  test('is made once for the same options, and anew for other ones', () => {
    const labels = { table: '', map: '', openMap: '', video: '', wholePicture: '' };
    const own = { site: 'https://x.example', api: undefined };
    const read = (locale: 'fr' | 'ar') =>
      richText('<p>a</p>', {
        locale,
        dir: 'ltr',
        under: 1,
        hasContents: false,
        isLite: false,
        own,
        labels,
      });
    expect(read('fr')).toBe(read('fr'));
    expect(read('ar')).not.toBe(read('fr'));
  });
});

describe('headings follow the title they stand under, without gaps', () => {
  test.each([
    [1, '<h1>a</h1><h3>b</h3><h6>c</h6><h1>d</h1>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
    [1, '<h4>a</h4><h2>b</h2><h3>c</h3>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    [2, '<div><h3>a</h3><p>x</p><h5>b</h5></div>', '<h3>a</h3><p>x</p><h4>b</h4>'],
    [3, '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
  ] as const)('under level %i: %s', (under, html, stands) => {
    expect(shown(html, { under })).toBe(stands);
  });
});

describe('what editors space their texts with is left out', () => {
  test.each([
    ['<p>a</p><p>\u00A0</p><p><br></p><p><b> \u00A0</b></p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<h2></h2><div><p></p></div>a', 'a'],
    ['a<br><br> <br>\u00A0<br>b', 'a<br><br> \u00A0b'],
    ['a<br>b<br>c<br>d', 'a<br>b<br>c<br>d'],
    ['<hr><p></p><hr>', '<hr><hr>'],
    ['a<p>\u00A0</p>b<br><div></div>c<p></p><p>d</p><h3></h3>', 'a<br><br>b<br>c<p>d</p>'],
    ['<ul><li>a<p></p>b</li><p></p><li>c</li></ul>', '<ul><li>a<br><br>b</li><li>c</li></ul>'],
    [
      '<p><span style="display:block">a</span><span style="display: block">b</span></p>',
      '<p>a<br>b</p>',
    ],
    ['<p><b><span style="display:block">a</span></b>b</p>', '<p><b>a</b><br>b</p>'],
  ])('%s', (html, stands) => {
    expect(shown(html)).toBe(stands);
  });
});

describe('a browser reads the text as it was written', () => {
  test.each([
    [
      'a list’s item without a list is a block',
      '<div><li>a</li></div><dd>b</dd>',
      '<div>a</div><div>b</div>',
    ],
    ['a cell without a table is words', '<div><td>1</td></div>', '<div>1</div>'],
    [
      'a block in a drawing in a paragraph ends the paragraph',
      '<p>b<object></object><svg><figure>a</figure></svg></p>',
      '<p>b</p><figure>a</figure>',
    ],
    [
      'an item in an item that a table held apart',
      '<ul><li><table><div><li>x</table></ul>',
      '<ul><li><div>x</div>',
    ],
    [
      'a heading around a heading is a block',
      '<h2><span><h3>a</h3></span></h2>',
      '<div><h2>a</h2></div>',
    ],
    [
      'a frame inside a link is words',
      '<a href="/x"><iframe src="https://x.example"></iframe>y</a>',
      '<a href="/ar/x"><span></span>y</a>',
    ],
    [
      'a link inside a link is words',
      '<a href="/x">x <table><tr><td><a href="/y">y</a></table></a>',
      '<span>y</span>',
    ],
    [
      'a line break at the start of preformatted words goes',
      '<pre>\n\na\nb</pre>',
      '<pre>a\nb</pre>',
    ],
  ])('%s', (_, html, stands) => {
    expect(shown(html)).toContain(stands);
  });
});

describe('who said a quotation leaves its line', () => {
  const by = (name: string): string => `<span data-source="">— ${name}</span>`;
  test.each([
    [
      'French',
      '<p>« Un mot — un seul. » — Une participante</p>',
      `<p>« Un mot — un seul. »${by('Une participante')}</p>`,
    ],
    ['English', '“A word.” – A finalist', `“A word.”${by('A finalist')}`],
    ['Arabic', '<p>«كلمة.» — مشاركة</p>', `<p>«كلمة.»${by('مشاركة')}</p>`],
    [
      'several paragraphs',
      '<p>« Un.</p><p>Deux. »\u00A0—\u00A0Elle</p>',
      `<p>« Un.</p><p>Deux. »${by('Elle')}</p>`,
    ],
    ['not a dash inside', '<p>« Un mot — un seul. »</p>', '<p>« Un mot — un seul. »</p>'],
    [
      'not without marks',
      '<p>Un visa oublié — et tout s’arrête.</p>',
      '<p>Un visa oublié — et tout s’arrête.</p>',
    ],
    [
      'not a link at the end',
      '<p>« Un mot. » — <i>Elle</i></p>',
      '<p>« Un mot. » — <i>Elle</i></p>',
    ],
  ])('%s', (_, html, stands) => {
    expect(shown(`<blockquote>${html}</blockquote>`)).toContain(`>${stands}</blockquote>`);
  });

  test('outside a quotation it stays', () => {
    expect(shown('<p>« Un mot. » — Elle</p>')).toBe('<p>« Un mot. » — Elle</p>');
  });
});

test.each([
  '<embed src="/storage/bilan.pdf">',
  '<object data="/storage/bilan.pdf"><embed src="/storage/bilan.pdf"><b>',
])('a document that %s shows is a link, once, and hides nothing behind it', (html) => {
  const links = shown(`<p>a</p>${html}<p>b</p>`).match(/href="[^"]*"/g);
  expect(links).toEqual(['href="/files/storage/bilan.pdf"']);
  expect(shown(`${html}<p>b</p>`)).toContain('<p>b</p>');
});
