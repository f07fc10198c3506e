import { callStatuses, type CallStatus } from '@/lib/api/call-status';
import { apiCircuit } from '@/lib/api/circuit-breaker';
import { oldestStaleSeconds } from '@/lib/runtime/metrics';
import type { CallLine, RendererStatus } from '../endpoints/status';

/** State of this renderer, and its view of the content API. */
export function rendererStatus(): RendererStatus {
  const uptime = process.uptime();
  return {
    process: process.pid,
    startedAt: timestamp(Date.now() - uptime * 1000),
    uptimeSeconds: Math.round(uptime),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    circuit: apiCircuit().isOpen ? 'open' : 'closed',
    oldestStaleSeconds: oldestStaleSeconds(),
    calls: callStatuses().map(([call, status]) => lineOf(call, status)),
  };
}

function lineOf(call: string, { lastSuccess, lastFailure, lastDeviation, lastShown }: CallStatus): CallLine {
  return {
    call,
    lastSuccess: lastSuccess && { ...lastSuccess, at: timestamp(lastSuccess.at) },
    lastFailure: lastFailure && { ...lastFailure, at: timestamp(lastFailure.at) },
    lastDeviation: lastDeviation && { ...lastDeviation, at: timestamp(lastDeviation.at) },
    lastShownAt: lastShown && timestamp(lastShown.at),
    answerAgeSeconds: lastShown && Math.round((Date.now() - lastShown.askedAt) / 1000),
  };
}

function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
