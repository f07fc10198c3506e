import { createElement, options, type VNode } from '@fullcalendar/core/preact';
import { renderTablesAsBoxes } from './fullcalendar-accessibility.internals';

const seenBefore: unknown[] = [];
options.vnode = (vnode) => void seenBefore.push(vnode);
renderTablesAsBoxes();

/** Element name and attributes of what Preact would render; children in brackets. */
function shape(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { type, props } = node as VNode<Record<string, unknown>>;
  const { children, ...attributes } = props;
  return [type, attributes, ...[children ?? []].flat().map(shape)];
}

test('the layout tables of a grid are rendered as boxes that keep their roles', () => {
  const columns = createElement('colgroup', null, createElement('col', { style: { width: 50 } }));
  const row = createElement(
    'tr',
    { role: 'row' },
    createElement('th', { role: 'columnheader', className: 'fc-day' }, 'lun.'),
  );
  const table = createElement(
    'table',
    { role: 'grid' },
    columns,
    createElement('thead', { role: 'rowgroup' }, row),
  );
  expect(shape(table)).toEqual([
    'div',
    { role: 'grid', 'data-box': 'table' },
    ['div', { 'data-box': 'columns' }, ['div', { 'data-box': 'column', style: { width: 50 } }]],
    [
      'div',
      { role: 'rowgroup', 'data-box': 'head' },
      [
        'div',
        { role: 'row', 'data-box': 'row' },
        ['div', { role: 'columnheader', className: 'fc-day', 'data-box': 'cell' }, 'lun.'],
      ],
    ],
  ]);
});

test('the axis of a time grid has no role, and is a box all the same', () => {
  expect(
    shape(createElement('td', { className: 'fc-timegrid-axis fc-scrollgrid-shrink' })),
  ).toMatchObject(['div', { 'data-box': 'cell' }]);
});

describe('markup that is not recognised stays as the library renders it', () => {
  const Component = (): null => null;
  test.each([
    [
      'a data table',
      () =>
        createElement(
          'table',
          { className: 'fc-list-table' },
          createElement('tr', null, createElement('td', null, '9:00')),
        ),
    ],
    ['another element with a role', () => createElement('section', { role: 'grid' }, 'x')],
    ['an element of a later version', () => createElement('fc-table', { role: 'grid' })],
    ['a component', () => createElement(Component, { role: 'grid' })],
  ])('%s', (_, make) => {
    const hook = options.vnode?.bind(options);
    delete options.vnode;
    const plain = shape(make());
    if (hook) options.vnode = hook;
    expect(shape(make())).toEqual(plain);
  });
});

test('a hook that was there before is called still', () => {
  expect(seenBefore.length).toBeGreaterThan(0);
});
