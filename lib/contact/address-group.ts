import { isIP } from 'node:net';

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
