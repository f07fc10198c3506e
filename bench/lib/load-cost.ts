import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { load } from './generator';
import { median } from './numbers';
import { cpuMilliseconds, processesOf } from '../../testing/process';

const run = promisify(execFile);
const EVENTS = 'instructions:u,instructions:k';

/** A server's process and one address of it, to be loaded in turn with others. */
export interface Contender {
  name: string;
  url: string;
  pid: number;
}

/** Medians over the rounds. */
export interface LoadCost {
  perSecond: number;
  /** Processor time of the server's processes, kernel included. */
  cpuMicroseconds: number;
  /** User and kernel; undefined where the machine does not count them. */
  instructions: number | undefined;
  faults: number;
}

interface Load {
  rounds: number;
  seconds: number;
  headers: Record<string, string>;
}

/**
 * Loads every contender once a round, in turn, so that a busy machine affects all alike. One round
 * before warms up.
 */
export async function compareLoad(
  contenders: readonly Contender[],
  { rounds, seconds, headers }: Load,
): Promise<Map<string, LoadCost>> {
  const seen = new Map<string, LoadCost[]>(contenders.map(({ name }) => [name, []]));
  const counts = await countsInstructions();
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, url, pid } of contenders) {
      const before = cpuMilliseconds(pid);
      const counted = counts ? countInstructions(pid) : undefined;
      const { perSecond, count, faults } = await load({ url, connections: 16, seconds, headers });
      const cpuMicroseconds = ((cpuMilliseconds(pid) - before) * 1000) / count;
      const instructions = counted && (await counted()) / count;
      if (round > 0) seen.get(name)?.push({ perSecond, cpuMicroseconds, instructions, faults });
    }
  return new Map([...seen].map(([name, costs]) => [name, middle(costs)]));
}

function middle(costs: readonly LoadCost[]): LoadCost {
  const instructions = costs.flatMap((each) => each.instructions ?? []);
  return {
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(costs.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    instructions: instructions.length > 0 ? median(instructions) : undefined,
    faults: costs.reduce((sum, { faults }) => sum + faults, 0),
  };
}

/** Virtual machines often have no counters. */
async function countsInstructions(): Promise<boolean> {
  try {
    const { stderr } = await run('perf', ['stat', '-x,', '-e', EVENTS, 'true']);
    return !stderr.includes('not supported');
  } catch {
    return false;
  }
}

/** Counts for a process and those it started; what it returns ends the counting. */
function countInstructions(pid: number): () => Promise<number> {
  const perf = spawn('perf', ['stat', '-x,', '-e', EVENTS, '-p', processesOf(pid).join(',')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  perf.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return async () => {
    perf.kill('SIGINT');
    await once(perf, 'close');
    return [...printed.matchAll(/^(\d+),/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
}
