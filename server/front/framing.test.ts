import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { framingFault } from './connections';

/** The fault of a request whose head has these lines. */
function faultOf(lines: [name: string, value: string][], httpVersion = '1.1') {
  const request = new IncomingMessage(new Socket());
  request.httpVersion = httpVersion;
  request.rawHeaders = lines.flat();
  for (const [name, value] of lines)
    request.headers[name.toLowerCase()] = [request.headers[name.toLowerCase()], value]
      .filter((part) => part !== undefined)
      .join(', ');
  return framingFault(request);
}
const HOST: [string, string] = ['Host', 'a'];

describe('the head of a request', () => {
  test('names one host, as an authority; only the oldest version may leave it out', () => {
    for (const host of ['localhost', 'www.example.org:443', '[::1]:3000', 'a_b.example'])
      expect([host, faultOf([['Host', host]])]).toEqual([host, undefined]);
    for (const host of ['', 'a b', '[::1', 'evil.example/path', 'user@evil.example', 'a:b', 'é.dz'])
      expect([host, faultOf([['Host', host]])]).toEqual([host, 400]);
    expect(faultOf([])).toBe(400);
    expect(faultOf([], '1.0')).toBeUndefined();
    expect(faultOf([HOST, ['host', 'b']])).toBe(400);
  });

  test.each([
    ['xchunked', '1.1', 400],
    ['chunked, identity', '1.1', 400],
    ['gzip, chunked', '1.1', 400],
    ['chunked', '1.1', 411],
    ['chunked', '1.0', 400],
  ])('does not frame its body by %s in HTTP/%s: %i', (framing, version, status) => {
    expect(faultOf([HOST, ['Transfer-Encoding', framing]], version)).toBe(status);
  });

  test('has less than a hundred headers, so that none is dropped unseen', () => {
    const more = (count: number) =>
      Array.from({ length: count }, (): [string, string] => ['X', 'a']);
    expect(faultOf([HOST, ...more(98)])).toBeUndefined();
    expect(faultOf([HOST, ...more(99)])).toBe(431);
  });
});
