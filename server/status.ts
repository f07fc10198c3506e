import { callStatuses, type CallStatus } from '@/lib/api/call-status';
import { circuit } from '@/lib/api/traffic';
import { environment } from '@/lib/env';
import { oldestStaleSeconds } from '@/lib/metrics';
import type { PageCache } from './page-cache';

/** What an operator asks first, as JSON. Times are ISO timestamps, durations are named by their unit. */
export interface Status {
  /** `process`: with several workers, the one that answers; the others have seen other calls. */
  site: { build: string; process: number; startedAt: string; uptimeSeconds: number; node: string; memoryMegabytes: number; isReady: boolean };
  /** Host only: an address may hold credentials. */
  api: { host: string; circuit: 'open' | 'closed'; oldestStaleSeconds: number };
  pages: { kept: number; kilobytes: number };
  calls: CallLine[];
}

export interface CallLine {
  call: string;
  lastSuccess: { at: string; milliseconds: number } | null;
  lastFailure: { at: string; milliseconds: number; kind: string; reason: string } | null;
  lastDeviation: { at: string; items: number | 'all'; first: string } | null;
  /** Age of the answer last handed out; null when none was. */
  answerAgeSeconds: number | null;
}

export interface StatusSource {
  build: string;
  pages: PageCache;
  isReady: () => boolean;
}

/** What the site knows of itself. Asks nobody, so that it answers while the API hangs. */
export function readStatus({ build, pages, isReady }: StatusSource): Status {
  const uptime = process.uptime();
  return {
    site: {
      build,
      process: process.pid,
      startedAt: new Date(Date.now() - uptime * 1000).toISOString(),
      uptimeSeconds: Math.round(uptime),
      node: process.version,
      memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      isReady: isReady(),
    },
    api: {
      host: hostOf(environment().API_BASE_URL),
      circuit: circuit().isOpen ? 'open' : 'closed',
      oldestStaleSeconds: oldestStaleSeconds(),
    },
    pages: { kept: pages.figures.pages, kilobytes: Math.round(pages.figures.bytes / 1024) },
    calls: callStatuses().map(([call, status]) => lineOf(call, status)),
  };
}

function hostOf(address: string | undefined): string {
  return address === undefined ? 'embedded' : new URL(address).host;
}

function lineOf(call: string, { lastSuccess, lastFailure, lastDeviation, shownSince }: CallStatus): CallLine {
  return {
    call,
    lastSuccess: lastSuccess && { ...lastSuccess, at: timestamp(lastSuccess.at) },
    lastFailure: lastFailure && { ...lastFailure, at: timestamp(lastFailure.at) },
    lastDeviation: lastDeviation && { ...lastDeviation, at: timestamp(lastDeviation.at) },
    answerAgeSeconds: shownSince === null ? null : Math.round((Date.now() - shownSince) / 1000),
  };
}

function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
