import { onGlobal } from '@/lib/runtime/global-instance';
import { BusyError, createLimit, type Limit } from '@/lib/runtime/limit';
import { routeLabel } from '@/lib/runtime/metrics';
import { UnavailableError } from './transport';

/** Concurrent calls of the content API. */
export const MAX_CONCURRENT_CALLS = 32;
/** Of these, calls of one endpoint: one that hangs leaves connections to the others. */
const MAX_OF_ONE_ENDPOINT = MAX_CONCURRENT_CALLS / 2;

const allCalls = onGlobal('api-limit', () => createLimit(MAX_CONCURRENT_CALLS));
const endpointLimits = onGlobal('api-endpoint-limits', () => new Map<string, Limit>());

/** Runs a call as soon as the limits allow it; rejects with `UnavailableError` when they do not before `deadline`. */
export async function withConcurrencyLimit<T>(path: string, deadline: AbortSignal, work: () => Promise<T>): Promise<T> {
  const endpoint = routeLabel(path);
  const limit = endpointLimits.get(endpoint) ?? createLimit(MAX_OF_ONE_ENDPOINT);
  endpointLimits.set(endpoint, limit);
  try {
    return await limit(() => allCalls(work, deadline), deadline);
  } catch (error) {
    throw error instanceof BusyError ? new UnavailableError('no free connection in time') : error;
  }
}
