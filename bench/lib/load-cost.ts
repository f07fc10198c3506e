import { load } from './generator';
import { median } from './numbers';
import { cpuMilliseconds } from '../../testing/process';

/** A server's process and one address of it, to be loaded in turn with others. */
interface Contender {
  url: string;
  pid: number;
}

/** Medians over the rounds. */
interface LoadCost {
  perSecond: number;
  /** Processor time of the server's processes, kernel included. */
  cpuMicroseconds: number;
  faults: number;
}

interface Load {
  rounds: number;
  seconds: number;
  headers: Record<string, string>;
}

/**
 * Loads every contender once a round, in turn, so that a busy machine affects all alike. One round
 * before warms up. The costs are in the order of the contenders.
 */
export async function compareLoad(
  contenders: readonly Contender[],
  { rounds, seconds, headers }: Load,
): Promise<LoadCost[]> {
  const seen: LoadCost[][] = contenders.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, { url, pid }] of contenders.entries()) {
      const before = cpuMilliseconds(pid);
      const { perSecond, count, faults } = await load({ url, connections: 16, seconds, headers });
      const cpuMicroseconds = ((cpuMilliseconds(pid) - before) * 1000) / count;
      if (round > 0) seen[place]?.push({ perSecond, cpuMicroseconds, faults });
    }
  return seen.map((costs) => ({
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(costs.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    faults: costs.reduce((sum, { faults }) => sum + faults, 0),
  }));
}
