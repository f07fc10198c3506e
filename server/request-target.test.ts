import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isUnmistakable, readTarget } from './request-target';

describe('what a request line asks for', () => {
  test('is a path and a query', () => {
    expect(readTarget('/search?keyword=%D8%AA+a&x')).toEqual({ ok: true, path: '/search', query: 'keyword=%D8%AA+a&x' });
    expect(readTarget('/article/1/a%2Fb')).toMatchObject({ ok: true, path: '/article/1/a%2Fb' });
  });

  test('may have 4 KB', () => {
    expect(readTarget(`/${'a'.repeat(4095)}`)).toMatchObject({ ok: true });
    expect(readTarget(`/${'a'.repeat(4096)}`)).toEqual({ ok: false, status: 414 });
  });

  test.each(['', '*', 'x', 'http://evil.example/', '/%', '/%ff', '/a?b=%E9', '/a%00', '/a?b=%00', '/..', '/a/%2E./b', '/\\evil.example'])(
    '%s is refused',
    (url) => expect(readTarget(url)).toEqual({ ok: false, status: 400 }),
  );
});

describe('the head of a request', () => {
  function head(httpVersion: string, lines: [string, string][]): IncomingMessage {
    const request = new IncomingMessage(new Socket());
    request.httpVersion = httpVersion;
    request.rawHeaders = lines.flat();
    for (const [name, value] of lines) request.headers[name.toLowerCase()] ??= value;
    return request;
  }

  test.each(['localhost', 'www.example.org:443', '127.0.0.1:3000', '[::1]:3000', 'a_b.example'])('may name the host %s', (host) => {
    expect(isUnmistakable(head('1.1', [['Host', host]]))).toBe(true);
  });

  test.each(['', 'a b', '[::1', 'evil.example/path', 'user@evil.example', 'a:b', 'é.example', '<script>'])('may not name the host %s', (host) => {
    expect(isUnmistakable(head('1.1', [['Host', host]]))).toBe(false);
  });

  test('names one host; only the oldest version may leave it out', () => {
    expect(isUnmistakable(head('1.1', []))).toBe(false);
    expect(isUnmistakable(head('1.0', []))).toBe(true);
    expect(
      isUnmistakable(
        head('1.1', [
          ['Host', 'a'],
          ['host', 'b'],
        ]),
      ),
    ).toBe(false);
  });

  test.each(['xchunked', 'chunked, identity', 'gzip, chunked', 'identity'])('does not frame its body by %s', (framing) => {
    expect(
      isUnmistakable(
        head('1.1', [
          ['Host', 'a'],
          ['Transfer-Encoding', framing],
        ]),
      ),
    ).toBe(false);
  });
});
