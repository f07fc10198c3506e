import {
  parseTrustProxy,
  TRUST_NONE,
  trustsAnyClient,
  addressGroup,
  type TrustProxy,
  clientAddressOf,
  requestId,
} from './client-address';
import { Socket } from 'node:net';

test('a number of proxies, none included', () => {
  expect([0, 1, 2].map((passed) => parseTrustProxy('2')?.('192.0.2.4', passed))).toEqual([
    true,
    true,
    false,
  ]);
  expect(parseTrustProxy('0')?.('192.0.2.4', 0)).toBe(false);
});

test('addresses and networks of both families', () => {
  const trust = parseTrustProxy('10.0.0.0/8, 192.0.2.4 fd00::/8');
  for (const address of ['10.9.9.9', '192.0.2.4', 'fd12::1'])
    expect(trust?.(address, 0)).toBe(true);
  for (const address of ['192.0.2.5', 'fe12::1', '']) expect(trust?.(address, 0)).toBe(false);
});

test.each([
  'true',
  '-1',
  '99',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0',
  '10.0.0.1/8/8',
  '10.0.0.1,',
  'proxy.example',
])('%s is refused', (text) => {
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

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

function trust(text: string): TrustProxy {
  const parsed = parseTrustProxy(text);
  if (!parsed) throw new Error(text);
  return parsed;
}
const seen = (socket: string, forwarded: string | undefined, by: TrustProxy): string =>
  clientAddressOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: socket } },
    by,
  );

test('without TRUST_PROXY the socket’s address counts, whatever a visitor writes', () => {
  expect(seen('203.0.113.9', '198.51.100.1', TRUST_NONE)).toBe('203.0.113.9');
  expect(seen('::ffff:203.0.113.9', undefined, TRUST_NONE)).toBe('203.0.113.9');
});

test.each([
  ['1', '198.51.100.7', '198.51.100.7'],
  ['1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
  ['2', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['2', '198.51.100.7', '198.51.100.7'],
  ['1', undefined, '10.0.0.1'],
  ['1', 'unknown', '10.0.0.1'],
  ['2', 'unknown, 10.0.0.2', '10.0.0.2'],
])('behind %s proxies, %s is %s', (hops, forwarded, expected) => {
  expect(seen('10.0.0.1', forwarded, trust(hops))).toBe(expected);
});

test.each([
  ['10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['::1', '198.51.100.7', '198.51.100.7'],
  ['10.0.0.1', '2001:DB8::5', '2001:db8::5'],
  ['10.0.0.1', '[2001:db8::5]:443', '2001:db8::5'],
  ['10.0.0.1', '198.51.100.7:51234', '198.51.100.7'],
  ['10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
])('from %s with trusted networks, %s is %s', (socket, forwarded, expected) => {
  expect(seen(socket, forwarded, trust('10.0.0.0/8, ::1'))).toBe(expected);
});

const OWN = /^[\da-f]{8}-[\da-f-]{27}$/;
const from = (remoteAddress: string, id: string) => ({
  headers: { 'x-request-id': id },
  socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
});

describe('the id of a request', () => {
  test('is our own, however often the visitor sends one', () => {
    expect(requestId(from('192.0.2.1', 'given-by-visitor'), TRUST_NONE)).toMatch(OWN);
  });

  test('is the one a trusted proxy gave', () => {
    const trust = parseTrustProxy('10.0.0.0/8') ?? TRUST_NONE;
    expect(requestId(from('10.1.2.3', 'given-by-proxy'), trust)).toBe('given-by-proxy');
    expect(requestId(from('192.0.2.1', 'given-by-visitor'), trust)).toMatch(OWN);
    expect(requestId(from('192.0.2.1', 'given-by-proxy'), () => true)).toBe('given-by-proxy');
  });

  test.each(['short', 'x'.repeat(65), 'with a space', 'line\nbreak', '{"json":1}'])(
    'is our own when the given one is malformed: %j',
    (id) => {
      expect(requestId(from('10.1.2.3', id), () => true)).toMatch(OWN);
    },
  );
});
