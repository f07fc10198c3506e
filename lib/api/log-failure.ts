import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';
import { logger } from '@/lib/runtime/logger';
import { CIRCUIT_OPEN, type ApiCall } from './client';
import type { ApiFailure } from './result';

/**
 * The same failure of an endpoint is logged once in this interval, which is not longer than the
 * wait after a failed revalidation.
 */
const LOG_INTERVAL = 2000;

const logged = onGlobal(
  'logged-failures',
  () => new LRUCache<string, { at: number; leftOut: number }>({ max: 500 }),
);

/**
 * Logs a failed call in the specification's words: during an outage a line every few seconds, not
 * one per visitor.
 */
export function logFailure(
  request: ApiCall & { failureMessage: string },
  { kind, reason }: ApiFailure,
): void {
  const { template, query, failureMessage } = request;
  // Refused by the open circuit or by the host: the API does not answer.
  const isSilent = reason === CIRCUIT_OPEN || reason.startsWith('ECONNREFUSED');
  const key = `${template} ${failureMessage} ${isSilent ? '' : reason}`;
  logSeldom(key, (more) =>
    logger.error(
      { ...named(request), query: withoutText(query), failure: kind, reason, ...more },
      failureMessage,
    ),
  );
}

/**
 * Logs what happens under a key at most once in the interval, with how often it was left out since
 * the last line.
 */
export function logSeldom(key: string, log: (more: { leftOut?: number }) => void): void {
  const before = logged.get(key);
  if (before && performance.now() - before.at < LOG_INTERVAL) {
    before.leftOut += 1;
    return;
  }
  logged.set(key, { at: performance.now(), leftOut: 0 });
  log(before?.leftOut ? { leftOut: before.leftOut } : {});
}

export function named({ template, id }: ApiCall) {
  return { call: template, ...(id !== undefined && { id }) };
}

/** Searches are not logged, only their length. */
function withoutText({ search, ...query }: NonNullable<ApiCall['query']> = {}): Record<
  string,
  string | number
> {
  return search === undefined || search === ''
    ? query
    : { ...query, searchLength: String(search).length };
}
