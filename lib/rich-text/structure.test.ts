import { contentsOf, shown } from '@/testing/properties/rich-text';

const LONG = `<p>${'mot '.repeat(500)}</p>`;

test('the first-level headings of a long text are its contents, in order, wherever they stand', () => {
  const body = `<h2>Un</h2>${LONG}<div><h2>Deux <em>fois</em></h2><h3>pas celui-ci</h3></div><h2>Trois</h2>`;
  expect(contentsOf(body)).toEqual(['section-1 Un', 'section-2 Deux fois', 'section-3 Trois']);
  expect(shown(body, { hasContents: true })).toContain(
    '<h2 id="section-2">Deux <em>fois</em></h2>',
  );
  expect(shown(body)).not.toContain('section-');
});

test('the contents keep the no-break spaces of the headings', () => {
  const body = `<h2>Pour qui\u202F?</h2>${LONG}<h2>Étapes\u00A0:\n délais</h2><h2>Trois</h2>`;
  expect(contentsOf(body)).toEqual([
    'section-1 Pour qui\u202F?',
    'section-2 Étapes\u00A0: délais',
    'section-3 Trois',
  ]);
});

test('a heading without words, or of many, is no entry, and one longer than any is a paragraph', () => {
  const body = `<h2>Un</h2>${LONG}<h2><img src="/a.png"></h2><h2>Deux<br>fois</h2><h2>${'mot '.repeat(40)}</h2>`;
  expect(contentsOf(body)).toEqual([]);
  expect(contentsOf(`${body}<h2>Trois</h2>`)).toEqual([
    'section-1 Un',
    'section-2 Deux fois',
    'section-3 Trois',
  ]);
  expect(shown(`<h4 align="right">${'mots'.repeat(51)}</h4><h4>a</h4>`)).toMatch(
    /^<div data-align="right">m[mots]+<\/div><h2>a<\/h2>$/,
  );
  expect(shown(`<h2>Un${' '.repeat(100)}\n${' '.repeat(100)}titre</h2>`)).toMatch(/^<h2>/);
});

test('a short text, or one with few headings, needs none', () => {
  expect(contentsOf('<h2>Un</h2><h2>Deux</h2><h2>Trois</h2>')).toEqual([]);
  expect(contentsOf(`<h2>Un</h2>${LONG}<h2>Deux</h2>`)).toEqual([]);
});

describe('the blocks of a box are those of the text', () => {
  test.each([
    [
      '<div class=WordSection1 dir=rtl lang=ar><p>a</p> <h2 dir=ltr>b</h2></div>',
      ['<p dir="rtl" lang="ar"', '<h2 dir="ltr" lang="ar"'],
    ],
    [
      '<section><div align=center>a <b>b</b><div><br></div><div align=right>c</div></div></section>',
      ['<div data-align="center">a <b>b</b></div><div data-align="right">c</div>'],
    ],
    ['<details><summary>a</summary><p>b</p></details>', ['<div>a</div><p>b</p>']],
    ['<a href="#x">a</a><div id="x"><p>b</p></div>', ['"><p>b</p></div>']],
  ])('%s', (html, stand) => {
    for (const part of stand) expect(shown(html)).toContain(part);
  });
});

describe('a block in another script than its text has the direction of its own', () => {
  test.each([
    [
      '<p align="right">تنظم الغرفة CACI لقاء مع SONATRACH حول ISO 9001، بحضور 300.</p>',
      '<p data-align="right" dir="rtl" lang="ar" data-script="Arab">',
    ],
    ['<h2>إعلان رقم 12 (CACI)!</h2>', '<h2 dir="rtl" lang="ar" data-script="Arab">'],
    ['<ul><li>وثيقة (نسخة PDF).</li></ul>', '<ul dir="rtl" lang="ar" data-script="Arab"><li>'],
    ['<blockquote lang="fa"><p>وثيقة</p></blockquote>', '<blockquote lang="fa" dir="rtl"><p>'],
    [
      '<p>CACI : تنظم الغرفة لقاء مع المتعاملين الاقتصاديين</p>',
      '<p dir="rtl" lang="ar" data-script="Arab">',
    ],
    [
      '<table><tr><th>اسم<th>هاتف<tr><td>سعيد بن علي<td>SMS</table>',
      'lang="ar" dir="rtl" data-script="Arab"><table><tbody><tr><th scope',
    ],
    [
      '<table><tr><th>المصطلح<th>Terme<tr><td>غرفة<td>Chambre</table>',
      '"><table><tbody><tr><th dir="rtl"',
    ],
    ['<table><tr><td>Un mot<td>وثيقة</table>', '<td>Un mot</td><td dir="rtl"'],
    [
      '<p>Le mot وثيقة التسجيل بالعربية</p><p dir="ltr">وثيقة</p>',
      '<p>Le mot وثيقة التسجيل بالعربية</p><p dir="ltr">وثيقة</p>',
    ],
  ])('in French: %s', (html, stands) => {
    expect(shown(html)).toContain(stands);
  });

  test.each([
    [
      '<p>La Chambre organise une rencontre (le 12 mai, à Alger).</p>',
      '<p dir="ltr" data-script="Latn">',
    ],
    ['<ul><li>1er point : « export ».</li></ul>', '<ul dir="ltr" data-script="Latn"><li>'],
    ['<ul><li>Sonatrach</li><li>Cevital</li><li>Condor</li></ul>', '<ul><li>Sonatrach'],
    [
      '<table><tr><td>Sonatrach<td>Alger<tr><td>Condor<td>Oran</table>',
      '"><table><tbody><tr><td>Sonatrach',
    ],
    ['<p>شركاء: Sonatrach Cevital Condor Mobilis Djezzy</p>', '<p>شركاء'],
    [
      '<table><tr><td>Rue Amilcar Cabral<td>Alger</table>',
      'dir="ltr"><table data-script="Latn"><tbody><tr><td>Rue',
    ],
    ['<div dir="ltr"><p>Le mot du jour</p></div>', '<p dir="ltr">'],
    [
      '<p>Groupe Cevital</p><p>SONATRACH et CACI : تنظم لقاء</p><p>12</p>',
      '<p>Groupe Cevital</p><p>SONATRACH et CACI : تنظم لقاء</p><p>12</p>',
    ],
  ])('in Arabic: %s', (html, stands) => {
    expect(shown(html, { dir: 'rtl' })).toContain(stands);
  });
});
