import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readNavigation, type Navigation } from './navigation.internals';

function read(headers: Record<string, string>): Navigation {
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  return readNavigation(request);
}

const tree = (value: unknown): Record<string, string> => ({ rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(value)) });
const GOOD = ['', { children: [['locale', 'fr', 'd', null], { children: ['contact', { children: ['__PAGE__', {}] }] }, null, null, 16] }];

function deep(levels: number): unknown {
  return levels === 0 ? ['', {}] : ['', { children: deep(levels - 1) }];
}

describe('a navigation', () => {
  test('is what says RSC: 1, with the headers the framework’s client sends and no other', () => {
    const headers = {
      ...tree(GOOD),
      'next-router-prefetch': '1',
      'next-url': '/contact',
      'next-action': 'x',
      'x-middleware-subrequest': 'middleware',
    };
    const read1 = read(headers);
    expect(read1.kind === 'payload' && Object.keys(read1.headers).sort()).toEqual([
      'next-router-prefetch',
      'next-router-state-tree',
      'next-url',
      'rsc',
    ]);
    expect(read({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/$d$locale/!KGE/__PAGE__' })).toMatchObject({
      kind: 'payload',
    });
  });

  test.each([{}, { rsc: '0' }, { rsc: 'true' }, { rsc: '1, 1' }, { 'next-router-prefetch': '1' }])('%j asks for a document', (headers) => {
    expect(read(headers)).toEqual({ kind: 'none' });
  });

  test.each([
    { rsc: '1', 'next-router-state-tree': 'garbage' },
    { rsc: '1', 'next-router-state-tree': '%' },
    tree([]),
    tree(['', 7]),
    tree(['', {}, 'x']),
    tree(['', { children: null }]),
    tree([['a', 'b', 'di(.)', null], {}]),
    tree(deep(200)),
    tree(['', {}, null, 'other']),
    tree(['', {}, null, null, '1']),
    tree(['', {}, null, null, 1, 2]),
    tree(['', {}, ['/x']]),
    tree(['', {}, null, null, null, '', '']),
    tree(['', []]),
    tree([['a', 'b', 'd', [1]], {}]),
    tree([['a', 'b', ['d'], null], {}]),
    { rsc: '1', 'next-router-prefetch': 'x' },
    { rsc: '1', 'next-router-segment-prefetch': '/../../x' },
    { rsc: '1', 'next-url': 'http://evil.example/' },
  ])('with %j is refused', (headers) => {
    expect(read(headers)).toEqual({ kind: 'bad' });
  });

  test.each([[['', {}, ['/x', '/y'], 'refetch', 16, 'a']], [['', {}, null, null, null]], [[['a', 'b', 'oc', ['c']], {}]], [deep(16)]])(
    'may come from %j',
    (value) => {
      expect(read(tree(value)).kind).toBe('payload');
    },
  );
});
