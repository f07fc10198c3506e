import { LRUCache } from 'lru-cache';
import { processSingleton } from '@/lib/platform/request-context';
import { logger } from '@/lib/platform/logger';
import { CIRCUIT_OPEN, type ApiCall } from './client';
import type { ApiFailure } from './result';

/** A failed call is repeated after a longer time than this, so each of its failures is logged. */
const LOG_INTERVAL = 2000;

const lastLogged = processSingleton(
  'logged-failures',
  () => new LRUCache<string, { at: number; leftOut: number }>({ max: 500 }),
);

/**
 * Logs a failed call with the specification's message, at most once in the interval. Messages that
 * end with "not found" are used for every failure, also of the API. They are warnings, and `reason`
 * has the cause.
 */
export function logFailure(
  request: ApiCall & { failureMessage: string },
  { kind, reason }: ApiFailure,
): void {
  const { template, query, failureMessage } = request;
  // An open circuit and a refused connection mean the same: the API does not answer.
  const isSilent = reason === CIRCUIT_OPEN || reason.startsWith('ECONNREFUSED');
  const key = `${template} ${failureMessage} ${isSilent ? '' : reason}`;
  logThrottled(key, (more) =>
    logger[failureMessage.endsWith('not found') ? 'warn' : 'error'](
      { ...callLogFields(request), query: loggableQuery(query), failure: kind, reason, ...more },
      failureMessage,
    ),
  );
}

/** Logs the first answer of an address after failures, and for how long it failed. */
export function logRecovery(request: ApiCall, failingSince: number): void {
  const failedSeconds = Math.round((performance.now() - failingSince) / 1000);
  logger.info(
    { ...callLogFields(request), query: loggableQuery(request.query), failedSeconds },
    'A call that failed works again',
  );
}

/** Logs at most once in the interval under a key; `leftOut` counts the calls in between. */
export function logThrottled(key: string, log: (more: { leftOut?: number }) => void): void {
  const previous = lastLogged.get(key);
  if (previous && performance.now() - previous.at < LOG_INTERVAL) {
    previous.leftOut += 1;
    return;
  }
  lastLogged.set(key, { at: performance.now(), leftOut: 0 });
  log(previous?.leftOut ? { leftOut: previous.leftOut } : {});
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
