import { callReports } from '@/lib/content-api/call-status';
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
    calls: callReports(),
  };
}
export type RendererStatus = ReturnType<typeof rendererStatus>;
