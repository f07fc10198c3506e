import { parseTrustProxy, trustsAnyClient } from './trust-proxy';

test('a number of proxies, none included', () => {
  expect(parseTrustProxy('2')).toEqual({ kind: 'hops', hops: 2 });
  expect(parseTrustProxy('0')).toEqual({ kind: 'none' });
});

test('addresses and networks of both families', () => {
  const trust = parseTrustProxy('10.0.0.0/8, 192.0.2.4 fd00::/8');
  if (trust?.kind !== 'list') throw new Error('no list');
  expect(trust.proxies.check('10.9.9.9')).toBe(true);
  expect(trust.proxies.check('192.0.2.5')).toBe(false);
  expect(trust.proxies.check('fd12::1', 'ipv6')).toBe(true);
});

test.each(['true', '-1', '99', '10.0.0.0/33', 'fd00::/129', '10.0.0', '10.0.0.1/8/8', '10.0.0.1,', 'proxy.example'])('%s is refused', (text) => {
  expect(parseTrustProxy(text)).toBeNull();
});

test.each([
  ['1', '0.0.0.0', true],
  ['2', '::', true],
  ['1', '127.0.0.1', false],
  ['1', 'localhost', false],
  ['127.0.0.1', '0.0.0.0', false],
  ['0', '0.0.0.0', false],
])('TRUST_PROXY=%s on HOST=%s lets any client set its address: %s', (text, host, expected) => {
  expect(trustsAnyClient(parseTrustProxy(text) ?? { kind: 'none' }, host)).toBe(expected);
});
