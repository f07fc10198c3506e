import { z } from 'zod';
import { environment } from '@/lib/env';
import { askPrimary, isWorker } from '@/lib/workers';
import { apiHost, ownStatus, processStatus, type CallLine, type ProcessStatus, type StatusSource } from './status';

/** What the processes that serve said of themselves, and the ids of those that said nothing in time. */
const gathered = z.object({ processes: z.array(processStatus), silent: z.array(z.number()) });
export type Gathered = z.infer<typeof gathered>;

/** What an operator asks first, of all processes that serve together. */
export interface Status {
  site: { build: string; startedAt: string; node: string; memoryMegabytes: number; isReady: boolean };
  /** `silent`: ids of processes that are too busy to say anything, or only just starting. */
  workers: { expected: number; answered: number; silent: number[] };
  /** The circuit is open when one process has opened its own. */
  api: { host: string; circuit: 'open' | 'closed'; oldestStaleSeconds: number };
  pages: { kept: number; kilobytes: number };
  /** Each with what it knows of the calls itself. */
  processes: ProcessStatus[];
  /** The latest that any process knows of each call. */
  calls: CallLine[];
}

/** The status, read by a process that serves: with several, the primary asks them all, and waits for none of them for long. */
export async function readStatus(source: StatusSource): Promise<Status> {
  const answer = isWorker() ? await askPrimary({ ask: 'status' }) : undefined;
  const all = gathered.safeParse(typeof answer === 'string' ? JSON.parse(answer) : undefined);
  // A primary that does not answer leaves what is known here; `expected` says that others are missing.
  return statusOf(all.success ? all.data : ofOne(await ownStatus(source)));
}

function ofOne(status: ProcessStatus | undefined): Gathered {
  return status ? { processes: [status], silent: [] } : { processes: [], silent: [process.pid] };
}

/** Makes one status of what several processes said. */
export function statusOf({ processes, silent }: Gathered): Status {
  const sum = (of: (each: ProcessStatus) => number): number => processes.reduce((total, each) => total + of(each), 0);
  return {
    site: {
      build: distinct(processes.map(({ build }) => build)),
      startedAt: processes.map(({ startedAt }) => startedAt).toSorted()[0] ?? '',
      node: distinct(processes.map(({ node }) => node)),
      memoryMegabytes: sum(({ memoryMegabytes }) => memoryMegabytes),
      isReady: processes.some(({ isReady }) => isReady),
    },
    workers: { expected: environment().WEB_CONCURRENCY, answered: processes.length, silent },
    api: {
      host: apiHost(),
      circuit: processes.some((each) => each.circuit === 'open') ? 'open' : 'closed',
      oldestStaleSeconds: Math.max(0, ...processes.map((each) => each.oldestStaleSeconds)),
    },
    pages: { kept: sum(({ pages }) => pages.kept), kilobytes: sum(({ pages }) => pages.kilobytes) },
    processes,
    calls: [...new Set(processes.flatMap(({ calls }) => calls.map(({ call }) => call)))]
      .toSorted((a, b) => a.localeCompare(b))
      .map((call) => latest(call, processes)),
  };
}

/** Of what several processes know of a call, whatever happened last. */
function latest(call: string, processes: ProcessStatus[]): CallLine {
  const lines = processes.flatMap(({ calls }) => calls.filter((line) => line.call === call));
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

function distinct(values: string[]): string {
  return [...new Set(values)].join(', ');
}
