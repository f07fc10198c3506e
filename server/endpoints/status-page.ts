import { plainDocument, table, type Cell } from './plain-document';
import type { CallLine, Status } from './status';

/** The status as a page for people. */
export function statusPage(status: Status): string {
  const { site, renderers, api, pages, processes, calls } = status;
  const facts: [string, Cell][] = [
    ['State', readiness(site.isReady)],
    ['Build', site.build],
    ['Renderers', answered(renderers)],
    ['Up since', `${site.startedAt} (${duration(site.uptimeSeconds)})`],
    ['Node, memory', `${site.node}, ${site.memoryMegabytes} MB`],
    ['Content API', api.host],
    ['Circuit breaker', circuit(api.circuit)],
    ['Oldest stale answer shown in the last minutes', duration(api.oldestStaleSeconds)],
    ['Pages in the page cache', `${pages.kept} (${pages.kilobytes} kB)`],
    ['Calls failing now', failing(calls)],
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

function readiness(isReady: boolean): Cell {
  return isReady ? 'ready' : { text: 'not ready', isBad: true };
}

function circuit(state: 'open' | 'closed'): Cell {
  return state === 'open' ? { text: 'open', isBad: true } : 'closed';
}

function answered({ expected, answered: count, silent, restarts }: Status['renderers']): Cell {
  if (count >= expected) return `${count} (restarts: ${restarts})`;
  const which = silent.length > 0 ? `; no answer of ${silent.join(', ')}` : '';
  return { text: `${count} of ${expected} answer${which}`, isBad: true };
}

function failing(calls: CallLine[]): Cell {
  const names = calls.filter(isFailing).map(({ call }) => call);
  return names.length === 0 ? 'none' : { text: names.join(', '), isBad: true };
}

/** Its last failure is newer than its last success. */
function isFailing({ lastSuccess, lastFailure }: CallLine): boolean {
  return lastFailure !== null && (lastSuccess === null || lastFailure.at > lastSuccess.at);
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
