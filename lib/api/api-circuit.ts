import { onGlobal } from '@/lib/runtime/global-instance';
import { logger } from '@/lib/runtime/logger';
import { metrics, routeLabel } from '@/lib/runtime/metrics';
import { CircuitBreaker, type CallFailure } from './circuit-breaker';
import { apiBase, TIMED_OUT, UnavailableError } from './transport';

/** A timeout shorter than this says nothing about the host: the call waited for a connection until its time was nearly over. */
const SIGNIFICANT_TIMEOUT = 1000;

/** No connection can be made, for any call. */
export const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The circuit breaker of the API's host. */
export function apiCircuit(): CircuitBreaker {
  const host = apiBase();
  return onGlobal(
    `circuit ${host}`,
    () =>
      new CircuitBreaker((isOpen) => {
        metrics.circuitOpen.set(isOpen ? 1 : 0);
        if (isOpen) logger.warn({ host }, 'Content API circuit opened');
        else logger.info({ host }, 'Content API circuit closed');
      }),
  );
}

/** Reports the outcome of one attempt to the circuit breaker. `work` resolves when the head of the answer has come. */
export async function reportToCircuit<T>(path: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    const answer = await work();
    apiCircuit().succeeded();
    return answer;
  } catch (error) {
    const isShortTimeout = error instanceof UnavailableError && error.code === TIMED_OUT && Date.now() - startedAt < SIGNIFICANT_TIMEOUT;
    if (!isShortTimeout) apiCircuit().failed(routeLabel(path), failureOf(error), startedAt);
    throw error;
  }
}

function failureOf(error: unknown): CallFailure {
  return error instanceof UnavailableError && UNREACHABLE.has(error.code ?? '') ? 'unreachable' : 'no answer';
}
