import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/global-instance';
import { apiEvents } from './api-events';

/** The API counts as failing this long after a call of it has failed. */
export const FAILING_MILLISECONDS = 10_000;
/** One address that has failed alone for longer than this is broken itself; it says nothing about the API any more. */
const CHRONIC_MILLISECONDS = 15 * 60_000;

const state = () =>
  onGlobal('api-health', () => ({ failingSince: new LRUCache<string, number>({ max: 1000, ttl: CHRONIC_MILLISECONDS * 4 }), lastFailure: 0 }));

/** A call of this path failed: no answer, a bad status, or an answer that is not what the contract says. */
export function noteFailure(path: string): void {
  const now = Date.now();
  const { failingSince } = state();
  const since = failingSince.get(path) ?? now;
  failingSince.set(path, since);
  if (now - since >= CHRONIC_MILLISECONDS && failingSince.size === 1) return;
  state().lastFailure = now;
  apiEvents.failed();
}

export function noteSuccess(path: string): void {
  state().failingSince.delete(path);
}

/** Some call failed a moment ago. What the API says meanwhile, "does not exist" above all, is taken with care. */
export function isApiFailing(): boolean {
  return Date.now() - state().lastFailure < FAILING_MILLISECONDS;
}
