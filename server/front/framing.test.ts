import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { framingFault } from './connections';

describe('the head of a request', () => {
  function head(httpVersion: string, lines: [string, string][]): IncomingMessage {
    const request = new IncomingMessage(new Socket());
    request.httpVersion = httpVersion;
    request.rawHeaders = lines.flat();
    for (const [name, value] of lines)
      request.headers[name.toLowerCase()] = [request.headers[name.toLowerCase()], value]
        .filter((part) => part !== undefined)
        .join(', ');
    return request;
  }

  test.each(['localhost', 'www.example.org:443', '127.0.0.1:3000', '[::1]:3000', 'a_b.example'])(
    'may name the host %s',
    (host) => {
      expect(framingFault(head('1.1', [['Host', host]]))).toBeUndefined();
    },
  );

  test.each([
    '',
    'a b',
    '[::1',
    'evil.example/path',
    'user@evil.example',
    'a:b',
    'é.example',
    '<script>',
  ])('may not name the host %s', (host) => {
    expect(framingFault(head('1.1', [['Host', host]]))).toBe(400);
  });

  test('names one host; only the oldest version may leave it out', () => {
    expect(framingFault(head('1.1', []))).toBe(400);
    expect(framingFault(head('1.0', []))).toBeUndefined();
    expect(
      framingFault(
        head('1.1', [
          ['Host', 'a'],
          ['host', 'b'],
        ]),
      ),
    ).toBe(400);
  });

  test.each(['xchunked', 'chunked, identity', 'gzip, chunked', 'identity'])(
    'does not frame its body by %s',
    (framing) => {
      expect(
        framingFault(
          head('1.1', [
            ['Host', 'a'],
            ['Transfer-Encoding', framing],
          ]),
        ),
      ).toBe(400);
    },
  );

  test('frames its body by a length: chunks are refused', () => {
    const chunked: [string, string][] = [
      ['Host', 'a'],
      ['Transfer-Encoding', 'chunked'],
    ];
    expect(framingFault(head('1.1', chunked))).toBe(411);
    expect(framingFault(head('1.0', chunked))).toBe(400);
  });

  test('has less than a hundred headers, so that none is dropped unseen', () => {
    const headers = (count: number): [string, string][] =>
      Array.from({ length: count }, (_, index) => [index === 0 ? 'Host' : 'X', 'a']);
    expect(framingFault(head('1.1', headers(99)))).toBeUndefined();
    expect(framingFault(head('1.1', headers(100)))).toBe(431);
  });
});
