import { onGlobal } from '@/lib/runtime/global-instance';
import { BusyError, createLimit, type Limit } from '@/lib/runtime/limit';
import { routeLabel } from '@/lib/runtime/metrics';
import { UnavailableError } from './transport';

/** Concurrent calls of the content API. */
export const MAX_CONCURRENT_CALLS = 32;
/** Of these, calls of one endpoint: one that hangs leaves connections to the others. */
const MAX_OF_ONE_ENDPOINT = MAX_CONCURRENT_CALLS / 2;

/** POSTs at a time, beside the calls. Not fewer than the front lets through, so that none of them waits here. */
export const MAX_CONCURRENT_POSTS = 32;

const allPosts = onGlobal('api-post-limit', () => createLimit(MAX_CONCURRENT_POSTS));
const allCalls = onGlobal('api-limit', () => createLimit(MAX_CONCURRENT_CALLS));
const endpointLimits = onGlobal('api-endpoint-limits', () => new Map<string, Limit>());

/** Runs a call as soon as the limits allow it; rejects with `UnavailableError` when they do not before `deadline`. */
export async function withConcurrencyLimit<T>(path: string, deadline: AbortSignal, work: () => Promise<T>): Promise<T> {
  const endpoint = routeLabel(path);
  const limit = endpointLimits.get(endpoint) ?? createLimit(MAX_OF_ONE_ENDPOINT);
  endpointLimits.set(endpoint, limit);
  return limit(() => allCalls(work, deadline), deadline).catch(refused);
}

/** The same for POSTs, which take no connection of the calls pages wait for. */
export function withPostLimit<T>(deadline: AbortSignal, work: () => Promise<T>): Promise<T> {
  return allPosts(work, deadline).catch(refused);
}

function refused(error: unknown): never {
  throw error instanceof BusyError ? new UnavailableError('no free connection in time') : error;
}
