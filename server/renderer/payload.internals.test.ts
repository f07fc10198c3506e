import { lightPayload } from './payload.internals';

const rows = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');
const CLIENT = '2:I[7,["/_next/static/chunks/a.js"],"Form"]';
const element = (type: string, props: unknown, key: string | null = null): unknown => [
  '$',
  type,
  key,
  props,
];
const value = (id: string, content: unknown): string => `${id}:${JSON.stringify(content)}`;
const without = (props: object) => ({ ...props, dangerouslySetInnerHTML: { __html: '' } });

describe('a payload', () => {
  test('has the content of an element that is marked as static only where that has a client component', () => {
    const client = element('$L2', { text: 'a' });
    const text = rows(
      value('0', [
        element('footer', {
          className: 'f',
          'data-static': 'footer',
          children: [element('p', { children: 'a' }), '$L3', '$L4'],
        }),
        element('div', { 'data-static': 'form', children: ['b', client] }, 'k'),
        element('div', { 'data-static': 'late-form', children: '$L5' }),
        element('div', { children: 'c' }),
      ]),
      CLIENT,
      value('3', element('$6', { children: 'd' })),
      value('4', 'e'),
      value(
        '5',
        element('div', { 'data-static': 'inner', dangerouslySetInnerHTML: { __html: '$7' } }),
      ),
      '6:"$Sreact.fragment"',
      '7:T3,<b>:HL["/a.css","style"]',
    );
    expect(lightPayload(text)).toBe(
      rows(
        value('0', [
          element('footer', without({ className: 'f', 'data-static': 'footer' })),
          element('div', { 'data-static': 'form', children: ['b', client] }, 'k'),
          element('div', without({ 'data-static': 'late-form' })),
          element('div', { children: 'c' }),
        ]),
        CLIENT,
      ),
    );
  });

  test('keeps a second element of the same name', () => {
    const marked = element('p', { 'data-static': 'a', children: 'x' });
    expect(lightPayload(rows(value('0', [marked, marked])))).toBe(
      rows(value('0', [element('p', without({ 'data-static': 'a' })), marked])),
    );
  });

  test('keeps an element whose name the loader would not read', () => {
    const text = rows(
      value(
        '0',
        ['chamber-1.5', 'chamber-~2', 'a"b', ''].map((name) =>
          element('p', { 'data-static': name, children: 'x' }),
        ),
      ),
    );
    expect(lightPayload(text)).toBe(text);
  });

  test('has texts as JSON, whatever they begin with or contain', () => {
    expect(lightPayload(rows(value('0', { a: '$1', b: '$2', c: '$$x' })) + '1:T4,$a\n"2:T0,')).toBe(
      rows(value('0', { a: '$1', b: '$2', c: '$$x' }), value('1', '$$a\n"'), value('2', '')),
    );
  });

  test('keeps components of the browser with their files, and iterables', () => {
    const text = rows(
      '1:"/_next/static/chunks/a.js"',
      '2:I[7,["$1"],"Form"]',
      '3:X',
      '3:{"a":"$2"}',
      '3:C',
      '4:"left out"',
      '0:["$3"]',
    );
    expect(lightPayload(text)).toBe(text.replace('4:"left out"\n', ''));
  });

  test('has no blocks of data, hints, fallbacks and links to style sheets', () => {
    const text = rows(
      ':HL["/a.css","style"]',
      value('0', [
        element('script', {
          type: 'application/ld+json',
          dangerouslySetInnerHTML: { __html: '{}' },
        }),
        element('link', { rel: 'stylesheet', href: '/a.css', precedence: 'next' }, '0'),
        element('link', { rel: 'alternate', href: '/feed' }),
        element('$L1', { notFound: [[element('h1', { children: '404' })], []] }),
      ]),
      '1:I[7,[],"Router"]',
    );
    expect(lightPayload(text)).toBe(
      rows(
        value('0', [
          element('script', without({ type: 'application/ld+json' })),
          null,
          element('link', { rel: 'alternate', href: '/feed' }),
          element('$L1', { notFound: [] }),
        ]),
        '1:I[7,[],"Router"]',
      ),
    );
  });

  test('has a shared object where it is referred to, if its first place is left out', () => {
    const path = element('path', { d: 'M0' });
    const text = rows(
      value('0', [
        element('p', { 'data-static': 'a', children: element('svg', { children: path }) }),
        element('b', { children: ['$0:0:props:children:props:children', path] }),
        element('i', { children: '$0:1:props:children:1' }),
        '$L1',
        element('u', { children: '$1:props:children' }),
      ]),
      value('1', element('s', { children: { x: 1 } })),
    );
    expect(lightPayload(text)).toBe(
      rows(
        value('0', [
          element('p', without({ 'data-static': 'a' })),
          element('b', { children: [path, path] }),
          element('i', { children: '$0:1:props:children:1' }),
          '$L1',
          element('u', { children: '$1:props:children' }),
        ]),
        value('1', element('s', { children: { x: 1 } })),
      ),
    );
  });

  test.each([
    ['without a first row', rows('1:"a"')],
    ['with a row of another kind', rows('0:"a"', '1:B["a"]')],
    ['that ends early', '0:"a'],
    ['with a row that is no JSON', rows('0:a')],
    ['with a reference of another form', rows('0:"$y1"')],
    ['with a reference to nothing', rows('0:["$5"]')],
    ['with a path to nothing', rows('0:["$0:7:props"]')],
  ])('%s is not understood', (_kind, text) => {
    expect(lightPayload(text)).toBeUndefined();
  });
});
