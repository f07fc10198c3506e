import { resolveAddress, resolveScreen, type ScreenRequest } from './resolve-request';

function resolved(url: string, headers: Record<string, string> = {}): ScreenRequest {
  const { target, screen } = resolveAddress(url);
  if (!target.ok || screen?.kind !== 'screen') throw new Error('not the address of a screen');
  return resolveScreen({ headers }, target, screen);
}

describe('a request for a screen', () => {
  test('has one cache key for all visitors who get the same page, whatever else they send', () => {
    const page = { kind: 'page', key: 'fr /article/12', path: '/fr/article/12' };
    expect(resolved('/article/12/a?x=1')).toMatchObject(page);
    expect(resolved('/article/12', { 'accept-language': 'fr', cookie: 'a=b; language=fr' })).toMatchObject(page);
    expect(resolved('/en/article/12', { 'accept-language': 'ar' })).toMatchObject({ key: 'en /en/article/12', path: '/en/article/12' });
    expect(resolved('/')).toMatchObject({ key: 'fr /', path: '/fr' });
  });

  test('has a key of its own in lite mode, and another one where data is saved', () => {
    expect(resolved('/article/12?leger=1')).toMatchObject({ key: 'fr lite /article/12', headers: { 'x-lite-mode': '1' }, chosen: '1' });
    expect(resolved('/article/12', { cookie: 'leger=1' })).toMatchObject({
      key: 'fr lite /article/12',
      headers: { 'x-lite-mode': '1' },
      chosen: undefined,
    });
    const saving = { key: 'fr save-data /article/12', headers: { 'save-data': 'on' }, chosen: undefined };
    expect(resolved('/article/12', { 'save-data': 'on' })).toMatchObject(saving);
  });

  test('for a navigation saves data as the page does', () => {
    const saving = resolved('/contact', { rsc: '1', 'save-data': 'on' });
    expect(saving).toMatchObject({ kind: 'navigation', headers: { rsc: '1', 'save-data': 'on' } });
    expect(saving).not.toMatchObject({ key: (resolved('/contact', { rsc: '1' }) as { key: string }).key });
  });

  test('is redirected into the visitor’s language, with its query', () => {
    expect(resolved('/search?keyword=a', { 'accept-language': 'ar' })).toMatchObject({ kind: 'redirect', location: '/ar/search?keyword=a' });
    expect(resolved('/fr/contact')).toMatchObject({ kind: 'redirect', location: '/contact', remember: 'fr' });
  });

  test('for an unknown address shares one not-found screen per language, unless it resembles a screen', () => {
    const shared = { kind: 'page', key: 'en /en/introuvable', path: '/en/introuvable' };
    expect(resolved('/en/wp-login.php')).toMatchObject(shared);
    expect(resolved('/en/qqq/zzz?a=b')).toMatchObject(shared);
    expect(resolved('/en/calendier')).toMatchObject({ key: 'en /en/calendier' });
  });

  test('is one for a navigation’s payload when the framework’s client asks for it', () => {
    expect(resolved('/contact?_rsc=ab12', { rsc: '1' })).toMatchObject({ kind: 'navigation', path: '/contact?_rsc=ab12', headers: { rsc: '1' } });
    expect(resolved('/contact?_rsc=%3Cb%3E', { rsc: '1' })).toMatchObject({ kind: 'navigation', path: '/contact' });
    expect(resolved('/contact', { rsc: '1', 'next-url': 'x' })).toEqual({ kind: 'bad' });
    expect(resolved('/contact?_rsc=ab12', { rsc: '1' })).toMatchObject({ key: 'fr /contact?_rsc=ab12 {"rsc":"1"}' });
  });
});
