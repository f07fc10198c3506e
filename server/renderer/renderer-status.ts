import { callLines, type CallLine } from '@/lib/content-api/call-status';
import { apiCircuit } from '@/lib/content-api/circuit-breaker';
import { oldestStaleSeconds } from '@/lib/platform/metrics';

/**
 * Returns the age and memory of this process, front or renderer. Times are ISO timestamps; the
 * names of durations end with their unit.
 */
export function processStatus() {
  const uptime = process.uptime();
  return {
    startedAt: new Date(performance.timeOrigin).toISOString(),
    uptimeSeconds: Math.round(uptime),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
  };
}

/** State of this renderer, and its view of the content API. */
export function rendererStatus() {
  return {
    process: process.pid,
    ...processStatus(),
    circuit: apiCircuit().isOpen ? 'open' : 'closed',
    oldestStaleSeconds: oldestStaleSeconds(),
    calls: callLines(),
  };
}
export type RendererStatus = ReturnType<typeof rendererStatus>;

/** The latest outcome of each call, over all processes. */
export function latestCalls(lines: readonly CallLine[]): CallLine[] {
  const names = [...new Set(lines.map(({ call }) => call))].toSorted((a, b) => a.localeCompare(b));
  return names.map((call) => {
    const known = lines.filter((line) => line.call === call);
    const lastBy = (at: (line: CallLine) => string | null | undefined): CallLine | undefined =>
      known.toSorted((a, b) => (at(a) ?? '').localeCompare(at(b) ?? '')).at(-1);
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
