import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether a proxy is trusted, by its address or by the number of proxies between it and us. */
export type TrustProxy = (address: string, passed: number) => boolean;

const MAX_HOPS = 16;
export const TRUST_NONE: TrustProxy = () => false;

/**
 * Reads TRUST_PROXY: a number of proxies, or their addresses and networks (CIDR). Returns null for
 * anything else.
 */
export function parseTrustProxy(text: string): TrustProxy | null {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed))
    return Number(trimmed) > MAX_HOPS ? null : (_address, passed) => passed < Number(trimmed);
  const proxies = new BlockList();
  const areGood = trimmed.split(/[\s,]+/).every((entry) => addProxy(proxies, entry));
  return areGood
    ? (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address))
    : null;
}

/** No client has this address (RFC 5737); a setting that trusts it trusts all addresses. */
const ANY_ADDRESS = '192.0.2.1';

/** Whether any client that reaches the port could choose its own address, since all are trusted. */
export function trustsAnyClient(trust: TrustProxy, host: string): boolean {
  return trust(ANY_ADDRESS, 0) && !/^(?:127(?:\.\d+){3}|::1|localhost)$/.test(host);
}

export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

function addProxy(proxies: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  if (version === 0 || rest.length > 0) return false;
  if (prefix !== undefined && (!/^\d{1,3}$/.test(prefix) || Number(prefix) > most)) return false;
  proxies.addSubnet(address, Number(prefix ?? most), familyOf(address));
  return true;
}

/**
 * Returns the key of one visitor: an IPv4 address, or the /64 network of an IPv6 address, which
 * belongs to one household or company.
 */
export function addressGroup(address: string): string {
  return isIP(address) === 6 ? `${network64(address)}::/64` : address;
}

function network64(address: string): string {
  // The URL parser normalises IPv6 addresses, including those with an embedded IPv4 address.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]/`).hostname
    .slice(1, -1)
    .split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}

type Request = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Returns the address that the proxies of TRUST_PROXY saw, or else the socket's. The header is read
 * from the right, because clients can write entries at its left.
 */
export function clientAddressOf({ headers, socket }: Request, trust: TrustProxy): string {
  let address = normaliseAddress(socket.remoteAddress ?? '') ?? '';
  for (const [passed, next] of forwardedFor(headers['x-forwarded-for']).entries()) {
    if (next === null || !trust(address, passed)) break;
    address = next;
  }
  return address;
}

/** Returns the addresses of `X-Forwarded-For`, nearest first; null for an invalid entry. */
function forwardedFor(header: string | string[] | undefined): (string | null)[] {
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return entries.map((entry) => normaliseAddress(entry.trim())).toReversed();
}

/** Removes port, brackets and zone, and unwraps IPv4-mapped IPv6 addresses. */
function normaliseAddress(text: string): string | null {
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(address) === 0 ? null : address;
}

export const REQUEST_ID = 'x-request-id';
const WELL_FORMED = /^[\w-]{8,64}$/;

/** Returns the request's id for the log: a trusted proxy's, or a new one. */
export function requestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: TrustProxy,
): string {
  const proxyId = headers[REQUEST_ID];
  const isGiven =
    typeof proxyId === 'string' &&
    WELL_FORMED.test(proxyId) &&
    trust(normaliseAddress(socket.remoteAddress ?? '') ?? '', 0);
  return isGiven ? proxyId : randomUUID();
}
