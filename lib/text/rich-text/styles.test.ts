import { shown } from '@/testing/properties/rich-text';

/** What the style sheet is told of the first element of a body. */
function styleOf(html: string): string | undefined {
  return /data-style="([^"]*)"/.exec(shown(html))?.[1];
}

describe('a style, an attribute or a class of an editor becomes a name that the style sheet knows', () => {
  test.each([
    ['<p style="text-align: center">a</p>', 'center'],
    ['<p style=" TEXT-ALIGN : Right !important ;color:red">a</p>', 'right'],
    ['<p align="CENTER">a</p>', 'center'],
    ['<center>a</center>', 'center'],
    ['<p class="x ql-align-justify">a</p>', 'justify'],
    ['<p class="has-text-align-center">a</p>', 'center'],
    ['<p class="text-end">a</p>', 'end'],
    ['<p style="text-align:start">a</p>', 'start'],
    ['<span style="font-weight:700;font-style:italic">a</span>', 'bold italic'],
    ['<b style="font-weight:normal"><p>a</p></b>', 'regular'],
    ['<span style="text-decoration: underline line-through">a</span>', 'underline line-through'],
    ['<span style="vertical-align:super">a</span>', 'super'],
    ['<table><tr><td style="vertical-align:middle">a</table>', 'middle'],
    ['<li style="list-style-type:none"><ul><li>a</ul></li>', 'no-marker'],
    ['<ol style="list-style-type: lower-latin;"><li>a</ol>', 'lower-alpha'],
    ['<ol type="I"><li>a</ol>', 'upper-roman'],
    ['<ol type="i"><li>a</ol>', 'lower-roman'],
    ['<ol><li data-list="bullet">a</ol>', 'disc'],
    ['<p style="white-space: pre">a  b</p>', 'pre-wrap'],
    ['<p style="white-space-collapse: preserve">a  b</p>', 'pre-wrap'],
    ['<p style="white-space-collapse: preserve-breaks">a\nb</p>', 'pre-line'],
    ['<img src="a.png" style="float:left">', 'float-left'],
    ['<img src="a.png" class="float-end">', 'float-end'],
    ['<figure class="image image-style-align-right"><img src="a.png"></figure>', 'float-right'],
    ['<p style="margin-left:40px">a</p>', 'indent-1'],
    ['<p style="padding-left: 80px">a</p>', 'indent-2'],
    ['<p style="margin-inline-start:120px">a</p>', 'indent-3'],
    ['<p style="margin-right:35.4pt">أ</p>', 'indent-1'],
    ['<li class="ql-indent-8">a</li>', 'indent-8'],
    ['<p style="margin-left:9999px">a</p>', 'indent-8'],
    ['<table style="width:48.6%"><tr><td>a</table>', 'width-50'],
    ['<table width="100%"><tr><td>a</table>', 'width-100'],
  ])('%s', (html, style) => {
    expect(styleOf(html)).toBe(style);
  });

  test('text indentation, colours, sizes, other classes and names of ours are none', () => {
    for (const html of [
      '<p style="text-indent:40px;color:red;font-size:30px;margin-left:5px">a</p>',
      '<p style="position:fixed;inset:0;background:url(//x.example)">a</p>',
      '<p class="visually-hidden center">a</p>',
      '<p data-style="center" data-picture data-table>a</p>',
      '<p style="float:constructor;__proto__:center">a</p>',
    ])
      expect(shown(html)).toBe('<p>a</p>');
  });

  test('a direction is an attribute, by which alignment and indentation go', () => {
    expect(shown('<p style="direction: rtl">أ</p><p class="ql-direction-rtl">ب</p>')).toBe(
      '<p dir="rtl" data-style="rtl">أ</p><p dir="rtl" data-style="rtl">ب</p>',
    );
  });

  test('the size of a picture stays', () => {
    expect(shown('<img src="a.png" style="height:80.5px; width:120px">')).toMatch(
      / width="120" height="80"/,
    );
  });
});
