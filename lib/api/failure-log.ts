import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';
import { logger } from '@/lib/runtime/logger';
import { routeLabel } from '@/lib/runtime/metrics';
import { CIRCUIT_OPEN, type ApiCall } from './client';
import type { ApiFailure } from './result';

/**
 * The same failure of the same endpoint is logged once in this interval; the others are counted. Not longer than the wait after a failed
 * revalidation, so that each attempt for a single answer is logged.
 */
const LOG_INTERVAL = 2000;

const logged = onGlobal('logged-failures', () => new LRUCache<string, { at: number; leftOut: number }>({ max: 500 }));

/** Logs a failed call in the specification's words. An outage under load leaves a line every few seconds, not one for every visitor. */
export function logFailure({ path, query }: ApiCall, failure: ApiFailure, failureMessage: string): void {
  const reason = reasonOf(failure);
  // Refused by the open circuit, or by the host itself: both say that the API does not answer.
  const isSilent = reason === CIRCUIT_OPEN || reason.startsWith('ECONNREFUSED');
  const key = `${routeLabel(path)} ${failureMessage} ${isSilent ? '' : reason}`;
  const before = logged.get(key);
  if (before && Date.now() - before.at < LOG_INTERVAL) {
    before.leftOut += 1;
    return;
  }
  logged.set(key, { at: Date.now(), leftOut: 0 });
  const more = before?.leftOut ? { leftOut: before.leftOut } : {};
  logger.error({ call: path, query: withoutText(query), failure: failure.kind, reason, ...more }, failureMessage);
}

/** What visitors type is not logged: of a search, its length is. */
function withoutText({ search, ...query }: NonNullable<ApiCall['query']> = {}): Record<string, string | number> {
  return search === undefined || search === '' ? query : { ...query, searchLength: String(search).length };
}

/** Why a call failed, in a few words without anything a visitor typed. */
export function reasonOf(failure: ApiFailure): string {
  if (failure.kind === 'malformed') return failure.issues;
  return failure.kind === 'unavailable' ? failure.cause : 'status 404';
}
