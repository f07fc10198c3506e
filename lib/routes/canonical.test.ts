import { readTarget, canonicalAddress, originForm, correctedPath } from './canonical';
import { MAX_KEYWORD_LENGTH } from '@/lib/platform/constants';

describe('what a request line asks for', () => {
  test('is a path and a query', () => {
    expect(readTarget('/search?keyword=%D8%AA+a&x')).toEqual({
      ok: true,
      path: '/search',
      query: 'keyword=%D8%AA+a&x',
    });
    expect(readTarget('/article/1/a%2Fb')).toMatchObject({ ok: true, path: '/article/1/a%2Fb' });
  });

  test.each([
    '/article/1/%D9%85%D9',
    '/ar/Article/1/hausse-de-5%/',
    '/category/3/r%E9union%00',
    '/search?keyword=100%',
    '/?utm_campaign=50%',
    '/api/events?start=%E9%00',
  ])('may be cut or badly encoded where it is never read (%s)', (url) =>
    expect(readTarget(url).ok).toBe(true),
  );

  test('may have 4 KB', () => {
    expect(readTarget(`/${'a'.repeat(4095)}`)).toMatchObject({ ok: true });
    expect(readTarget(`/${'a'.repeat(4096)}`)).toEqual({ ok: false, status: 414 });
    for (const target of ['/article/1#0', '/#', '/search?keyword=a#b'])
      expect(readTarget(target)).toEqual({ ok: false, status: 400 });
  });

  test.each([
    '',
    '*',
    'x',
    'http://evil.example/',
    '/%',
    '/%ff',
    '/%ff/1/a',
    '/article/%ff/a',
    '/a%00',
    '/feeds/fr/%ff',
    '/..',
    '/a/%2E./b',
    '/\\evil.example',
  ])('%s is refused', (url) => expect(readTarget(url)).toEqual({ ok: false, status: 400 }));
});

describe('the canonical address of a screen', () => {
  test.each([
    ['/', '/'],
    ['/article/12/any-slug', '/article/12'],
    ['/ar/chambre_de_commerce/27/%D8%BA%D8%B1%D9%81%D8%A9', '/ar/chambre_de_commerce/27'],
    ['/ar/article/1/%D9%85%D9?fbclid=a%E9', '/ar/article/1'],
    ['/search?keyword=100%', '/search?keyword=100%25'],
    ['/search?keyword=r%E9union%00', '/search?keyword=r%EF%BF%BDunion'],
    ['/article/12/two/segments', '/article/12/two/segments'],
    ['/toutacticle?per_page=12&page=2&utm_source=x', '/toutacticle?page=2&per_page=12'],
    ['/toutacticle?page=0&per_page=7', '/toutacticle'],
    ['/toutacticle?page=99999999999', '/toutacticle?page=999999'],
    ['/article/1/%2E%2E%2Fx', '/article/1'],
    ['/category/3/export?per_page=3', '/category/3?per_page=3'],
    ['/service/3?per_page=3', '/service/3'],
    ['/search?service_id=2&keyword=export&page=1', '/search?keyword=export&service_id=2'],
    ['/search?service_id=%3Cscript%3E', '/search'],
    ['/search?exact=1&keyword=export', '/search?keyword=export'],
    ['/calendrier?date=2026-11', '/calendrier?date=2026-11'],
    ['/en/calendrier?vue=semaine&date=2026-11-23', '/en/calendrier?date=2026-11'],
    ['/calendrier?date=2026-02-30', '/calendrier'],
    ['/__proto__?__proto__=1', '/__proto__'],
    ['/search?keyword=a&keyword=b&constructor=1', '/search?keyword=a'],
    [`/search?keyword=${'x'.repeat(900)}`, `/search?keyword=${'x'.repeat(MAX_KEYWORD_LENGTH)}`],
    ['/contact.rsc', '/contact-rsc'],
    ['/contact.segments/_tree.segment.rsc', '/contact-segments/_tree.segment-rsc'],
    ['/contact?_rsc=abc&nxtPlocale=ar', '/contact'],
  ])('%s is rendered and kept as %s', (given, url) => {
    const [pathname, query = ''] = url.split('?');
    expect(canonicalAddress(given)).toMatchObject({ kind: 'screen', pathname, query });
  });

  test.each([
    ['/contact/', '/contact'],
    ['/AR/article/7/slug?x=1', '/ar/article/7/slug?x=1'],
    ['/Tout-Article/?page=2', '/toutacticle?page=2'],
    ['//evil.example/path', '/evil.example/path'],
    ['/%65n/%61rticle/%31', '/en/article/1'],
    ['/article/1/caf%65%CC%81%2Fx%2561?%70age=2', '/article/1/cafe%CC%81%2Fx%2561?%70age=2'],
    ['/en//contact/?a=1', '/en/contact?a=1'],
  ])('%s redirects to %s', (given, location) => {
    expect(canonicalAddress(given)).toEqual({ kind: 'redirect', location });
  });
});

test.each([
  ['http://www.example.org/en/contact?x=1', '/en/contact?x=1'],
  ['HTTPS://www.example.org:8443/', '/'],
  ['http://[::1]:3000/ar', '/ar'],
  ['http://www.example.org', '/'],
  ['http://www.example.org?page=2', '/?page=2'],
  ['/toutacticle', '/toutacticle'],
  ['http://user@www.example.org/', 'http://user@www.example.org/'],
  ['ftp://www.example.org/', 'ftp://www.example.org/'],
  ['http:///x', 'http:///x'],
  ['*', '*'],
  ['', ''],
])('a target in absolute form is read as its path (RFC 9112, 3.2.2): %s', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});

test.each([
  ['/CONTACT', '/contact'],
  ['/contactez-nous', '/contact'],
  ['/EN/contact', '/en/contact'],
  ['/tout-article', '/toutacticle'],
  ['/tout-page', '/toutpage'],
  ['/partenaires', '/partenaire'],
  ['/chambres-de-commerce', '/chambre_de_commerces'],
  ['/chambre_de_commerce', '/chambre_de_commerces'],
  ['/chambre-de-commerce/16/CCI', '/chambre_de_commerce/16/CCI'],
  ['/chambre_de_commerces/16', '/chambre_de_commerce/16'],
  ['/Article/12/Mon-Slug', '/article/12/Mon-Slug'],
  ['/cat%C3%A9gorie/3', '/category/3'],
  ['/recherche', '/search'],
  ['/accessibilit%C3%A9', '/accessibilite'],
])('%s is spelled %s', (path, right) => {
  expect(correctedPath(path)).toBe(right);
  expect(correctedPath(right)).toBeNull();
});

test.each([
  '/',
  '/en',
  '/chambre_de_commerce/16/CCI-Alger',
  '/article/12/Mon-Slug',
  '/nulle-part',
  '/toString',
  '/%E0%A4%A',
  '/calendrier.html',
  '/en/nulle/Part',
  '/wp-login.php',
])('%s is left as it is', (path) => {
  expect(correctedPath(path)).toBeNull();
});
