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
  const table = '<table dir="rtl"><caption>Tarifs <b>2026</b></caption><tr><td>a</td></tr></table>';
  expect(shown(table)).toBe(
    '<div data-table="" role="group" tabindex="0" aria-label="Tarifs 2026" dir="rtl"><table><caption>Tarifs <b>2026</b></caption><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
  expect(shown('<table><tr><td>a</td></tr></table>')).toContain('aria-label="Tableau"');
});

test('a cell spans a sensible number of others', () => {
  expect(shown('<table><tr><td colspan="2" rowspan="101">a</td></tr></table>')).toContain(
    '<td colspan="2" rowspan="101">a</td>',
  );
  expect(shown('<table><tr><td colspan="5000" rowspan="-1">a</td></tr></table>')).toContain(
    '<td>a</td>',
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
