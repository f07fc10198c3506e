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
    expect(wishOf('/article/12/a?x=1')).toMatchObject(wish);
    expect(wishOf('/article/12', { 'accept-language': 'fr', cookie: 'a=b; language=fr' })).toMatchObject(wish);
    expect(wishOf('/en/article/12', { 'accept-language': 'ar' })).toMatchObject({ key: 'en /en/article/12', locale: 'en' });
  });

  test('is the light version under a key of its own', () => {
    expect(wishOf('/article/12', { 'save-data': 'on' })).toMatchObject({ key: 'fr light /article/12', mode: { isLight: true, chosen: undefined } });
    expect(wishOf('/article/12?leger=1')).toMatchObject({ key: 'fr light /article/12', mode: { isLight: true, chosen: '1' } });
  });

  test('is the address in their language, with the query', () => {
    expect(wishOf('/search?keyword=a', { 'accept-language': 'ar' })).toMatchObject({ kind: 'redirect', location: '/ar/search?keyword=a' });
    expect(wishOf('/fr/contact')).toMatchObject({ kind: 'redirect', location: '/contact', remember: 'fr' });
  });

  test('is the data of a document, in the language of its address, whatever the visitor prefers', () => {
    const wish = { kind: 'hydration', key: 'fr /search?keyword=a', url: '/search?keyword=a', locale: 'fr', version: 'abcdefgh12345678' };
    expect(wishOf('/search?keyword=a&_hydration=abcdefgh12345678', { 'accept-language': 'ar' })).toEqual(wish);
    expect(wishOf('/ar/article/1?_hydration=abcdefgh12345678', { 'save-data': 'on' })).toMatchObject({ kind: 'hydration', key: 'ar /ar/article/1' });
  });

  test('is a navigation’s payload under the framework’s mark, when the framework asks', () => {
    expect(wishOf('/contact?_rsc=ab12', { rsc: '1' })).toMatchObject({ kind: 'navigation', url: '/contact?_rsc=ab12', headers: { rsc: '1' } });
    expect(wishOf('/contact?_rsc=%3Cb%3E', { rsc: '1' })).toMatchObject({ kind: 'navigation', url: '/contact' });
    expect(wishOf('/contact', { rsc: '1', 'next-url': 'x' })).toEqual({ kind: 'bad' });
  });
});
