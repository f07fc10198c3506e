import { LRUCache } from 'lru-cache';
import { processSingleton } from '@/lib/platform/request-context';
import { logger } from '@/lib/platform/logger';
import { CIRCUIT_OPEN, type ApiCall } from './client';
import type { ApiFailure } from './result';

/**
 * While the data cache serves an earlier answer, it repeats failed calls after a pause (`BACKOFF`).
 * The interval is shorter than this pause, so each failure in such a series is logged.
 */
const LOG_INTERVAL = 2000;

const recentlyLogged = processSingleton(
  'logged-failures',
  () => new LRUCache<string, true>({ max: 500, ttl: LOG_INTERVAL, ttlResolution: 0 }),
);

/**
 * Logs a failed call with the specification's message, at most once per interval. The specification
 * has messages that end with "not found" and uses them even when the API is down. Such a message is
 * logged as a warning, and the field `reason` names the cause.
 */
export function logFailure(
  request: ApiCall & { failureMessage: string },
  { kind, reason }: ApiFailure,
): void {
  const { template, query, failureMessage } = request;
  // An open circuit and a refused connection mean the same: the API does not answer.
  const isSilent = reason === CIRCUIT_OPEN || reason.startsWith('ECONNREFUSED');
  const key = `${template} ${failureMessage} ${isSilent ? '' : reason}`;
  logThrottled(key, () =>
    logger[failureMessage.endsWith('not found') ? 'warn' : 'error'](
      { ...callLogFields(request), query: loggableQuery(query), failure: kind, reason },
      failureMessage,
    ),
  );
}

/** Logs that a call has succeeded after a series of failures, and how long the series lasted. */
export function logRecovery(request: ApiCall, failingSince: number): void {
  const failedSeconds = Math.round((performance.now() - failingSince) / 1000);
  logger.info(
    { ...callLogFields(request), query: loggableQuery(request.query), failedSeconds },
    'A call that failed works again',
  );
}

/** Logs at most once per interval and key. */
export function logThrottled(key: string, log: () => void): void {
  if (recentlyLogged.has(key)) return;
  recentlyLogged.set(key, true);
  log();
}

export function callLogFields({ template, id }: ApiCall) {
  return { call: template, ...(id !== undefined && { id }) };
}

/** The query, with only the length of a typed search. */
function loggableQuery({ search, ...query }: NonNullable<ApiCall['query']> = {}): Record<
  string,
  string | number
> {
  return search === undefined || search === ''
    ? query
    : { ...query, searchLength: String(search).length };
}
