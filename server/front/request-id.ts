import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '@/lib/runtime/trust-proxy';
import { isBehindTrusted } from './visitor-address';

const WELL_FORMED = /^[\w-]{8,64}$/;

/** What a request's log lines have in common: an id of our own, or the one a trusted proxy has given it. */
export function requestId(request: Pick<IncomingMessage, 'headers' | 'socket'>, trust: TrustProxy): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) && isBehindTrusted(request, trust) ? given : randomUUID();
}
