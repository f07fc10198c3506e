import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TrustProxy } from '@/lib/runtime/trust-proxy';
import { randomUUID } from 'node:crypto';

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The client's address: the socket's, or, behind the proxies of TRUST_PROXY, the one they saw, by `X-Forwarded-For`. It is read from the
 * right: entries a client wrote are further left.
 */
export function visitorAddress({ headers, socket }: Request, trust: TrustProxy): string {
  let address = plainAddress(socket.remoteAddress ?? '') ?? '';
  for (const [passed, next] of forwardedFor(headers['x-forwarded-for']).entries()) {
    if (next === null || !trust(address, passed)) break;
    address = next;
  }
  return address;
}

/** Nearest first; null for an entry that is not an address. */
function forwardedFor(header: string | string[] | undefined): (string | null)[] {
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return entries.map((entry) => plainAddress(entry.trim())).toReversed();
}

/** Without port, brackets and zone; an IPv4-mapped IPv6 address becomes the IPv4 address. */
function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(address) === 0 ? null : address;
}

const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id of a request in the log: generated here, or given by a trusted proxy. */
export function requestId({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trust: TrustProxy): string {
  const given = headers['x-request-id'];
  const isGiven = typeof given === 'string' && WELL_FORMED.test(given) && trust(plainAddress(socket.remoteAddress ?? '') ?? '', 0);
  return isGiven ? given : randomUUID();
}
