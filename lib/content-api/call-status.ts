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
export type CallReport = { call: string; answerAgeSeconds: number | null } & CallStatus;

const statuses = processSingleton(
  'api-call-status',
  () => new Map<string, CallStatus & { shownAskedAt?: number }>(),
);

type NamedCall = Pick<ApiCall, 'template'>;

function updateStatus(
  { template }: NamedCall,
  change: Partial<CallStatus & { shownAskedAt: number }>,
): void {
  const previous = statuses.get(template) ?? {
    lastSuccess: null,
    lastFailure: null,
    lastDeviation: null,
    lastShownAt: null,
  };
  statuses.set(template, { ...previous, ...change });
}

const timestamp = (): string => new Date().toISOString();

/** Records how many members of a response were left out; `'all'` if none could be used. */
export function recordDeviation(call: NamedCall, items: number | 'all', first: string): void {
  updateStatus(call, { lastDeviation: items === 0 ? null : { at: timestamp(), items, first } });
}

/** Records that the response to a call made at `askedAt` has been served. */
export function recordShown(call: NamedCall, askedAt: number): void {
  updateStatus(call, { lastShownAt: timestamp(), shownAskedAt: askedAt });
}

/** Records a failed call. `reason` contains nothing a visitor typed. */
export function recordFailure(
  call: NamedCall,
  startedAt: number,
  failure: { kind: string; reason: string },
): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  updateStatus(call, { lastFailure: { at: timestamp(), milliseconds, ...failure } });
}

export function recordSuccess(call: NamedCall, startedAt: number): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  updateStatus(call, { lastSuccess: { at: timestamp(), milliseconds } });
}

export function callReports(): CallReport[] {
  return [...statuses].map(([call, { shownAskedAt, ...status }]) => ({
    call,
    ...status,
    answerAgeSeconds:
      shownAskedAt === undefined ? null : Math.round((performance.now() - shownAskedAt) / 1000),
  }));
}

/** The latest outcome of each call, over all processes. */
export function mergeCallReports(reports: readonly CallReport[]): CallReport[] {
  const names = [...new Set(reports.map(({ call }) => call))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return names.map((call) => {
    const ofCall = reports.filter((line) => line.call === call);
    const lastBy = (
      at: (report: CallReport) => string | null | undefined,
    ): CallReport | undefined =>
      ofCall.toSorted((a, b) => (at(a) ?? '').localeCompare(at(b) ?? '')).at(-1);
    const shown = lastBy(({ lastShownAt }) => lastShownAt);
    return {
      call,
      lastSuccess: lastBy(({ lastSuccess }) => lastSuccess?.at)?.lastSuccess ?? null,
      lastFailure: lastBy(({ lastFailure }) => lastFailure?.at)?.lastFailure ?? null,
      // The latest response decides: a complete one ends an earlier deviation.
      lastDeviation:
        lastBy(
          ({ lastSuccess, lastDeviation }) =>
            [lastSuccess?.at ?? '', lastDeviation?.at ?? ''].toSorted()[1],
        )?.lastDeviation ?? null,
      lastShownAt: shown?.lastShownAt ?? null,
      answerAgeSeconds: shown?.answerAgeSeconds ?? null,
    };
  });
}
