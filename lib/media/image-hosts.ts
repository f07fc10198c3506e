import { BlockList, isIP } from 'node:net';
import { environment, siteAddress } from '@/lib/platform/env';
import { familyOf } from '@/lib/platform/client-address';

/** Returns the origin of an image host (IMAGE_HOSTS), '' for the API, and null for other sites. */
export function imageOrigin(address: URL): string | null {
  if (environment().IMAGE_HOSTS.includes(address.host)) return address.origin;
  return isForeignHost(address) ? null : '';
}

/** Whether a host is neither internal nor in the domain of the API or of this site. */
export function isForeignHost({ hostname }: URL): boolean {
  if (isInternalHost(hostname)) return false;
  const ownHosts = [environment().API_BASE_URL, siteAddress()].flatMap((address) =>
    address === undefined ? [] : [new URL(address).hostname],
  );
  return !ownHosts.some((name) => domainOf(name) === domainOf(hostname));
}

/** Returns the registrable domain: `www.cci.dz` → `cci.dz`, `www.cci.gov.dz` → `cci.gov.dz`. */
function domainOf(hostname: string): string {
  const labels = hostname.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels
    .slice(top.length === 2 && second.length <= 3 && labels.length > 2 ? -3 : -2)
    .join('.');
}

const PRIVATE_NETWORKS = new BlockList();
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16',
  '::/127 fc00::/7 fe80::/10',
].flatMap((networks) => networks.split(' '))) {
  const [start = '', prefix] = network.split('/');
  PRIVATE_NETWORKS.addSubnet(start, Number(prefix), familyOf(start));
}

const INTERNAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|test|invalid)$/i;

/** Whether a host is a private IP address or a name that only a local network resolves. */
export function isInternalHost(hostname: string): boolean {
  const number = hostname.replace(/^\[|\]$/g, '');
  return isIP(number) === 0
    ? INTERNAL_NAME.test(hostname)
    : PRIVATE_NETWORKS.check(number, familyOf(number));
}
