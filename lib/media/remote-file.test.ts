import { remoteAddress, remotePath } from './remote-file';

describe('an address under /media', () => {
  test.each([
    ['/media/storage/articles/a.jpg', '/storage/articles/a.jpg'],
    ['/media/assets/entreprise/cci%20oran.png', '/assets/entreprise/cci%20oran.png'],
    ['/media/storage/%D8%B5%D9%88%D8%B1%D8%A9.png', '/storage/%D8%B5%D9%88%D8%B1%D8%A9.png'],
    ['/media/storage/50%25.png', '/storage/50%25.png'],
    ['/media/storage/Photo%20%231.png', '/storage/Photo%20%231.png'],
    ['/media/apis/a.png', '/apis/a.png'],
    ['/media/%40other.example:80/a.png', '/%40other.example%3A80/a.png'],
    ['/media/storage/10:30.png', '/storage/10%3A30.png'],
  ])('reads %s from %s', (pathname, path) => {
    expect(remotePath(pathname, '/media')).toBe(path);
  });

  test.each([
    '/media/',
    '/media',
    '/files/storage/a.png',
    '/media/api/contact',
    '/media/API/contact',
    '/media/%61pi/contact',
    '/media/%2561pi/contact',
    '/media//api/contact',
    '/media/storage//a.png',
    '/media/../api/contact',
    '/media/storage/../../api',
    '/media/storage/%2e%2e/a.png',
    '/media/storage/%252e%252e/a.png',
    '/media/storage/%25252e%25252e%25252fapi',
    '/media/storage%2f..%2fapi',
    '/media/storage%5c..%5capi',
    '/media/storage/..;/api',
    '/media/storage/a.png%00.txt',
    '/media/storage/a.png%0d%0aHost:x',
    '/media/.env',
    '/media/storage/.git/config',
    '/media/storage/%E0%A4%A',
    '/media/http:%2f%2fevil.example/a.png',
    '/media/storage/%EF%BC%8E%EF%BC%8E/a.png',
  ])('refuses %s', (pathname) => {
    expect(remotePath(pathname, '/media')).toBeNull();
  });

  test('may not be endless', () => {
    expect(remotePath(`/media/${'a'.repeat(2000)}`, '/media')).toBeNull();
  });
});

describe('the address on the API’s host', () => {
  test.each([
    ['https://api.example', '/storage/a.png', null, 'https://api.example/storage/a.png'],
    ['https://api.example', '/storage/a.png', 'v=3', 'https://api.example/storage/a.png?v=3'],
    [
      'https://api.example/backend',
      '/storage/a.png',
      null,
      'https://api.example/backend/storage/a.png',
    ],
    [
      'https://api.example/backend',
      '/backend/storage/a.png',
      null,
      'https://api.example/backend/storage/a.png',
    ],
    ['https://api.example/backend', '/backend/api/contact', null, null],
    ['https://api.example', '/storage/a.png', 'v=1#x', null],
  ])('%s and %s with %j is %s', (base, path, query, address) => {
    expect(remoteAddress(base, path, query)).toBe(address);
  });

  test('takes no endless query', () => {
    expect(remoteAddress('https://api.example', '/storage/a.png', 'v'.repeat(3000))).toBeNull();
  });
});
