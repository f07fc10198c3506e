import { Socket } from 'node:net';
import { parseTrustProxy, TRUST_NONE } from '@/lib/runtime/trust-proxy';
import { requestId } from './visitor-address';

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

  test.each(['short', 'x'.repeat(65), 'with a space', 'line\nbreak', '{"json":1}'])('is our own when the given one is malformed: %j', (id) => {
    expect(requestId(from('10.1.2.3', id), () => true)).toMatch(OWN);
  });
});
