import { contentHref, contentLink, slugHref } from './safe-link';

describe('a link of the content', () => {
  test.each([
    ['/contact', '/contact'],
    ['contact', '/contact'],
    ['./contact', '/contact'],
    ['/en/contact', '/contact'],
    ['/fr/page/3?x=1', '/page/3?x=1'],
    ['/', '/'],
    ['page/www.safex.example', '/page/www.safex.example'],
    ['/en//evil.example', '/evil.example'],
    ['/fr/\\evil.example', '/evil.example'],
    ['../../article/12/x', '/article/12/x'],
    ['foire d’Alger 2026', '/foire%20d%E2%80%99Alger%202026'],
    ['/search?keyword=a&amp;page=2', '/search?keyword=a&page=2'],
    ['java script:alert(1)', '/java%20script:alert(1)'],
  ])('"%s" leads to %s of this site', (value, path) => {
    expect(contentLink(value)).toEqual({ kind: 'internal', path });
  });

  test.each([
    ['https://safex.example/', 'https://safex.example/'],
    ['HTTP://safex.example', 'http://safex.example/'],
    ['//safex.example/x', 'https://safex.example/x'],
    ['\\\\safex.example', 'https://safex.example/'],
    ['www.safex.example/fr?x=1', 'https://www.safex.example/fr?x=1'],
    [' WWW.safex.example', 'https://www.safex.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+21321000000', 'tel:+21321000000'],
    ['tel: +213 21 00 00 00', 'tel:+21321000000'],
    ['mailto: a@b.example?subject=Une question', 'mailto:a@b.example?subject=Une%20question'],
    ['https://safex.example/Plan du salon.pdf', 'https://safex.example/Plan%20du%20salon.pdf'],
  ])('"%s" leads elsewhere', (value, address) => {
    expect(contentLink(value)).toEqual({ kind: 'external', address });
  });

  test.each([
    [''],
    ['#'],
    ['#partie'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    [' \u0001javascript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['https://'],
    ['//'],
  ])('%j leads nowhere', (value) => {
    expect(contentLink(value)).toBeNull();
  });

  test('a link of this site is followed in the reader’s language, others as they are', () => {
    expect(contentHref('/contact', 'ar')).toBe('/ar/contact');
    expect(contentHref('/', 'en')).toBe('/en');
    expect(contentHref('https://safex.example/', 'ar')).toBe('https://safex.example/');
    expect(contentHref('javascript:x', 'fr')).toBeNull();
  });
});

describe('the details of an event are at /{slug} (§2 Calendar)', () => {
  test.each([
    ['article/9', '/ar/article/9'],
    ['/article/9', '/ar/article/9'],
    ['//other.example', '/ar/other.example'],
    [' //other.example/x', '/ar/other.example/x'],
    ['\\\\other.example', '/ar/other.example'],
    ['/\\other.example', '/ar/other.example'],
    ['/\t/other.example', '/ar/other.example'],
    ['/en//other.example', '/ar/other.example'],
    ['https://other.example/x', 'https://other.example/x'],
  ])('%j leads to %s', (slug, href) => {
    expect(slugHref(slug, 'ar')).toBe(href);
  });

  test.each([[''], ['/'.repeat(3)], ['#haut'], ['/javascript:alert(1)']])(
    '%j leads nowhere',
    (slug) => {
      expect(slugHref(slug, 'fr')).toBeNull();
    },
  );
});
