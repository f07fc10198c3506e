import { bodyHref } from './links';

const OWN = { site: 'https://www.cci.example', api: 'https://api.example:8080' };

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
    expect(bodyHref(address, 'ar', OWN)).toBe(href);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '', '#top', 'https://'])(
    '%j leads nowhere',
    (address) => {
      expect(bodyHref(address, 'fr', OWN)).toBeNull();
    },
  );
});
