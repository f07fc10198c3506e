import { z } from 'zod';
import { callStatuses, type CallStatus } from '@/lib/api/call-status';
import { circuit } from '@/lib/api/traffic';
import { environment } from '@/lib/env';
import { oldestStaleSeconds } from '@/lib/metrics';
import type { PageCache } from './page-cache';

const moment = z.object({ at: z.string(), milliseconds: z.number() });
const callLine = z.object({
  call: z.string(),
  lastSuccess: moment.nullable(),
  lastFailure: moment.extend({ kind: z.string(), reason: z.string() }).nullable(),
  /** Null while the last answer was whole. */
  lastDeviation: z.object({ at: z.string(), items: z.union([z.number(), z.literal('all')]), first: z.string() }).nullable(),
  /** When an answer was last handed out. */
  lastShownAt: z.string().nullable(),
  /** Age of that answer; null when none was handed out. */
  answerAgeSeconds: z.number().nullable(),
});

/** What a process that serves tells of itself. Times are ISO timestamps, durations are named by their unit. */
export const processStatus = z.object({
  process: z.number(),
  build: z.string(),
  node: z.string(),
  startedAt: z.string(),
  uptimeSeconds: z.number(),
  memoryMegabytes: z.number(),
  isReady: z.boolean(),
  circuit: z.enum(['open', 'closed']),
  oldestStaleSeconds: z.number(),
  pages: z.object({ kept: z.number(), kilobytes: z.number() }),
  calls: z.array(callLine),
});

export type CallLine = z.infer<typeof callLine>;
export type ProcessStatus = z.infer<typeof processStatus>;

export interface StatusSource {
  build: string;
  pages: PageCache;
  isReady: () => boolean;
}

/** What this process knows of itself. Asks nobody, so that it answers while the API hangs. */
export function ownStatus({ build, pages, isReady }: StatusSource): ProcessStatus {
  const uptime = process.uptime();
  return {
    process: process.pid,
    build,
    node: process.version,
    startedAt: new Date(Date.now() - uptime * 1000).toISOString(),
    uptimeSeconds: Math.round(uptime),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    isReady: isReady(),
    circuit: circuit().isOpen ? 'open' : 'closed',
    oldestStaleSeconds: oldestStaleSeconds(),
    pages: { kept: pages.figures.pages, kilobytes: Math.round(pages.figures.bytes / 1024) },
    calls: callStatuses().map(([call, status]) => lineOf(call, status)),
  };
}

/** Of the content API, the host only: an address may hold credentials. */
export function apiHost(): string {
  const { API_BASE_URL } = environment();
  return API_BASE_URL === undefined ? 'embedded' : new URL(API_BASE_URL).host;
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
