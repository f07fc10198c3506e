import { shown } from '@/testing/properties/rich-text';

const row = (...cells: string[]): string =>
  `<tr>${cells.map((cell) => (cell.startsWith('<') ? cell : `<td>${cell}`)).join('')}</tr>`;

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
