import { BlockList, isIP } from 'node:net';

/** Which proxies are trusted to tell a visitor's address: none, the nearest `hops`, or those at known addresses. */
export type TrustProxy = { kind: 'none' } | { kind: 'hops'; hops: number } | { kind: 'list'; proxies: BlockList };

const MAX_HOPS = 16;

/** Reads TRUST_PROXY: a number of proxies, or their addresses and networks (CIDR) separated by commas. Null when it is neither. */
export function parseTrustProxy(text: string): TrustProxy | null {
  const given = text.trim();
  if (/^\d+$/.test(given)) {
    const hops = Number(given);
    if (hops > MAX_HOPS) return null;
    return hops === 0 ? { kind: 'none' } : { kind: 'hops', hops };
  }
  const proxies = new BlockList();
  const areGood = given.split(/[\s,]+/).every((entry) => addProxy(proxies, entry));
  return areGood ? { kind: 'list', proxies } : null;
}

/** Proxies are counted, not named, on a port that other clients may reach: each of those could set its own address. */
export function trustsAnyClient(trust: TrustProxy, host: string): boolean {
  return trust.kind === 'hops' && !/^(?:127(?:\.\d+){3}|::1|localhost)$/.test(host);
}

function addProxy(proxies: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) {
    proxies.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) return false;
  proxies.addSubnet(address, Number(prefix), family);
  return true;
}

/** Who counts as one visitor: an IPv4 address, or the /64 network an IPv6 address lies in, which is one household's or company's. */
export function addressGroup(address: string): string {
  return isIP(address) === 6 ? `${network64(address)}::/64` : address;
}

function network64(address: string): string {
  // The URL parser writes every spelling of an IPv6 address in one way, an embedded IPv4 address included.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]/`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
