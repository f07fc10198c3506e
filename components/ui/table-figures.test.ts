import { markFigures } from './table-figures';
import type { BodyNode } from './body-tree';

const cell = (name: 'td' | 'th', data: string, attribs: Record<string, string> = {}): BodyNode => ({
  type: 'tag',
  name,
  attribs,
  children: [{ type: 'text', data }],
});
const row = (...cells: BodyNode[]): BodyNode => ({ type: 'tag', name: 'tr', attribs: {}, children: cells });

/** Texts of the cells marked in a table of these rows. */
function marked(...rows: BodyNode[]): string[] {
  const body: BodyNode = { type: 'tag', name: 'tbody', attribs: {}, children: rows };
  markFigures([{ type: 'tag', name: 'div', attribs: {}, children: [{ type: 'tag', name: 'table', attribs: {}, children: [body] }] }]);
  return rows
    .flatMap(({ children = [] }) => children)
    .flatMap(({ attribs, children }) => (attribs?.['data-figures'] === '' ? [children?.[0]?.data ?? ''] : []));
}

describe('columns of figures in a table of a text', () => {
  test('are marked with their header, whatever the unit and the thousands’ space', () => {
    expect(
      marked(
        row(cell('th', 'Collège'), cell('th', 'Électeurs'), cell('th', 'Droits')),
        row(cell('td', 'Industrie'), cell('td', '410'), cell('td', '600 DA')),
        row(cell('td', 'Commerce'), cell('td', '1\u202F320'), cell('td', '—')),
      ),
    ).toEqual(['Électeurs', 'Droits', '410', '600 DA', '1\u202F320', '—']);
    expect(marked(row(cell('td', 'DZD 1,200')), row(cell('td', '12 m²')))).toEqual(['DZD 1,200', '12 m²']);
  });

  test('a column with a word in it, a date or a range is left alone', () => {
    expect(marked(row(cell('td', '12'), cell('td', '5 mars 2026'), cell('td', '8 h 30'), cell('td', '3 à 5')), row(cell('td', 'gratuit')))).toEqual(
      [],
    );
  });

  test('an empty column is left alone, and so is a table with joined cells', () => {
    expect(marked(row(cell('td', ''), cell('td', '—')))).toEqual([]);
    expect(marked(row(cell('td', '12', { colspan: '2' })), row(cell('td', '3'), cell('td', '4')))).toEqual([]);
  });
});
