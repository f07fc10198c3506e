import { onGlobal } from '@/lib/runtime/global-instance';
import type { ApiCall } from './client';

/**
 * The state of one endpoint of the call table (specification §7), for operators. Times are ISO
 * timestamps.
 */
interface CallStatus {
  /** The last usable answer; "does not exist" is one. */
  lastSuccess: { at: string; milliseconds: number } | null;
  lastFailure: { at: string; milliseconds: number; kind: string; reason: string } | null;
  /**
   * The last answer with members that were left out, and the place and fault of the first. Null
   * while the last answer was whole.
   */
  lastDeviation: { at: string; items: number | 'all'; first: string } | null;
  lastShownAt: string | null;
}

/** As reported, with the age of the answer last shown; null if none was. */
export type CallLine = { call: string; answerAgeSeconds: number | null } & CallStatus;

const calls = onGlobal(
  'api-call-status',
  () => new Map<string, CallStatus & { shownAskedAt?: number }>(),
);

type Called = Pick<ApiCall, 'template' | 'id'>;

function note({ template }: Called, change: Partial<CallStatus & { shownAskedAt: number }>): void {
  const known = calls.get(template) ?? {
    lastSuccess: null,
    lastFailure: null,
    lastDeviation: null,
    lastShownAt: null,
  };
  calls.set(template, { ...known, ...change });
}

const now = (): string => new Date().toISOString();

/**
 * Records an answer and how many of its members were left out: 0 if it was complete, `'all'` if
 * none could be used.
 */
export function noteDeviation(call: Called, items: number | 'all', first: string): void {
  note(call, { lastDeviation: items === 0 ? null : { at: now(), items, first } });
}

/** Records that an answer requested at that time has been served. */
export function noteShown(call: Called, askedAt: number): void {
  note(call, { lastShownAt: now(), shownAskedAt: askedAt });
}

export function callLines(): CallLine[] {
  return [...calls].map(([call, { shownAskedAt, ...status }]) => ({
    call,
    ...status,
    answerAgeSeconds:
      shownAskedAt === undefined ? null : Math.round((performance.now() - shownAskedAt) / 1000),
  }));
}

/** An endpoint counts as failing this long after a call of it has failed. */
const FAILING_MILLISECONDS = 10_000;
/**
 * An endpoint that has failed for longer than this while others answer is broken itself, and says
 * nothing about the rest of the API.
 */
const CHRONIC_MILLISECONDS = 15 * 60_000;

const health = onGlobal('api-health', () => ({
  /** By endpoint, until a call of it succeeds. */
  failing: new Map<string, { since: number; last: number }>(),
  lastSuccess: -Infinity,
}));

/**
 * Records a failed call: no answer, a bad status, or one that violates the contract. `reason`
 * contains nothing a visitor typed.
 */
export function noteFailure(
  call: Called,
  startedAt: number,
  { kind, reason }: { kind: string; reason: string },
): void {
  const time = performance.now();
  note(call, {
    lastFailure: { at: now(), milliseconds: Math.round(time - startedAt), kind, reason },
  });
  // An answer, if of no use: it says nothing about the others.
  if (kind === 'missing') return;
  const { since } = health.failing.get(call.template) ?? { since: time };
  health.failing.set(call.template, { since, last: time });
}

/**
 * Records a usable answer. `isFound`: not "does not exist", which a server that is being set up
 * answers to everything.
 */
export function noteSuccess(call: Called, startedAt: number, isFound = true): void {
  note(call, {
    lastSuccess: { at: now(), milliseconds: Math.round(performance.now() - startedAt) },
  });
  if (!isFound) return;
  health.failing.delete(call.template);
  health.lastSuccess = performance.now();
}

/**
 * Whether calls of an endpoint, or of two others, have failed within the last seconds and none has
 * succeeded since: answers from this time, "does not exist" above all, may be failures too. One
 * other endpoint may fail for what a visitor typed.
 */
export function isApiFailing(template?: string): boolean {
  const time = performance.now();
  const isAnswering = time - health.lastSuccess < FAILING_MILLISECONDS;
  const failing = [...health.failing].filter(
    ([, { since, last }]) =>
      time - last < FAILING_MILLISECONDS && !(isAnswering && time - since >= CHRONIC_MILLISECONDS),
  );
  return failing.length > 1 || failing.some(([name]) => name === template);
}

/** Whether the API has shown something since a time, by `performance.now()`. */
export function hasAnsweredSince(time: number): boolean {
  return health.lastSuccess > time;
}
