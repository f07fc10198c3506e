import { processSingleton } from '@/lib/platform/request-context';
import { logger } from '@/lib/platform/logger';
import { metrics } from '@/lib/platform/metrics';
import { apiBaseUrl, TIMED_OUT, UnavailableError } from '@/lib/platform/transport';

/** Why a call got no answer: no connection could be made, or nothing came back on it. */
type CallFailure = 'unreachable' | 'no answer';

const FAILURE_THRESHOLD = 3;
/** Calls without an answer count from two endpoints on: a single one may hang on a working host. */
const MIN_FAILED_ENDPOINTS = 2;
/** While the circuit is open, one call in each interval is a trial. In milliseconds. */
const TRIAL_INTERVAL = 500;
/**
 * Other calls wait this long, in milliseconds, for the outcome of a trial. The wait is a little
 * longer than the interval, so that the next trial begins in the meantime.
 */
const TRIAL_WAIT = 750;

/**
 * Circuit breaker of one host. It opens when the host does not answer at all; any answer, a 500
 * included, closes it. While the circuit is open, one call every half second is a trial, even if
 * earlier trials hang. All other calls wait for the outcome of a trial, so that the first page
 * after an outage is whole.
 */
export class CircuitBreaker {
  #isOpen = false;
  #failures = 0;
  readonly #failedEndpoints = new Set<string>();
  #nextTrialAt = 0;
  #failedTrialAt = -Infinity;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly onChange: (isOpen: boolean) => void) {}

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether a call may be made; false when the host counts as down. */
  async acquire(): Promise<boolean> {
    const since = performance.now();
    while (this.#isOpen) {
      const now = performance.now();
      if (now >= this.#nextTrialAt) {
        this.#nextTrialAt = now + TRIAL_INTERVAL;
        return true;
      }
      if (now >= since + TRIAL_WAIT || since <= this.#failedTrialAt) return false;
      await this.#waitForChange(Math.min(since + TRIAL_WAIT, this.#nextTrialAt) - now);
    }
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#failedEndpoints.clear();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.onChange(false);
    this.#notifyWaiting();
  }

  failed(call: string, failure: CallFailure, startedAt: number): void {
    if (this.#isOpen) {
      // This call counts as a trial. Calls that were already waiting when it began fail with it.
      this.#failedTrialAt = Math.max(startedAt, this.#failedTrialAt);
      return this.#notifyWaiting();
    }
    this.#failures += 1;
    this.#failedEndpoints.add(call);
    const isHostDown =
      failure === 'unreachable' || this.#failedEndpoints.size >= MIN_FAILED_ENDPOINTS;
    if (this.#failures < FAILURE_THRESHOLD || !isHostDown) return;
    this.#isOpen = true;
    this.#nextTrialAt = performance.now() + TRIAL_INTERVAL;
    this.onChange(true);
  }

  #waitForChange(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      setTimeout(resolve, milliseconds);
    });
  }

  #notifyWaiting(): void {
    for (const notify of this.#waiting) notify();
    this.#waiting.clear();
  }
}

const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'ENETDOWN',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const CERTIFICATE_ERROR = /^(?:CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|SELF_SIGNED_|UNABLE_TO_)/;

/** Whether an error code says that no connection was made, so that nothing was sent. */
export function isUnreachable(code: string): boolean {
  return UNREACHABLE_CODES.has(code) || CERTIFICATE_ERROR.test(code);
}

export function apiCircuit(): CircuitBreaker {
  const host = apiBaseUrl();
  return processSingleton(
    `circuit ${host}`,
    () =>
      new CircuitBreaker((isOpen) => {
        metrics.circuitOpen.set(isOpen ? 1 : 0);
        if (isOpen) logger.warn({ host }, 'Content API circuit opened');
        else logger.info({ host }, 'Content API circuit closed');
      }),
  );
}

/** A call that waited for a connection, and then times out within this time, proves nothing. */
const SIGNIFICANT_TIMEOUT = 500;

/** Reports the outcome of `work`, one attempt of a call, to the circuit breaker. */
export async function reportToCircuit<T>(template: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    const answer = await work();
    apiCircuit().succeeded();
    return answer;
  } catch (error) {
    const code = error instanceof UnavailableError ? (error.code ?? '') : '';
    if (code !== TIMED_OUT || performance.now() - startedAt >= SIGNIFICANT_TIMEOUT)
      apiCircuit().failed(template, isUnreachable(code) ? 'unreachable' : 'no answer', startedAt);
    throw error;
  }
}
