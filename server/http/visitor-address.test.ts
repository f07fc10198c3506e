import { parseTrustProxy, TRUST_NONE, type TrustProxy } from '@/lib/runtime/trust-proxy';
import { visitorAddress } from './visitor-address';

function trust(text: string): TrustProxy {
  const parsed = parseTrustProxy(text);
  if (!parsed) throw new Error(text);
  return parsed;
}
const seen = (socket: string, forwarded: string | undefined, by: TrustProxy): string =>
  visitorAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: socket } }, by);

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
