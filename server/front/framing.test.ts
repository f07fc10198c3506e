import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hasSafeFraming } from './connections';

describe('the head of a request', () => {
  function head(httpVersion: string, lines: [string, string][]): IncomingMessage {
    const request = new IncomingMessage(new Socket());
    request.httpVersion = httpVersion;
    request.rawHeaders = lines.flat();
    for (const [name, value] of lines) request.headers[name.toLowerCase()] ??= value;
    return request;
  }

  test.each(['localhost', 'www.example.org:443', '127.0.0.1:3000', '[::1]:3000', 'a_b.example'])('may name the host %s', (host) => {
    expect(hasSafeFraming(head('1.1', [['Host', host]]))).toBe(true);
  });

  test.each(['', 'a b', '[::1', 'evil.example/path', 'user@evil.example', 'a:b', 'é.example', '<script>'])('may not name the host %s', (host) => {
    expect(hasSafeFraming(head('1.1', [['Host', host]]))).toBe(false);
  });

  test('names one host; only the oldest version may leave it out', () => {
    expect(hasSafeFraming(head('1.1', []))).toBe(false);
    expect(hasSafeFraming(head('1.0', []))).toBe(true);
    expect(
      hasSafeFraming(
        head('1.1', [
          ['Host', 'a'],
          ['host', 'b'],
        ]),
      ),
    ).toBe(false);
  });

  test.each(['xchunked', 'chunked, identity', 'gzip, chunked', 'identity'])('does not frame its body by %s', (framing) => {
    expect(
      hasSafeFraming(
        head('1.1', [
          ['Host', 'a'],
          ['Transfer-Encoding', framing],
        ]),
      ),
    ).toBe(false);
  });
});
