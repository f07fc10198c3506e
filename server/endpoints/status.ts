import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { environment } from '@/lib/runtime/env';
import type { PageCache } from '../cache/page-cache';
import type { RendererPool } from '../front/renderers/renderer-pool';
import { CONTROL_PATHS } from '../renderer/protocol';
import { authorize, sendUnlisted, wantsHtml } from './authorize';
import { statusPage } from './status-page';

/** A renderer that is busy for longer counts as silent. */
const RENDERER_TIMEOUT = 1000;

const moment = z.object({ at: z.string(), milliseconds: z.number() });
const callLine = z.object({
  call: z.string(),
  lastSuccess: moment.nullable(),
  lastFailure: moment.extend({ kind: z.string(), reason: z.string() }).nullable(),
  /** Null while the last answer was whole. */
  lastDeviation: z.object({ at: z.string(), items: z.union([z.number(), z.literal('all')]), first: z.string() }).nullable(),
  /** When an answer was last shown. */
  lastShownAt: z.string().nullable(),
  /** Age of that answer; null when none was shown. */
  answerAgeSeconds: z.number().nullable(),
});

/** A renderer's view of the content API. Times are ISO timestamps, durations are named by their unit. */
export const rendererStatus = z.object({
  process: z.number(),
  startedAt: z.string(),
  uptimeSeconds: z.number(),
  memoryMegabytes: z.number(),
  circuit: z.enum(['open', 'closed']),
  oldestStaleSeconds: z.number(),
  calls: z.array(callLine),
});

export type CallLine = z.infer<typeof callLine>;
export type RendererStatus = z.infer<typeof rendererStatus>;

/** What an operator asks first, of front and renderers together. */
export interface Status {
  site: { build: string; startedAt: string; uptimeSeconds: number; node: string; memoryMegabytes: number; isReady: boolean };
  /** `silent`: process ids of renderers that are too busy to answer, or only just starting. */
  renderers: { expected: number; answered: number; silent: number[]; restarts: number };
  /** The circuit is open when one renderer has opened its own. */
  api: { host: string; circuit: 'open' | 'closed'; oldestStaleSeconds: number };
  pages: { kept: number; kilobytes: number };
  processes: Omit<RendererStatus, 'calls'>[];
  /** The latest outcome of each call in any renderer. */
  calls: CallLine[];
}

export type StatusSource = () => Promise<Status>;

/** State of the front and of its renderers. */
interface FrontStatus {
  build: string;
  pages: PageCache['figures'];
  isReady: boolean;
  expected: number;
  restarts: number;
  silent: number[];
}

/** Gathers the status. The API is not asked, so that it answers while the API hangs. */
export function statusSource(build: string, pages: PageCache, pool: RendererPool, isReady: () => boolean): StatusSource {
  return async () => {
    const answers = (await pool.control(CONTROL_PATHS.status, { timeout: RENDERER_TIMEOUT })).map((answer) => rendererStatus.safeParse(answer));
    const silent = pool.renderers.filter((_, index) => !answers[index]?.success).map(({ pid }) => pid ?? 0);
    const known = answers.flatMap((answer) => (answer.success ? [answer.data] : []));
    return statusOf({ build, pages: pages.figures, isReady: isReady(), expected: pool.renderers.length, restarts: pool.restarts, silent }, known);
  };
}

/** The status of front and renderers together. */
export function statusOf({ build, pages, isReady, expected, restarts, silent }: FrontStatus, renderers: readonly RendererStatus[]): Status {
  const uptime = process.uptime();
  const own = process.memoryUsage.rss() / 1024 / 1024;
  return {
    site: {
      build,
      startedAt: new Date(Date.now() - uptime * 1000).toISOString(),
      uptimeSeconds: Math.round(uptime),
      node: process.version,
      memoryMegabytes: Math.round(renderers.reduce((sum, { memoryMegabytes }) => sum + memoryMegabytes, own)),
      isReady,
    },
    renderers: { expected, answered: renderers.length, silent, restarts },
    api: {
      host: apiHost(),
      circuit: renderers.some(({ circuit }) => circuit === 'open') ? 'open' : 'closed',
      oldestStaleSeconds: Math.max(0, ...renderers.map(({ oldestStaleSeconds }) => oldestStaleSeconds)),
    },
    pages: { kept: pages.pages, kilobytes: Math.round(pages.bytes / 1024) },
    processes: renderers.map(({ calls: _calls, ...rest }) => rest),
    calls: latestCalls(renderers),
  };
}

/** Of what several renderers know of each call, what happened last. */
function latestCalls(renderers: readonly Pick<RendererStatus, 'calls'>[]): CallLine[] {
  const lines = renderers.flatMap(({ calls }) => calls);
  const names = [...new Set(lines.map(({ call }) => call))].toSorted((a, b) => a.localeCompare(b));
  return names.map((call) =>
    latest(
      call,
      lines.filter((line) => line.call === call),
    ),
  );
}

function latest(call: string, lines: readonly CallLine[]): CallLine {
  const lastBy = (at: (line: CallLine) => string | null | undefined): CallLine | undefined =>
    lines.toSorted((a, b) => (at(a) ?? '').localeCompare(at(b) ?? '')).at(-1);
  const shown = lastBy(({ lastShownAt }) => lastShownAt);
  return {
    call,
    lastSuccess: lastBy(({ lastSuccess }) => lastSuccess?.at)?.lastSuccess ?? null,
    lastFailure: lastBy(({ lastFailure }) => lastFailure?.at)?.lastFailure ?? null,
    // Of the answer read last: an earlier one's deviation is over when that one was whole.
    lastDeviation: lastBy(({ lastSuccess, lastDeviation }) => [lastSuccess?.at ?? '', lastDeviation?.at ?? ''].toSorted()[1])?.lastDeviation ?? null,
    lastShownAt: shown?.lastShownAt ?? null,
    answerAgeSeconds: shown?.answerAgeSeconds ?? null,
  };
}

/** Of the content API, the host only: an address may hold credentials. */
function apiHost(): string {
  const { API_BASE_URL } = environment();
  return API_BASE_URL === undefined ? 'embedded' : new URL(API_BASE_URL).host;
}

/** The status, for clients that know the token of the metrics. */
export async function answerStatus(
  token: string | undefined,
  source: StatusSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (authorize(token, request, response)) sendStatus(await source(), request, response);
}

/** A page for browsers, JSON for other clients. */
export function sendStatus(status: Status, request: IncomingMessage, response: ServerResponse): void {
  if (wantsHtml(request)) sendUnlisted(response, 'html', statusPage(status));
  else sendUnlisted(response, 'json', `${JSON.stringify(status, null, 2)}\n`);
}
