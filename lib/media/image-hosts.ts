import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { environment } from '@/lib/runtime/env';
import { createLimit } from '@/lib/runtime/limit';
import { onGlobal } from '@/lib/runtime/global-instance';
import { createAgent } from '@/lib/runtime/transport';
import { familyOf } from '@/lib/runtime/client-address';
import { siteAddress } from '@/lib/routes/site-address';

/**
 * Whether the operator named the host of this address (IMAGE_HOSTS): its pictures are fetched as
 * the API's are.
 */
export function isImageHost({ host }: URL): boolean {
  return environment().IMAGE_HOSTS.includes(host);
}

/**
 * On another public host. Internal names, and hosts in the domain of the API or of this site, count
 * as the API's.
 */
export function isForeignHost({ hostname }: URL): boolean {
  if (isInternalHost(hostname)) return false;
  const own = [environment().API_BASE_URL, siteAddress()].flatMap((address) =>
    address === undefined ? [] : [new URL(address).hostname],
  );
  return !own.some((name) => domainOf(name) === domainOf(hostname));
}

/** `cci.dz` of `www.cci.dz`, `chambre.gov.dz` of `www.chambre.gov.dz`. */
function domainOf(hostname: string): string {
  const labels = hostname.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels
    .slice(top.length === 2 && second.length <= 3 && labels.length > 2 ? -3 : -2)
    .join('.');
}

const PRIVATE_NETWORKS = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
  // The first, and those of transition mechanisms, hold addresses of IPv4.
  '::/96 64:ff9b::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8',
].flatMap((networks) => networks.split(' '));

const PRIVATE = new BlockList();
for (const network of PRIVATE_NETWORKS) {
  const [start = '', prefix] = network.split('/');
  PRIVATE.addSubnet(start, Number(prefix), familyOf(start));
}

export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, familyOf(address));
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * The owner of a public name may point it anywhere: at a private address it is not connected to,
 * unless that is named too.
 */
export function allowedAddresses(hostname: string, addresses: LookupAddress[]): LookupAddress[] {
  const named = environment().IMAGE_HOSTS.map((host) => new URL(`http://${host}`).hostname);
  return addresses.filter(
    ({ address }) =>
      !isPrivateAddress(address) || isInternalHost(hostname) || named.includes(address),
  );
}

/**
 * Node looks up two names at a time, and a name server that does not answer takes seconds: one
 * place is left to the API's name.
 */
const oneLookup = createLimit(1, 100);
const lookUp = promisify(lookup);
/** Those under way and those that failed, by name: pictures of one host do not each wait for it. */
const lookups = new LRUCache<string, Promise<LookupAddress[]>>({ max: 100, ttl: 10_000 });

function addressesOf(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
  const known = lookups.get(hostname);
  if (known) return known;
  const found = oneLookup(() => lookUp(hostname, { ...options, all: true }));
  lookups.set(hostname, found);
  return found;
}

/** As `dns.lookup`, without the addresses that are not allowed. */
function lookUpImageHost(hostname: string, options: LookupOptions, found: Found): void {
  const answer = (addresses: LookupAddress[]): void => {
    const allowed = allowedAddresses(hostname, addresses);
    const [first] = allowed;
    if (!first) return found(new Error(`${hostname} leads to a private address`), []);
    if (options.all) found(null, allowed);
    else found(null, first.address, first.family);
  };
  addressesOf(hostname, options).then(answer, (error: Error) => found(error, []));
}

/** Connections to hosts that content names. */
export const namedHosts = () =>
  onGlobal('image-hosts-agent', () => createAgent({ lookup: lookUpImageHost }));

/**
 * Names that resolve only on the back office's own machine or network: `localhost`, `api`,
 * `10.0.0.5`, `[::1]`.
 */
const INTERNAL = /^(?:[^.]+|[\d.]+|\[.*\]|.*\.(?:localhost|local|internal|lan|test|invalid))$/i;

export function isInternalHost(hostname: string): boolean {
  return INTERNAL.test(hostname);
}

/** Such a name, or a number of a private network: at any other number may be another site. */
export function isPrivateHost(hostname: string): boolean {
  const number = hostname.replace(/^\[|\]$/g, '');
  return isInternalHost(hostname) && (isIP(number) === 0 || isPrivateAddress(number));
}
