import { LRUCache } from 'lru-cache';
import { handlerOf, mayBeScreen, type Handler } from './addresses';
import { canonicalAddress, type Canonical } from './canonical';
import { readTarget, type Target } from './request-target';
import { routeOf } from './route-names';

/** All that an address says by itself, whoever asks for it. */
export interface Address {
  target: Target;
  /** Its name in figures and logs. */
  route: string;
  handler: Handler | undefined;
  /** What it is as the address of a screen; undefined where no screen can be. */
  screen: Canonical | undefined;
}

/** Most visitors ask for what others asked for. Longer addresses are read each time, so that the memory they take is bounded. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 256;
const kept = new LRUCache<string, Address>({ max: MOST_KEPT });

/** Reads an address; one that was read before is not read again. */
export function readAddress(url: string): Address {
  const known = kept.get(url);
  if (known) return known;
  const address = read(url);
  if (url.length <= LONGEST_KEPT) kept.set(url, address);
  return address;
}

function read(url: string): Address {
  const target = readTarget(url);
  const route = routeOf(url);
  if (!target.ok) return { target, route, handler: undefined, screen: undefined };
  const screen = mayBeScreen(target.path) ? canonicalAddress(url) : undefined;
  return { target, route, handler: handlerOf(target.path), screen };
}
