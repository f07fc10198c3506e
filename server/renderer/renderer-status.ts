import { callLines, type CallLine } from '@/lib/api/call-status';
import { apiCircuit } from '@/lib/api/circuit-breaker';
import { oldestStaleSeconds } from '@/lib/runtime/metrics';

/** A renderer's view of the content API. Times are ISO timestamps, durations are named by their unit. */
export interface RendererStatus {
  process: number;
  startedAt: string;
  uptimeSeconds: number;
  memoryMegabytes: number;
  circuit: 'open' | 'closed';
  oldestStaleSeconds: number;
  calls: CallLine[];
}

/** State of this renderer, and its view of the content API. */
export function rendererStatus(): RendererStatus {
  const uptime = process.uptime();
  return {
    process: process.pid,
    startedAt: new Date(Date.now() - uptime * 1000).toISOString(),
    uptimeSeconds: Math.round(uptime),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    circuit: apiCircuit().isOpen ? 'open' : 'closed',
    oldestStaleSeconds: oldestStaleSeconds(),
    calls: callLines(),
  };
}
