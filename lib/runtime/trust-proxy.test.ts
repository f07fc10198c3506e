import { parseTrustProxy, TRUST_NONE, trustsAnyClient } from './trust-proxy';

test('a number of proxies, none included', () => {
  expect([0, 1, 2].map((passed) => parseTrustProxy('2')?.('192.0.2.4', passed))).toEqual([true, true, false]);
  expect(parseTrustProxy('0')?.('192.0.2.4', 0)).toBe(false);
});

test('addresses and networks of both families', () => {
  const trust = parseTrustProxy('10.0.0.0/8, 192.0.2.4 fd00::/8');
  for (const address of ['10.9.9.9', '192.0.2.4', 'fd12::1']) expect(trust?.(address, 0)).toBe(true);
  for (const address of ['192.0.2.5', 'fe12::1', '']) expect(trust?.(address, 0)).toBe(false);
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
  ['0.0.0.0/0', '0.0.0.0', true],
  ['0', '0.0.0.0', false],
])('TRUST_PROXY=%s on HOST=%s lets any client set its address: %s', (text, host, expected) => {
  expect(trustsAnyClient(parseTrustProxy(text) ?? TRUST_NONE, host)).toBe(expected);
});
