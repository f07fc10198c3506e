import { callLines } from '@/lib/content-api/call-status';
import { apiCircuit } from '@/lib/content-api/circuit-breaker';
import { oldestStaleSeconds } from '@/lib/platform/metrics';

/**
 * Age and memory of this process, front or renderer. Times are ISO timestamps, durations are named
 * by their unit.
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
