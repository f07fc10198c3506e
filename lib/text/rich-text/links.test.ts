import { shown } from '@/testing/properties/rich-text';
import { bodyHref } from './links';

describe('a link inside a text', () => {
  test.each([
    ['a path of the site', '/article/12', '/ar/article/12'],
    [
      'the site’s own address in full',
      'https://www.cci.example/article/12?x=1#y',
      '/ar/article/12?x=1#y',
    ],
    ['without encryption', 'http://www.cci.example', '/ar'],
    ['without scheme', '//www.cci.example/page/3', '/ar/page/3'],
    ['in another language', 'https://WWW.CCI.example/en/contact', '/ar/contact'],
    ['a file of the site', 'https://www.cci.example/files/storage/a.pdf', '/files/storage/a.pdf'],
    [
      'a file of the API',
      'https://api.example:8080/storage/files/a.pdf',
      '/files/storage/files/a.pdf',
    ],
    ['a relative file', 'storage/files/a.pdf', '/files/storage/files/a.pdf'],
    [
      'a file of the API, written with the site’s host',
      'https://www.cci.example/storage/a.pdf',
      '/files/storage/a.pdf',
    ],
    ['a picture of the API', '/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['a relative picture', './storage/a.jpg', '/files/storage/a.jpg'],
    ['a screen that ends like a file', '/page/3/annexe.jpg', '/ar/page/3/annexe.jpg'],
    ['a file of the site, in short', '/files/storage/a.pdf', '/files/storage/a.pdf'],
    [
      'a file behind the default host of Laravel',
      'http://localhost/storage/files/a.pdf',
      '/files/storage/files/a.pdf',
    ],
    [
      'a file of the API in a folder of that name',
      '/files/rapport.pdf',
      '/files/files/rapport.pdf',
    ],
    ['a document of the site', '/directory/chambers.csv', '/directory/chambers.csv'],
    ['another site', 'https://ministere.example/x', 'https://ministere.example/x'],
    [
      'a host that only begins like ours',
      'https://www.cci.example.evil.example/x',
      'https://www.cci.example.evil.example/x',
    ],
    [
      'a host hidden behind a name',
      'https://www.cci.example@evil.example/x',
      'https://www.cci.example@evil.example/x',
    ],
    ['two slashes behind our host', 'https://www.cci.example//evil.example', '/ar/evil.example'],
    ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['a telephone', 'tel:+213000000', 'tel:+213000000'],
  ])('%s', (_, address, href) => {
    expect(bodyHref(address, 'ar')).toBe(href);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '', '#top', 'https://'])(
    '%j leads nowhere',
    (address) => {
      expect(bodyHref(address, 'fr')).toBeNull();
    },
  );
});

describe('a link of a body', () => {
  test('elsewhere keeps its target, and has no opener; others have neither', () => {
    expect(shown('<a href=" HTTPS://x.example/a " target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://x.example/a" target="_blank" rel="noopener">a</a>',
    );
    expect(shown('<a href="https://x.example/a" target="main">a</a>')).toBe(
      '<a href="https://x.example/a" rel="noopener">a</a>',
    );
    expect(shown('<a href="/article/2" target="_blank">a</a>')).toBe(
      '<a href="/ar/article/2">a</a>',
    );
    expect(shown('<a href="mailto:a@x.example">a</a>')).toBe('<a href="mailto:a@x.example">a</a>');
  });

  test.each(['javascript:alert(1)', 'JaVa\tScRiPt:alert(1)', '\u0001javascript:alert(1)', '', '#'])(
    '%j is words',
    (address) => expect(shown(`<p><a href="${address}">a</a></p>`)).toBe('<p>a</p>'),
  );

  test('inside the text leads to its place, under a name of ours', () => {
    expect(
      shown('<p><a href="#_ftn1" name="r">1</a></p><p><a name="_ftn1" href="#r">1</a></p>'),
    ).toBe(
      '<p><a id="place-r" href="#place-_ftn1">1</a></p><p><a id="place-_ftn1" href="#place-r">1</a></p>',
    );
    expect(shown('<p><a name="a"></a>x</p><h2 id="content">y</h2>')).toBe(
      '<p><span id="place-a"></span>x</p><h2 id="place-content">y</h2>',
    );
  });

  test('around a picture shows the file it leads to', () => {
    const link = (address: string) => shown(`<a href="${address}"><img src="/storage/t.jpg"></a>`);
    expect(link('/storage/1.jpg')).toMatch(
      /^<a href="\/media\/storage\/1\.jpg\?s=[\w-]{12}&amp;w=1280/,
    );
    expect(link('/storage/guide.pdf')).toMatch(/^<a href="\/files\/storage\/guide\.pdf"><span/);
  });

  test.each(['', 'https://api.example:8080', 'http://localhost:8000', 'https://www.cci.example'])(
    'to a file with signs in its name, at “%s”',
    (host) => {
      expect(shown(`<a href="${host}/storage/Rapport #2.pdf">a</a>`)).toContain(
        '"/files/storage/Rapport%20%232.pdf"',
      );
      expect(shown(`<a href="${host}/storage/TVA 19% é.pdf">a</a>`)).toContain(
        '"/files/storage/TVA%2019%25%20%C3%A9.pdf"',
      );
    },
  );
});
