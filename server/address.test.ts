import { readAddress } from './address';

describe('an address', () => {
  test('is read once: the same words, the same object', () => {
    expect(readAddress('/en/article/12/any-slug?x=1')).toBe(readAddress('/en/article/12/any-slug?x=1'));
  });

  test('says its route and the screen it is', () => {
    expect(readAddress('/en/article/12/any-slug?x=1')).toMatchObject({
      target: { ok: true, path: '/en/article/12/any-slug', query: 'x=1' },
      route: 'article',
      handler: undefined,
      screen: { kind: 'page', url: '/en/article/12' },
    });
  });

  test('of a route handler or of no screen is none', () => {
    expect(readAddress('/media/a.png?w=96')).toMatchObject({ route: '/media', handler: { methods: ['GET', 'HEAD'] }, screen: undefined });
    expect(readAddress('/_next/image?url=x')).toMatchObject({ handler: undefined, screen: undefined });
  });

  test.each(['/%zz', '/a/../b', `/${'x'.repeat(5000)}`])('that is refused has no screen', (url) => {
    expect(readAddress(url)).toMatchObject({ target: { ok: false }, handler: undefined, screen: undefined });
  });

  test('that is long is read each time, so that nobody fills the memory', () => {
    const long = `/search?keyword=${'x'.repeat(300)}`;
    expect(readAddress(long)).not.toBe(readAddress(long));
    expect(readAddress(long)).toEqual(readAddress(long));
  });
});
