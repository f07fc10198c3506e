import { readTarget } from './canonical';

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
