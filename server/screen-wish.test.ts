import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readAddress } from './address';
import { readWish, type ScreenWish } from './screen-wish';

function wishOf(url: string, headers: Record<string, string> = {}): ScreenWish {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const { target, screen } = readAddress(url);
  if (!target.ok || screen?.kind !== 'page') throw new Error('not the address of a screen');
  return readWish(request, target, screen, false);
}

describe('what a visitor asks for at the address of a screen', () => {
  test('is one page for all who get the same, whatever else they say', () => {
    const wish = { kind: 'document', key: 'fr /article/12', url: '/article/12', locale: 'fr' };
    expect(wishOf('/article/12/a?x=1')).toEqual(wish);
    expect(wishOf('/article/12', { 'accept-language': 'fr', cookie: 'a=b; language=fr' })).toEqual(wish);
    expect(wishOf('/en/article/12', { 'accept-language': 'ar' })).toMatchObject({ key: 'en /en/article/12', locale: 'en' });
  });

  test('is the address in their language, with the query', () => {
    expect(wishOf('/search?keyword=a', { 'accept-language': 'ar' })).toMatchObject({ kind: 'redirect', location: '/ar/search?keyword=a' });
    expect(wishOf('/fr/contact')).toMatchObject({ kind: 'redirect', location: '/contact', remember: 'fr' });
  });

  test('is a navigation’s payload under the framework’s mark, when the framework asks', () => {
    expect(wishOf('/contact?_rsc=ab12', { rsc: '1' })).toMatchObject({ kind: 'navigation', url: '/contact?_rsc=ab12', headers: { rsc: '1' } });
    expect(wishOf('/contact?_rsc=%3Cb%3E', { rsc: '1' })).toMatchObject({ kind: 'navigation', url: '/contact' });
    expect(wishOf('/contact', { rsc: '1', 'next-url': 'x' })).toEqual({ kind: 'bad' });
  });
});
