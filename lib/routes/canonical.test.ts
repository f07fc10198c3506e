import { MAX_KEYWORD_LENGTH } from '@/lib/constants';
import { canonicalAddress, originForm } from './canonical';

describe('the canonical address of a screen', () => {
  test.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/article/12/any-slug', '/article/12'],
    ['/ar/chambre_de_commerce/27/%D8%BA%D8%B1%D9%81%D8%A9', '/ar/chambre_de_commerce/27'],
    ['/article/12/two/segments', '/article/12/two/segments'],
    ['/toutacticle?per_page=12&page=2&utm_source=x', '/toutacticle?page=2&per_page=12'],
    ['/toutacticle?page=0&per_page=7', '/toutacticle'],
    ['/toutacticle?page=-3', '/toutacticle'],
    ['/toutacticle?page=99999999999', '/toutacticle?page=999999'],
    ['/article/1/%2E%2E%2Fx', '/article/1'],
    ['/toutacticle?page=abc&search=%20foire%20', '/toutacticle?search=foire'],
    ['/category/3/export?per_page=3', '/category/3?per_page=3'],
    ['/service/3?per_page=3', '/service/3'],
    ['/search?service_id=2&keyword=export&page=1', '/search?keyword=export&service_id=2'],
    ['/search?service_id=%3Cscript%3E', '/search'],
    ['/search?exact=1&keyword=export', '/search?keyword=export&exact=1'],
    ['/search?exact=yes&keyword=export', '/search?keyword=export'],
    ['/calendrier?date=2026-11', '/calendrier?date=2026-11'],
    ['/calendrier?date=tomorrow', '/calendrier'],
    ['/en/calendrier?vue=semaine&date=2026-11-23', '/en/calendrier?date=2026-11'],
    ['/calendrier?date=2026-02-30', '/calendrier'],
    ['/calendrier?date=1789-07', '/calendrier'],
    ['/calendrier?vue=annee', '/calendrier'],
    ['/partenaire?page=2', '/partenaire'],
    ['/constructor?page=2', '/constructor'],
    ['/__proto__?__proto__=1', '/__proto__'],
    ['/search?keyword=a&keyword=b&constructor=1', '/search?keyword=a'],
    [`/search?keyword=${'x'.repeat(900)}`, `/search?keyword=${'x'.repeat(MAX_KEYWORD_LENGTH)}`],
    ['/contact.rsc', '/contact-rsc'],
    ['/en/article/1.rsc/slug', '/en/article/1-rsc'],
    ['/article/1/slug.rsc', '/article/1'],
    ['/contact.segments/_tree.segment.rsc', '/contact-segments/_tree.segment-rsc'],
    ['/contact?_rsc=abc&nxtPlocale=ar', '/contact'],
    ['/toString?page=2', '/toString'],
    ['/constructor', '/constructor'],
  ])('%s is rendered and kept as %s', (given, url) => {
    expect(canonicalAddress(given)).toMatchObject({ kind: 'screen', url });
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

  test('is the same when it is made again', () => {
    for (const address of ['/search?keyword=%D8%AA&page=3', '/en/toutpage?search=a+b&per_page=48']) {
      const once = canonicalAddress(address);
      if (once.kind !== 'screen') throw new Error('a screen was expected');
      expect(canonicalAddress(once.url)).toEqual(once);
    }
  });
});

describe('a target in absolute form is read as its path (RFC 9112, 3.2.2)', () => {
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
  ])('%s', (target, expected) => {
    expect(originForm(target)).toBe(expected);
  });
});
