import { remoteAddress, remotePath } from './remote-file';

process.env['API_BASE_URL'] = 'https://api.example/backend';

describe('a path under /media or /files', () => {
  test.each([
    ['/storage/articles/a.jpg', '/storage/articles/a.jpg'],
    ['/assets/entreprise/cci%20oran.png', '/assets/entreprise/cci%20oran.png'],
    ['/storage/%D8%B5%D9%88%D8%B1%D8%A9.png', '/storage/%D8%B5%D9%88%D8%B1%D8%A9.png'],
    ['/apis/a.png', '/apis/a.png'],
    ['/%40other.example:80/a.png', '/%40other.example%3A80/a.png'],
    ['/storage/10:30.png', '/storage/10%3A30.png'],
    ['/storage/Statuts%20;%20annexe.pdf', '/storage/Statuts%20%3B%20annexe.pdf'],
    ['/storage/o%EF%BC%9F.pdf', '/storage/o%EF%BC%9F.pdf'],
  ])('reads %s from %s', (pathname, path) => {
    expect(remotePath(pathname)).toBe(path);
  });

  test.each([
    '/',
    '',
    'storage/a.png',
    '/api/contact',
    '/API/contact',
    '/%61pi/contact',
    '/%2561pi/contact',
    '/api;x/contact',
    '/api%3Fx/contact',
    '/backend/api/contact',
    '//api/contact',
    '/storage//a.png',
    '/../api/contact',
    '/storage/../../api',
    '/storage/%2e%2e/a.png',
    '/storage/%252e%252e/a.png',
    '/storage/%25252e%25252e%25252fapi',
    '/storage%2f..%2fapi',
    '/storage%5c..%5capi',
    '/storage/..;/api',
    '/storage/a.png%00.txt',
    '/storage/a.png%0d%0aHost:x',
    '/.env',
    '/storage/.git/config',
    '/storage/%E0%A4%A',
    '/http:%2f%2fevil.example/a.png',
    '/storage/%EF%BC%8E%EF%BC%8E/a.png',
  ])('refuses %s', (pathname) => {
    expect(remotePath(pathname)).toBeNull();
  });

  test('may not be endless', () => {
    expect(remotePath(`/${'a'.repeat(2000)}`)).toBeNull();
  });
});

test.each([
  ['/storage/a.png', 'https://api.example/backend/storage/a.png'],
  ['/storage/a.png?v=3', 'https://api.example/backend/storage/a.png?v=3'],
  ['/backend/storage/a.png', 'https://api.example/backend/storage/a.png'],
  ['/backend/api/contact', null],
  ['/api/contact', null],
  ['/storage/a.png?v=1#x', null],
  [`/storage/a.png?${'v'.repeat(3000)}`, null],
  ['https://elsewhere.example/a.png', null],
])('the address of %s on the API’s host is %s', (file, address) => {
  expect(remoteAddress(file)).toBe(address);
});
