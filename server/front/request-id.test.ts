import { Socket } from 'node:net';
import { parseTrustProxy, type TrustProxy } from '@/lib/runtime/trust-proxy';
import { requestId } from './visitor-address';

const NO_PROXY: TrustProxy = { kind: 'none' };
const OWN = /^[\da-f]{8}-[\da-f-]{27}$/;
const from = (remoteAddress: string, id: string) => ({
  headers: { 'x-request-id': id },
  socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
});

describe('the id of a request', () => {
  test('is our own, however often the visitor sends one', () => {
    expect(requestId(from('192.0.2.1', 'given-by-visitor'), NO_PROXY)).toMatch(OWN);
  });

  test('is the one a trusted proxy gave', () => {
    const trust = parseTrustProxy('10.0.0.0/8') ?? NO_PROXY;
    expect(requestId(from('10.1.2.3', 'given-by-proxy'), trust)).toBe('given-by-proxy');
    expect(requestId(from('192.0.2.1', 'given-by-visitor'), trust)).toMatch(OWN);
    expect(requestId(from('192.0.2.1', 'given-by-proxy'), { kind: 'hops', hops: 1 })).toBe('given-by-proxy');
  });

  test.each(['short', 'x'.repeat(65), 'with a space', 'line\nbreak', '{"json":1}'])('is our own when the given one is malformed: %j', (id) => {
    expect(requestId(from('10.1.2.3', id), { kind: 'hops', hops: 1 })).toMatch(OWN);
  });
});
