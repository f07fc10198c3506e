import { processSingleton } from '@/lib/platform/request-context';
import type { ApiCall } from './client';

/** The state of one endpoint (specification §7), for operators. Times are ISO timestamps. */
interface CallStatus {
  /** The last usable response; "missing" counts as usable. */
  lastSuccess: { at: string; milliseconds: number } | null;
  lastFailure: { at: string; milliseconds: number; kind: string; reason: string } | null;
  /**
   * The last response that violated the contract: how many members were left out, and the place
   * and fault of the first. Null while the last response was whole.
   */
  lastDeviation: { at: string; items: number | 'all'; first: string } | null;
  lastShownAt: string | null;
}

/** `answerAgeSeconds`: age of the response that was shown last; null if none was. */
export type CallLine = { call: string; answerAgeSeconds: number | null } & CallStatus;

const calls = processSingleton(
  'api-call-status',
  () => new Map<string, CallStatus & { shownAskedAt?: number }>(),
);

type Called = Pick<ApiCall, 'template'>;

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

/** Records how many members of a response were left out; `'all'` if none could be used. */
export function noteDeviation(call: Called, items: number | 'all', first: string): void {
  note(call, { lastDeviation: items === 0 ? null : { at: now(), items, first } });
}

/** Records that the response to a call made at `askedAt` has been served. */
export function noteShown(call: Called, askedAt: number): void {
  note(call, { lastShownAt: now(), shownAskedAt: askedAt });
}

/** Records a failed call. `reason` contains nothing a visitor typed. */
export function noteFailure(
  call: Called,
  startedAt: number,
  failure: { kind: string; reason: string },
): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  note(call, { lastFailure: { at: now(), milliseconds, ...failure } });
}

export function noteSuccess(call: Called, startedAt: number): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  note(call, { lastSuccess: { at: now(), milliseconds } });
}

export function callLines(): CallLine[] {
  return [...calls].map(([call, { shownAskedAt, ...status }]) => ({
    call,
    ...status,
    answerAgeSeconds:
      shownAskedAt === undefined ? null : Math.round((performance.now() - shownAskedAt) / 1000),
  }));
}
