import { callLines, type CallLine } from '@/lib/api/call-status';
import { environment } from '@/lib/runtime/env';
import type { Exchange, Site } from '../front/site';
import { CONTROL_PATHS } from '../renderer/protocol';
import { processStatus, type RendererStatus } from '../renderer/renderer-status';
import { authorize, plainDocument, sendUnlisted, table, wantsHtml, type Cell } from './operator-pages';

/** A renderer that is busy for longer counts as silent. */
const RENDERER_TIMEOUT = 1000;

/** What an operator asks first, of front and renderers together. */
export type Status = Awaited<ReturnType<typeof gatherStatus>>;

/** What of the site the status is made of. */
type StatusOf = Pick<Site, 'build' | 'isReady'> & {
  pages: Pick<Site['pages'], 'figures'>;
  pool: Pick<Site['pool'], 'control' | 'restarts'> & { renderers: readonly { pid: number | undefined }[] };
};

/** The status of front and renderers together. The API is not asked, so that it answers while the API hangs. */
export async function gatherStatus({ build, isReady, pages, pool }: StatusOf) {
  const { API_BASE_URL } = environment();
  const answers = (await pool.control(CONTROL_PATHS.status, { timeout: RENDERER_TIMEOUT })) as (RendererStatus | null)[];
  const renderers = answers.filter((answer) => answer !== null);
  const own = processStatus();
  const memoryMegabytes = renderers.reduce((sum, renderer) => sum + renderer.memoryMegabytes, own.memoryMegabytes);
  return {
    site: { build, ...own, node: process.version, memoryMegabytes, isReady },
    renderers: {
      expected: pool.renderers.length,
      answered: renderers.length,
      /** Process ids of renderers that are too busy to answer, or only just starting. */
      silent: pool.renderers.filter((_, index) => !answers[index]).map(({ pid }) => pid ?? 0),
      restarts: pool.restarts,
    },
    api: {
      // The host only: an address may hold credentials.
      host: API_BASE_URL === undefined ? 'embedded' : new URL(API_BASE_URL).host,
      // Open when one renderer has opened its own.
      circuit: renderers.find(({ circuit }) => circuit === 'open')?.circuit ?? 'closed',
      oldestStaleSeconds: Math.max(0, ...renderers.map(({ oldestStaleSeconds }) => oldestStaleSeconds)),
    },
    pages: { kept: pages.figures.pages, kilobytes: Math.round(pages.figures.bytes / 1024) },
    processes: renderers.map(({ calls: _calls, ...rest }) => rest),
    // The front makes calls as well: contact messages.
    calls: latestCalls([...callLines(), ...renderers.flatMap(({ calls }) => calls)]),
  };
}

/** Of what several processes know of each call, what happened last. */
function latestCalls(lines: readonly CallLine[]): CallLine[] {
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
      // Of the answer read last: an earlier one's deviation is over when that one was whole.
      lastDeviation:
        lastBy(({ lastSuccess, lastDeviation }) => [lastSuccess?.at ?? '', lastDeviation?.at ?? ''].toSorted()[1])?.lastDeviation ?? null,
      lastShownAt: shown?.lastShownAt ?? null,
      answerAgeSeconds: shown?.answerAgeSeconds ?? null,
    };
  });
}

/** The status, for clients that know the token of the metrics. */
export async function answerStatus(exchange: Exchange): Promise<void> {
  if (authorize(environment().METRICS_TOKEN, exchange.request, exchange.response)) await sendStatus(exchange);
}

/** A page for browsers, JSON for other clients. */
export async function sendStatus({ site, request, response }: Pick<Exchange, 'site' | 'request' | 'response'>): Promise<void> {
  const status = await gatherStatus(site);
  if (wantsHtml(request)) sendUnlisted(response, 'html', statusPage(status));
  else sendUnlisted(response, 'json', `${JSON.stringify(status, null, 2)}\n`);
}

/** The status as a page for people. */
export function statusPage(status: Status): string {
  const { site, renderers, api, pages, processes, calls } = status;
  const failing = calls
    .filter(isFailing)
    .map(({ call }) => call)
    .join(', ');
  const facts: [string, Cell][] = [
    ['State', site.isReady ? 'ready' : { text: 'not ready', isBad: true }],
    ['Build', site.build],
    ['Renderers', answered(renderers)],
    ['Up since', `${site.startedAt} (${duration(site.uptimeSeconds)})`],
    ['Node, memory', `${site.node}, ${site.memoryMegabytes} MB`],
    ['Content API', api.host],
    ['Circuit breaker', circuit(api.circuit)],
    ['Oldest stale answer shown in the last minutes', duration(api.oldestStaleSeconds)],
    ['Pages in the page cache', `${pages.kept} (${pages.kilobytes} kB)`],
    ['Calls failing now', failing === '' ? 'none' : { text: failing, isBad: true }],
  ];
  const each = processes.map((own): Cell[] => [
    String(own.process),
    `${own.startedAt} (${duration(own.uptimeSeconds)})`,
    `${own.memoryMegabytes} MB`,
    circuit(own.circuit),
    duration(own.oldestStaleSeconds),
  ]);
  const lines = calls.map((line): Cell[] => [
    line.call,
    line.lastSuccess ? `${line.lastSuccess.at} in ${line.lastSuccess.milliseconds} ms` : { text: 'none', isBad: true },
    line.lastFailure
      ? { text: `${line.lastFailure.at} after ${line.lastFailure.milliseconds} ms: ${line.lastFailure.reason}`, isBad: isFailing(line) }
      : '–',
    line.answerAgeSeconds === null ? '–' : duration(line.answerAgeSeconds),
    line.lastDeviation ? { text: `${line.lastDeviation.items} left out; ${line.lastDeviation.first}`, isBad: true } : '–',
  ]);
  return plainDocument('Status', [
    table('The site', [], facts),
    table('Renderers', ['Process', 'Up since', 'Memory', 'Circuit breaker', 'Oldest stale answer'], each),
    table('Calls of the content API since the start', ['Call', 'Last success', 'Last failure', 'Age of the answer shown', 'Shape deviations'], lines),
  ]);
}

function circuit(state: string): Cell {
  return state === 'open' ? { text: 'open', isBad: true } : 'closed';
}

function answered({ expected, answered: count, silent, restarts }: Status['renderers']): Cell {
  if (count >= expected) return `${count} (restarts: ${restarts})`;
  const which = silent.length > 0 ? `; no answer of ${silent.join(', ')}` : '';
  return { text: `${count} of ${expected} answer${which}`, isBad: true };
}

/** Its last failure is newer than its last success. */
function isFailing({ lastSuccess, lastFailure }: CallLine): boolean {
  return lastFailure !== null && (lastSuccess === null || lastFailure.at > lastSuccess.at);
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
