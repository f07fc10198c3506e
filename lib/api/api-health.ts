import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';
import { apiPath, type ApiCall } from './client';

/** The API counts as failing this long after a call of it has failed. */
const FAILING_MILLISECONDS = 10_000;
/** An endpoint that has failed alone for longer than this is broken itself, and says nothing about the rest of the API. */
const CHRONIC_MILLISECONDS = 15 * 60_000;

const health = onGlobal('api-health', () => ({
  failingSince: new LRUCache<string, number>({ max: 1000, ttl: CHRONIC_MILLISECONDS * 4 }),
  lastFailure: -Infinity,
}));

type Called = Pick<ApiCall, 'template' | 'id'>;

/** Records a failed call: no answer, a bad status, or one that violates the contract. */
export function noteFailure(call: Called): void {
  const time = performance.now();
  const { failingSince } = health;
  const since = failingSince.get(apiPath(call)) ?? time;
  failingSince.set(apiPath(call), since);
  if (time - since < CHRONIC_MILLISECONDS || failingSince.size > 1) health.lastFailure = time;
}

export function noteSuccess(call: Called): void {
  health.failingSince.delete(apiPath(call));
}

/** A call failed within the last seconds. Answers from this time, "does not exist" above all, may be failures too. */
export function isApiFailing(): boolean {
  return performance.now() - health.lastFailure < FAILING_MILLISECONDS;
}
