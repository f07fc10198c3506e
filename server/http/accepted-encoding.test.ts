import { acceptedEncoding } from './cached-response';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0 , gzip', 'gzip'],
  ['br ; q=0.000 ,gzip;q=0.5', 'gzip'],
  ['br;Q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['x-br, brotli, x-gzip', 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
])('of the encodings in %j, %s is sent', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
