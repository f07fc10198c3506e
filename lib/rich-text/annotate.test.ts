import { shown } from '@/testing/properties/rich-text';

const row = (...cells: string[]): string =>
  `<tr>${cells.map((cell) => (cell.startsWith('<') ? cell : `<td>${cell}`)).join('')}</tr>`;

/** Texts of cells marked as numbers. */
function figures(...rows: string[]): string[] {
  return [
    ...shown(`<table>${rows.join('')}</table>`).matchAll(/<t[dh][^>]* data-figures="">([^<]*)/g),
  ].map(([, text = '']) => text);
}

/** The scopes of a table's headers. */
function scopes(table: string): string[] {
  return [...shown(`<table>${table}</table>`).matchAll(/<th(?: scope="(\w+)")?/g)].map(
    ([, scope = '']) => scope,
  );
}

test('a table stands in a box of its own that scrolls by keyboard, named by its caption', () => {
  expect(
    shown('<table dir="rtl"><caption>Tarifs <b>2026</b></caption><tr><td>a</td></tr></table>'),
  ).toBe(
    '<div data-table="" role="group" tabindex="0" aria-label="Tarifs 2026" dir="rtl"><table><caption>Tarifs <b>2026</b></caption><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
  expect(shown('<table><tr><td>a</td></tr></table>')).toContain('aria-label="Tableau"');
});

test('a cell spans a sensible number of others', () => {
  expect(shown('<table><tr><td colspan="2" rowspan="101">a</td></tr></table>')).toContain(
    '<td colspan="2" rowspan="101">a</td>',
  );
  expect(shown('<table><tr><td colspan="5000" rowspan="-1">a</td></tr></table>')).toContain(
    '<td colspan="99">a</td>',
  );
});

describe('headers of a table in a text', () => {
  test('a row of headers heads its columns, with or without a thead and an empty corner', () => {
    expect(scopes(row('<th>', '<th>') + row('a', 'b'))).toEqual(['col', 'col']);
    expect(scopes(row('', '<th>', '<th>'))).toEqual(['col', 'col']);
    expect(scopes(`<thead>${row('', '<th>')}</thead>`)).toEqual(['', 'col']);
  });

  test('a header before cells heads its row', () => {
    expect(scopes(row('<th>', 'a') + row('<th>', 'a', 'b'))).toEqual(['row', 'row']);
  });

  test('what the editor said stays', () => {
    expect(scopes(row('<th scope=rowgroup>', 'a'))).toEqual(['rowgroup']);
  });
});

describe('columns of figures in a table of a text', () => {
  test('are marked with their header, whatever the unit and the thousands’ space', () => {
    expect(
      figures(
        row('<th>Collège', '<th>Électeurs', '<th>Droits'),
        row('Industrie', '410', '600 DA'),
        row('Commerce', '1\u202F320', '—'),
      ),
    ).toEqual(['Électeurs', 'Droits', '410', '600 DA', '1\u202F320', '—']);
    expect(figures(row('DZD 1,200'), row('12 m²'))).toEqual(['DZD 1,200', '12 m²']);
  });

  test('a column with a word in it, a date or a range is left alone', () => {
    expect(figures(row('12', '5 mars 2026', '8 h 30', '3 à 5'), row('gratuit'))).toEqual([]);
  });

  test('an empty column is left alone, and so is a table with joined cells', () => {
    expect(figures(row('', '—'))).toEqual([]);
    expect(figures(row('<td colspan=2>12'), row('3', '4'))).toEqual([]);
  });
});

describe('a telephone number is held together', () => {
  const bdi = (number: string): string => `<bdi dir="ltr" class="unbroken">${number}</bdi>`;
  test.each([
    [
      'in an Arabic sentence',
      '<p>الهاتف: +213 21 00 00 00.</p>',
      `<p>الهاتف: ${bdi('+213 21 00 00 00')}.</p>`,
    ],
    [
      'written for callers at home',
      '<p>Tél. 021 00 00 00 ou 0550-00-00-00</p>',
      `<p>Tél. ${bdi('021 00 00 00')} ou ${bdi('0550-00-00-00')}</p>`,
    ],
    [
      'with two noughts',
      '<div>00213\u00A021\u00A000\u00A000\u00A000</div>',
      `<div>${bdi('00213\u00A021\u00A000\u00A000\u00A000')}</div>`,
    ],
    [
      'in parts that an editor’s markup made',
      '<p>+213 <font>21</font> 00 00 00</p>',
      `<p>${bdi('+213 21 00 00 00')}</p>`,
    ],
    [
      'outside every element',
      '<b></b>قبل +213 550 00 00 00 بعد',
      `<b></b>قبل ${bdi('+213 550 00 00 00')} بعد`,
    ],
    [
      'with the zero of callers at home, or their area in brackets',
      '<p>+213 (0) 21 96 77 77, +213 (0)21 96 77 77, (021) 96 77 77</p>',
      `<p>${bdi('+213 (0) 21 96 77 77')}, ${bdi('+213 (0)21 96 77 77')}, ${bdi('(021) 96 77 77')}</p>`,
    ],
    [
      'with the end of a series',
      '<p>الهاتف: 021 96 77 77/78</p>',
      `<p>الهاتف: ${bdi('021 96 77 77/78')}</p>`,
    ],
    [
      'and so is a second one',
      '<p>021 63 44 44 / 021 63 45 45</p>',
      `<p>${bdi('021 63 44 44')} / ${bdi('021 63 45 45')}</p>`,
    ],
    [
      'with brackets or a slash around its area',
      '<p>(+213) 21 63 44 44, +213 (21) 63 44 45, 021/63 44 46</p>',
      `<p>${bdi('(+213) 21 63 44 44')}, ${bdi('+213 (21) 63 44 45')}, ${bdi('021/63 44 46')}</p>`,
    ],
    ...[
      ['مكتب 5 ', '021 63 44 44'],
      ['24/24 ', '021 63 44 44'],
      ['24/24 ', '021.63.44.44'],
      ['ص.ب 100\u00A0', '021/63 44 44'],
      ['16000 ', '0550 12 34 56'],
    ].map(([before = '', number = '']) => [
      `after ${before}`,
      `<p>${before}${number}</p>`,
      `<p>${before}${bdi(number)}</p>`,
    ]),
    [
      'in Arabic digits',
      '<p>+٢١٣ ٢١ ٦٣ ٤٤ ٤٤</p>',
      `<p>${bdi('+\u200E٢١٣\u200E \u200E٢١\u200E \u200E٦٣\u200E \u200E٤٤\u200E \u200E٤٤')}</p>`,
    ],
    [
      'and an amount by its own spaces',
      '<p>45 000 000 DA, 1 200,5</p>',
      '<p>45\u00A0000\u00A0000 DA, 1\u00A0200,5</p>',
    ],
    ['from one to another, too', '<p>10 000-20 000 DA</p>', '<p>10\u00A0000-20\u00A0000 DA</p>'],
    [
      'with noughts',
      '<p>10 050-20 050, 1 050 000 000</p>',
      '<p>10\u00A0050-20\u00A0050, 1\u00A0050\u00A0000\u00A0000</p>',
    ],
    ['not a time', '<p>08:30 – 16:30, 8 h 30</p>', '<p>08:30 – 16:30, 8 h 30</p>'],
    ['not a year and a day', '<p>2026, 01/12/2026</p>', '<p>2026, 01/12/2026</p>'],
    ['not a decimal', '<p>0.5 %, 0,25</p>', '<p>0.5 %, 0,25</p>'],
  ])('%s', (_, html, stands) => {
    expect(shown(html, { dir: 'rtl' })).toBe(stands);
  });
});
