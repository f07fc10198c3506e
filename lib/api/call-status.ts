import { onGlobal } from '@/lib/runtime/global-instance';
import { routeLabel } from '@/lib/runtime/metrics';
import { LRUCache } from 'lru-cache';

/** The state of one endpoint of the call table (specification §7), for operators. Times are milliseconds since 1970. */
export interface CallStatus {
  /** The API answered usefully; "does not exist" is an answer. */
  lastSuccess: { at: number; milliseconds: number } | null;
  lastFailure: { at: number; milliseconds: number; kind: string; reason: string } | null;
  /** The last answer with members that were left out, and the place and fault of the first. Null while the last answer was whole. */
  lastDeviation: { at: number; items: number | 'all'; first: string } | null;
  /** The answer last served: when that was, and when the API was asked for it. */
  lastShown: { at: number; askedAt: number } | null;
}

const calls = onGlobal('api-call-status', () => new Map<string, CallStatus>());

function statusOf(path: string): CallStatus {
  const line = routeLabel(path);
  const status = calls.get(line) ?? { lastSuccess: null, lastFailure: null, lastDeviation: null, lastShown: null };
  calls.set(line, status);
  return status;
}

export function noteCallSuccess(path: string, startedAt: number): void {
  statusOf(path).lastSuccess = { at: Date.now(), milliseconds: Date.now() - startedAt };
}

/** `reason` holds nothing a visitor typed. */
export function noteCallFailure(path: string, startedAt: number, { kind, reason }: { kind: string; reason: string }): void {
  statusOf(path).lastFailure = { at: Date.now(), milliseconds: Date.now() - startedAt, kind, reason };
}

/** An answer was read: so many members of it were left out, `'all'` when none could be used, 0 when it was whole. */
export function noteDeviation(path: string, items: number | 'all', first: string): void {
  statusOf(path).lastDeviation = items === 0 ? null : { at: Date.now(), items, first };
}

/** An answer for which the API was asked at that time has been served. */
export function noteShown(path: string, askedAt: number): void {
  statusOf(path).lastShown = { at: Date.now(), askedAt };
}

/** Every endpoint called since the start, in the order of their names. */
export function callStatuses(): [line: string, status: CallStatus][] {
  return [...calls].toSorted(([a], [b]) => a.localeCompare(b));
}

/** The API counts as failing this long after a call of it has failed. */
const FAILING_MILLISECONDS = 10_000;
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
