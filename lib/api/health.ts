import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';

/** The API counts as failing this long after a call of it has failed. */
export const FAILING_MILLISECONDS = 10_000;
/** A single endpoint that has failed alone for longer than this is broken itself, and no sign of the API's health. */
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
}

export function noteSuccess(path: string): void {
  state().failingSince.delete(path);
}

/** Some call failed within the last seconds. Answers from this time, "does not exist" above all, may be failures as well. */
export function isApiFailing(): boolean {
  return Date.now() - state().lastFailure < FAILING_MILLISECONDS;
}
