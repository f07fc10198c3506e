import { processSingleton } from '@/lib/platform/request-context';
import type { ApiCall } from './client';

/**
 * The state of one endpoint (specification §7), for operators: its latest success, failure,
 * deviation and use in a page. Each is null until there is one. Times are ISO timestamps.
 */
export interface CallReport {
  call: string;
  /** The last usable response; "missing" counts as usable. */
  lastSuccess: { at: string; milliseconds: number } | null;
  lastFailure: { at: string; milliseconds: number; kind: string; reason: string } | null;
  /**
   * What the last response lacked: how many members were left out (`'all'` if none could be used,
   * 0 if it was whole), and the place and fault of the first.
   */
  lastDeviation: { at: string; items: number | 'all'; first: string } | null;
  /** The response that a page showed last, with its age at that time. */
  lastShown: { at: string; answerAgeSeconds: number } | null;
}

const reportsByCall = processSingleton('api-call-status', () => new Map<string, CallReport>());
const NONE = { lastSuccess: null, lastFailure: null, lastDeviation: null, lastShown: null };

type NamedCall = Pick<ApiCall, 'template'>;

function updateReport({ template: call }: NamedCall, change: Partial<CallReport>): void {
  reportsByCall.set(call, { call, ...NONE, ...reportsByCall.get(call), ...change });
}

const timestamp = (): string => new Date().toISOString();

export function recordDeviation(call: NamedCall, items: number | 'all', first: string): void {
  updateReport(call, { lastDeviation: { at: timestamp(), items, first } });
}

/** Records that the response to a call made at `askedAt` has been served. */
export function recordShown(call: NamedCall, askedAt: number): void {
  const answerAgeSeconds = Math.round((performance.now() - askedAt) / 1000);
  updateReport(call, { lastShown: { at: timestamp(), answerAgeSeconds } });
}

/** Records a failed call. `reason` contains nothing a visitor typed. */
export function recordFailure(
  call: NamedCall,
  startedAt: number,
  failure: { kind: string; reason: string },
): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  updateReport(call, { lastFailure: { at: timestamp(), milliseconds, ...failure } });
}

export function recordSuccess(call: NamedCall, startedAt: number): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  updateReport(call, { lastSuccess: { at: timestamp(), milliseconds } });
}

export function callReports(): CallReport[] {
  return [...reportsByCall.values()];
}

/** The latest outcome of each call, over all processes. */
export function mergeCallReports(reports: readonly CallReport[]): CallReport[] {
  const merged = new Map<string, CallReport>();
  for (const report of reports) {
    const known = merged.get(report.call) ?? report;
    merged.set(report.call, {
      call: report.call,
      lastSuccess: latest(known.lastSuccess, report.lastSuccess),
      lastFailure: latest(known.lastFailure, report.lastFailure),
      lastDeviation: latest(known.lastDeviation, report.lastDeviation),
      lastShown: latest(known.lastShown, report.lastShown),
    });
  }
  return [...merged.values()].toSorted((a, b) => a.call.localeCompare(b.call));
}

function latest<T extends { at: string } | null>(a: T, b: T): T {
  return (a?.at ?? '') > (b?.at ?? '') ? a : b;
}
