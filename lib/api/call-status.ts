import { onGlobal } from '@/lib/runtime/global-instance';
import { callLabel } from '@/lib/runtime/metrics';
import { LRUCache } from 'lru-cache';

/** The state of one endpoint of the call table (specification §7), for operators. Times are ISO timestamps. */
interface CallStatus {
  /** The API answered usefully; "does not exist" is an answer. */
  lastSuccess: { at: string; milliseconds: number } | null;
  lastFailure: { at: string; milliseconds: number; kind: string; reason: string } | null;
  /** The last answer with members that were left out, and the place and fault of the first. Null while the last answer was whole. */
  lastDeviation: { at: string; items: number | 'all'; first: string } | null;
  /** When an answer was last shown. */
  lastShownAt: string | null;
}

/** As others are told it, with the age of the answer last shown; null when none was. */
export type CallLine = { call: string; answerAgeSeconds: number | null } & CallStatus;

const calls = onGlobal('api-call-status', () => new Map<string, CallStatus & { shownAskedAt?: number }>());

function note(path: string, change: Partial<CallStatus & { shownAskedAt: number }>): void {
  const call = callLabel(path);
  const known = calls.get(call) ?? { lastSuccess: null, lastFailure: null, lastDeviation: null, lastShownAt: null };
  calls.set(call, { ...known, ...change });
}

const now = (): string => new Date().toISOString();

/** An answer was read: so many members of it were left out, `'all'` when none could be used, 0 when it was whole. */
export function noteDeviation(path: string, items: number | 'all', first: string): void {
  note(path, { lastDeviation: items === 0 ? null : { at: now(), items, first } });
}

/** An answer for which the API was asked at that time has been served. */
export function noteShown(path: string, askedAt: number): void {
  note(path, { lastShownAt: now(), shownAskedAt: askedAt });
}

/** Every endpoint called by this process since its start. */
export function callLines(): CallLine[] {
  return [...calls].map(([call, { shownAskedAt, ...status }]) => ({
    call,
    ...status,
    answerAgeSeconds: shownAskedAt === undefined ? null : Math.round((Date.now() - shownAskedAt) / 1000),
  }));
}

/** The API counts as failing this long after a call of it has failed. */
const FAILING_MILLISECONDS = 10_000;
/** A single endpoint that has failed alone for longer than this is broken itself, and no sign of the API's health. */
const CHRONIC_MILLISECONDS = 15 * 60_000;

const health = onGlobal('api-health', () => ({
  failingSince: new LRUCache<string, number>({ max: 1000, ttl: CHRONIC_MILLISECONDS * 4 }),
  lastFailure: 0,
}));

/** A call of this path failed: no answer, a bad status, or an answer that is not what the contract says. `reason` holds nothing a visitor typed. */
export function noteFailure(path: string, startedAt: number, { kind, reason }: { kind: string; reason: string }): void {
  const time = Date.now();
  note(path, { lastFailure: { at: now(), milliseconds: time - startedAt, kind, reason } });
  const { failingSince } = health;
  const since = failingSince.get(path) ?? time;
  failingSince.set(path, since);
  if (time - since < CHRONIC_MILLISECONDS || failingSince.size > 1) health.lastFailure = time;
}

export function noteSuccess(path: string, startedAt: number): void {
  note(path, { lastSuccess: { at: now(), milliseconds: Date.now() - startedAt } });
  health.failingSince.delete(path);
}

/** Some call failed within the last seconds. Answers from this time, "does not exist" above all, may be failures as well. */
export function isApiFailing(): boolean {
  return Date.now() - health.lastFailure < FAILING_MILLISECONDS;
}
