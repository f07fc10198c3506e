import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { logger } from './logger';

/**
 * Whether the proxy at an address is trusted, given the number of proxies between it and this
 * server.
 */
export type TrustProxy = (address: string, passed: number) => boolean;

const MAX_HOPS = 16;
export const TRUST_NONE: TrustProxy = () => false;

/**
 * Reads TRUST_PROXY: a number of proxies, or their addresses and networks (CIDR) separated by
 * commas. Null when it is neither.
 */
export function parseTrustProxy(text: string): TrustProxy | null {
  const given = text.trim();
  if (/^\d+$/.test(given))
    return Number(given) > MAX_HOPS ? null : (_address, passed) => passed < Number(given);
  const proxies = new BlockList();
  const areGood = given.split(/[\s,]+/).every((entry) => addProxy(proxies, entry));
  return areGood
    ? (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address))
    : null;
}

/** An address of no client (RFC 5737): a configuration that trusts it trusts every address. */
const ANY_ADDRESS = '192.0.2.1';

/**
 * Every address is trusted, as with a number of proxies: any client that reaches the port could set
 * its own address.
 */
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
 * The key of one visitor: an IPv4 address, or the /64 network of an IPv6 address, assigned to one
 * household or company.
 */
export function addressGroup(address: string): string {
  return isIP(address) === 6 ? `${network64(address)}::/64` : address;
}

function network64(address: string): string {
  // The URL parser writes every spelling of an IPv6 address in one way, an embedded IPv4 address
  // included.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]/`).hostname
    .slice(1, -1)
    .split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}

const NEARBY = parseTrustProxy('127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1,fc00::/7');
const UNTRUSTED =
  'TRUST_PROXY is not set, but a proxy sends X-Forwarded-For: all its visitors count as one in the limits. Name the proxy’s address';
let hasWarned = false;

type Request = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * The socket's address, or the one that the proxies of TRUST_PROXY saw. Read from the right:
 * entries a client wrote are further left.
 */
export function visitorAddress({ headers, socket }: Request, trust: TrustProxy): string {
  let address = plainAddress(socket.remoteAddress ?? '') ?? '';
  if (
    !hasWarned &&
    trust === TRUST_NONE &&
    headers['x-forwarded-for'] !== undefined &&
    NEARBY?.(address, 0)
  ) {
    hasWarned = true;
    logger.warn(UNTRUSTED);
  }
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
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(address) === 0 ? null : address;
}

/** Header of a request’s id. */
export const REQUEST_ID = 'x-request-id';
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id of a request in the log: generated here, or given by a trusted proxy. */
export function requestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: TrustProxy,
): string {
  const given = headers[REQUEST_ID];
  const isGiven =
    typeof given === 'string' &&
    WELL_FORMED.test(given) &&
    trust(plainAddress(socket.remoteAddress ?? '') ?? '', 0);
  return isGiven ? given : randomUUID();
}
