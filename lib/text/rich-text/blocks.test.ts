import { shown } from '@/testing/properties/rich-text';

test.each([
  [1, '<h1>a</h1><h3>b</h3><h6>c</h6><h1>d</h1>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
  [1, '<h4>a</h4><h2>b</h2><h3>c</h3>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
  [2, '<div><h3>a</h3><h5>b</h5></div>', '<div><h3>a</h3><h4>b</h4></div>'],
  [3, '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
] as const)(
  'headings follow the title they stand under, without gaps: under level %i, %s',
  (under, html, stands) => {
    expect(shown(html, { under })).toBe(stands);
  },
);

test.each([
  ['<p>a</p><p>\u00A0</p><p><br></p><p><b> \u00A0</b></p><p>b</p>', '<p>a</p><p>b</p>'],
  ['<h2></h2><h3><span>\u200B</span></h3>a', 'a'],
])('what editors space their texts with is left out: %s', (html, stands) => {
  expect(shown(html)).toBe(stands);
});

describe('a block in the other direction has that of its first letter', () => {
  test.each([
    ['<p>تنظم الغرفة CACI لقاء</p>', '<p dir="auto">'],
    ['<h2>إعلان</h2>', '<h2 dir="auto">'],
    ['<ul><li><p>وثيقة</p></li></ul>', '<ul dir="auto"><li><p dir="auto">وثيقة'],
    ['<p dir="rtl">وثيقة</p>', '<p dir="rtl">'],
    ['<table><tr><td>Un<td>وثيقة</table>', '<td>Un</td><td dir="auto">'],
    ['<div><p>Un</p><p>وثيقة</p></div>', '<div><p>Un</p><p dir="auto">'],
  ])('in French: %s', (html, stands) => {
    expect(shown(html)).toContain(stands);
  });

  test.each([
    ['<p>La Chambre organise (à Alger).</p>', '<p dir="auto">'],
    ['<p>SONATRACH : تنظم لقاء</p><p>12</p>', '<p>SONATRACH : تنظم لقاء</p><p>12</p>'],
    ['<table><tr><td>Sonatrach<td>غرفة</table>', '<td>Sonatrach</td>'],
    ['<table><tr><td>Rue<td>Alger</table>', 'dir="auto"><table>'],
  ])('in Arabic: %s', (html, stands) => {
    expect(shown(html, { dir: 'rtl' })).toContain(stands);
  });
});

describe('a telephone number or amount between Arabic words is held together', () => {
  test.each([
    '+213 21 00 00 00',
    '021 00 00 00',
    '0550-00-00-00',
    '00213\u00A021\u00A000\u00A000\u00A000',
    '+213 (0)21 96 77 77',
    '(021) 96 77 77',
    '(+213) 21 63 44 44',
    '+213 (21) 63 44 45',
    '021/63 44 46',
    '45 000 000',
  ])('%s', (number) => {
    const stands = `<p>قبل <bdi dir="ltr">${number}</bdi> بعد</p>`;
    expect(shown(`<p>قبل ${number} بعد</p>`, { dir: 'rtl' })).toBe(stands);
  });

  test.each(['08:30 – 16:30', '04-04', '2026', '0.5 %', '12 05'])('not %s', (figures) => {
    const html = `<p>قبل ${figures} بعد</p>`;
    expect(shown(html, { dir: 'rtl' })).toBe(html);
  });

  test('and stays as it is in French', () => {
    expect(shown('<p>Tél. 021 00 00 00</p>')).toBe('<p>Tél. 021 00 00 00</p>');
  });
});

test('a word of thousands of letters may be broken', () => {
  expect(shown(`<p>${'x'.repeat(2500)} y</p>`)).toBe(
    `<p>${'x'.repeat(1000)}\u200B${'x'.repeat(1000)}\u200B${'x'.repeat(500)} y</p>`,
  );
});
