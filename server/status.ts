import { z } from 'zod';
import { environment } from '@/lib/env';
import { withTimeout } from '@/lib/with-timeout';
import type { PageCache } from './page-cache';

/** Milliseconds that whoever asks waits for it. */
const PATIENCE = 1000;

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

/** What is known of the content API. Times are ISO timestamps, durations are named by their unit. */
const apiStatus = z.object({
  circuit: z.enum(['open', 'closed']),
  oldestStaleSeconds: z.number(),
  calls: z.array(callLine),
});

/** What a process that serves tells of itself. */
export const processStatus = apiStatus.extend({
  process: z.number(),
  build: z.string(),
  node: z.string(),
  startedAt: z.string(),
  uptimeSeconds: z.number(),
  memoryMegabytes: z.number(),
  isReady: z.boolean(),
  pages: z.object({ kept: z.number(), kilobytes: z.number() }),
});

export type CallLine = z.infer<typeof callLine>;
export type ApiStatus = z.infer<typeof apiStatus>;
export type ProcessStatus = z.infer<typeof processStatus>;

export interface StatusSource {
  build: string;
  pages: PageCache;
  isReady: () => boolean;
  apiStatus: () => Promise<ApiStatus>;
}

/**
 * What this process knows of itself. The API is not asked, so that it answers while the API hangs. Undefined when the part that reads
 * the API is too busy to say anything.
 */
export async function ownStatus({ build, pages, isReady, apiStatus }: StatusSource): Promise<ProcessStatus | undefined> {
  const api = await withTimeout(apiStatus(), PATIENCE).catch(() => null);
  if (!api) return undefined;
  const uptime = process.uptime();
  return {
    process: process.pid,
    build,
    node: process.version,
    startedAt: new Date(Date.now() - uptime * 1000).toISOString(),
    uptimeSeconds: Math.round(uptime),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    isReady: isReady(),
    pages: { kept: pages.figures.pages, kilobytes: Math.round(pages.figures.bytes / 1024) },
    ...api,
  };
}

/** Of the content API, the host only: an address may hold credentials. */
export function apiHost(): string {
  const { API_BASE_URL } = environment();
  return API_BASE_URL === undefined ? 'embedded' : new URL(API_BASE_URL).host;
}
