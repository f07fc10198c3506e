import { mendTree, type BodyNode } from './body-tree';

/** A row of cells; a cell's attributes may follow its name, as in `th scope=rowgroup`. */
function row(...cells: string[]): BodyNode {
  return {
    type: 'tag',
    name: 'tr',
    children: cells.map((cell) => {
      const [name = '', attribute] = cell.split(' ');
      const [key = '', value = ''] = attribute?.split('=') ?? [];
      return { type: 'tag', name, attribs: key ? { [key]: value } : {}, children: [] };
    }),
  };
}

/** The scopes of a table's headers, once the text is mended. */
function scopes(section: 'thead' | 'tbody', ...rows: BodyNode[]): (string | undefined)[] {
  const part: BodyNode = { type: 'tag', name: section, children: rows };
  const table: BodyNode = { type: 'tag', name: 'table', children: [part] };
  part.parent = table;
  for (const one of rows) {
    one.parent = part;
    for (const cell of one.children ?? []) cell.parent = one;
  }
  mendTree([table], () => ({ type: 'tag', name: 'tbody', attribs: {}, children: [] }));
  return rows.flatMap(({ children = [] }) => children.filter(({ name }) => name === 'th').map(({ attribs }) => attribs?.['scope']));
}

describe('headers of a table in a text', () => {
  test('a row of headers heads its columns, with or without a thead and an empty corner', () => {
    expect(scopes('tbody', row('th', 'th'), row('td', 'td'))).toEqual(['col', 'col']);
    expect(scopes('tbody', row('td', 'th', 'th'))).toEqual(['col', 'col']);
    expect(scopes('thead', row('td', 'th'))).toEqual(['col']);
  });

  test('a header before cells heads its row', () => {
    expect(scopes('tbody', row('th', 'td'), row('th', 'td', 'td'))).toEqual(['row', 'row']);
  });

  test('what the editor said stays', () => {
    expect(scopes('tbody', row('th scope=rowgroup', 'td'))).toEqual(['rowgroup']);
  });
});
