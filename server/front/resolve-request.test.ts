import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveRequest, resolveTarget, type ResolvedRequest } from './resolve-request';

const file = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'redirects.json');
process.env['REDIRECTS_FILE'] = file;
writeFileSync(
  file,
  JSON.stringify({
    '/index.php': '/article/1',
    '/api/news': '/toutacticle',
    '/Old/': 'https://archive.example.org/',
    '/icons/*': '/',
    '/co*': '/',
  }),
);

function resolved(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): ResolvedRequest {
  return resolveRequest(
    { headers, method },
    resolveTarget(url),
    (path) => path === '/icons/icon.svg',
  );
}

describe('a request', () => {
  test.each([
    ['GET', '/icons/icon.svg', { kind: 'file', path: '/icons/icon.svg' }],
    ['POST', '/icons/icon.svg', { kind: 'refused', status: 405, allowed: ['GET', 'HEAD'] }],
    [
      'GET',
      '/directory/fr/16.vcf?x=1',
      {
        kind: 'page',
        key: 'document /directory/fr/16.vcf',
        route: 'chamberCard',
        path: '/directory/fr/16.vcf',
      },
    ],
    ['GET', '/sitemap/%61rticles.xml', { kind: 'refused', status: 404 }],
    ['GET', '/healthz', { kind: 'handler', match: { name: 'healthz' } }],
    ['POST', '/healthz', { kind: 'refused', status: 405 }],
    ['GET', '/api/nothing', { kind: 'refused', status: 404 }],
    ['GET', '/..', { kind: 'refused', status: 400 }],
    ['GET', `/${'a'.repeat(5000)}`, { kind: 'refused', status: 414 }],
    [
      'GET',
      '/Contacts/?a=1',
      { kind: 'redirect', status: 308, location: '/contact?a=1', remember: undefined },
    ],
    [
      'GET',
      '/fr/Contacts',
      { kind: 'redirect', status: 307, location: '/contact', remember: 'fr' },
    ],
    ['POST', '/en/contact', { kind: 'contact-form', locale: 'en', page: { path: '/en/contact' } }],
    ['POST', '/contact', { kind: 'contact-form', locale: 'fr', page: { path: '/fr/contact' } }],
    ['POST', '/article/1', { kind: 'refused', status: 405 }],
  ])('%s %s is decided once', (method, url, decision) => {
    expect(resolved(url, {}, method)).toMatchObject(decision);
  });

  test('of a browser whose message was sent just now is told from others, on the contact screen alone', () => {
    const headers = { cookie: 'message-sent=1' };
    for (const path of ['/contact', '/ar/contact'])
      expect(resolved(path, headers)).toMatchObject({ isFlashed: true });
    expect(resolved('/contact')).toMatchObject({ isFlashed: false });
    expect(resolved('/partenaire', headers)).toMatchObject({ isFlashed: false });
    expect(resolved('/contact', headers, 'HEAD')).toMatchObject({ isFlashed: false });
    // Else the cookie would be used up by a page that is not shown yet.
    const ahead = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' };
    expect(resolved('/contact', { ...headers, ...ahead })).toMatchObject({ isFlashed: false });
  });
});

describe('a request for a screen', () => {
  test('has one cache key for all visitors who get the same page, whatever else they send', () => {
    const page = {
      kind: 'page',
      key: 'fr /article/12',
      route: 'article',
      locale: 'fr',
      path: '/fr/article/12',
    };
    expect(resolved('/article/12/a?x=1')).toMatchObject(page);
    expect(resolved('/article/12/%D9%85%D9?fbclid=a%E9')).toMatchObject(page);
    expect(
      resolved('/article/12', { 'accept-language': 'fr', cookie: 'a=b; language=fr' }),
    ).toMatchObject(page);
    expect(resolved('/en/article/12', { 'accept-language': 'ar' })).toMatchObject({
      key: 'en /en/article/12',
      path: '/en/article/12',
    });
    expect(resolved('/')).toMatchObject({ key: 'fr /', path: '/fr' });
  });

  test('is not redirected while it is fetched ahead of a visit: whether a page of the site leads there is not said then', () => {
    const ahead = {
      'accept-language': 'en',
      'sec-fetch-site': 'none',
      'sec-purpose': 'prefetch;prerender',
    };
    expect(resolved('/contact', ahead)).toEqual({ kind: 'refused', status: 403 });
    expect(resolved('/Contacts', ahead)).toEqual({ kind: 'refused', status: 403 });
    expect(resolved('/contact', { ...ahead, 'accept-language': 'fr' })).toMatchObject({
      kind: 'page',
      locale: 'fr',
    });
    expect(resolved('/en/contact', ahead)).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('for an unknown address shares one not-found screen per language', () => {
    const shared = {
      kind: 'page',
      key: 'en /en/introuvable',
      route: undefined,
      locale: 'en',
      path: '/en/introuvable',
    };
    expect(resolved('/en/wp-login.php')).toMatchObject(shared);
    expect(resolved('/en/qqq/zzz?a=b')).toMatchObject(shared);
    expect(resolved('/en/calendier')).toMatchObject(shared);
  });

  test('is answered like any other when the framework’s router asks for it', () => {
    const marked = resolved('/contact?_rsc=ab12', {
      rsc: '1',
      'next-router-state-tree': 'garbage',
    });
    expect(marked).toEqual(resolved('/contact'));
  });
});

test('addresses of an old site lead on where no route has the address, and files stay', () => {
  const leadsTo = (url: string, location: string): void =>
    expect(resolved(url)).toEqual({ kind: 'redirect', status: 308, location, remember: undefined });
  leadsTo('/api/news', '/toutacticle');
  leadsTo('/Old/', 'https://archive.example.org/');
  expect(resolved('/index.php', {}, 'POST')).toMatchObject({ status: 405 });
  expect(resolved('/icons/icon.svg')).toMatchObject({ kind: 'file' });
  expect(resolved('/contact')).toMatchObject({ kind: 'page', route: 'contact' });
  expect(resolved('/Contact/')).toMatchObject({ location: '/contact' });
});
