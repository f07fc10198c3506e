import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processesOf } from '../../testing/process';

const run = promisify(execFile);

/** The load generator has the second core, the measured server the first. */
export const SERVER_CORE = '0';
const GENERATOR_CORE = '1';

export interface LoadResult {
  perSecond: number;
  /** Answers in all. */
  count: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were no success, and connections that broke. */
  faults: number;
}

interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/**
 * Asks for one address over open connections, as fast as the answers come, with `wrk` on a core of
 * its own.
 */
export async function load({ url, connections, seconds, headers = {} }: Load): Promise<LoadResult> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...lines, url];
  const { stdout } = await run('taskset', ['-c', GENERATOR_CORE, ...wrk]);
  return readWrk(stdout);
}

/** What `wrk --latency` prints. */
function readWrk(printed: string): LoadResult {
  const number = (pattern: RegExp): number => Number(pattern.exec(printed)?.[1] ?? 0);
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    count: number(/(\d+) requests in /),
    p50: milliseconds(/^\s+50%\s+(\S+)/m.exec(printed)?.[1]),
    p99: milliseconds(/^\s+99%\s+(\S+)/m.exec(printed)?.[1]),
    faults:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      socketErrors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

function milliseconds(text = ''): number {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return Number(value) * factor;
}

/** Keeps a process and those it started, with all their threads, on one core. */
export async function pin(pid: number, core: string): Promise<void> {
  for (const each of processesOf(pid)) await run('taskset', ['-a', '-c', '-p', core, String(each)]);
}
