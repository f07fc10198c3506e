import { parseUrl } from './parse-url';

test('an address with letters beyond ASCII is one, however often such addresses were read', () => {
  const read = () => [
    parseUrl('https://société.dz/é')?.host,
    parseUrl('/é', 'http://x.example')?.pathname,
    parseUrl('https://'),
  ];
  const seen = new Set(Array.from({ length: 50_000 }, () => read().join()));
  expect([...seen]).toEqual(['xn--socit-esab.dz,/%C3%A9,']);
});
