import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';
import type { TrustProxy } from '@/lib/runtime/trust-proxy';
import { randomUUID } from 'node:crypto';

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The address a request comes from: the socket's, unless TRUST_PROXY says that proxies stand in front of the site. Then it is the
 * one they saw, by `X-Forwarded-For`, read from the right: what a visitor wrote there himself stands further left.
 */
export function visitorAddress(request: Request, trust: TrustProxy): string {
  const socket = plainAddress(request.socket.remoteAddress ?? '') ?? '';
  if (trust.kind === 'none') return socket;
  const seen = forwardedFor(request.headers['x-forwarded-for']);
  if (trust.kind === 'hops') return farthest(socket, seen, (_address, passed) => passed < trust.hops);
  return farthest(socket, seen, (address) => isTrusted(trust.proxies, address));
}

/** The connection comes from a proxy whose word counts. */
function isBehindTrusted(request: { socket: Request['socket'] }, trust: TrustProxy): boolean {
  if (trust.kind !== 'list') return trust.kind === 'hops';
  const address = plainAddress(request.socket.remoteAddress ?? '');
  return address !== null && isTrusted(trust.proxies, address);
}

/** Walks from the socket towards the visitor for as long as the address reached is a trusted proxy's and names the next one. */
function farthest(socket: string, seen: (string | null)[], isProxy: (address: string, passed: number) => boolean): string {
  let address = socket;
  for (const [passed, next] of seen.entries()) {
    if (next === null || !isProxy(address, passed)) break;
    address = next;
  }
  return address;
}

/** Nearest first; null where something else than an address was written. */
function forwardedFor(header: string | string[] | undefined): (string | null)[] {
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return entries.map((entry) => plainAddress(entry.trim())).toReversed();
}

/** Without port, brackets and zone; an IPv4 address that travels as an IPv6 one is itself again. */
function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(address) === 0 ? null : address;
}

function isTrusted(proxies: BlockList, address: string): boolean {
  return proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const WELL_FORMED = /^[\w-]{8,64}$/;

/** What a request's log lines have in common: an id of our own, or the one a trusted proxy has given it. */
export function requestId(request: Pick<IncomingMessage, 'headers' | 'socket'>, trust: TrustProxy): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) && isBehindTrusted(request, trust) ? given : randomUUID();
}
