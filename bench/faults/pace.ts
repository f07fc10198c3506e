import { setTimeout } from 'node:timers/promises';
import { faultsOfSeen, timed } from '../../testing/faults/checks';
import type { FaultScreen } from '../../testing/faults/fault-screens';
import type { Site } from '../../testing/site';

/** Pause between two rounds over all screens: visitors of a busy site, not a load test. */
const PAUSE = 20;

/**
 * What visitors met on one screen: the time 99 of 100 answers stayed under, and every way an answer
 * was wrong.
 */
export interface Met {
  p99: number;
  answers: number;
  wrong: Map<string, number>;
}

interface Visits {
  screens: Map<string, Met>;
  /** Of the answers of all screens: those of one are too few for the verdict. */
  p99: number;
}

/** Visits all screens round after round, for so long. */
export async function visit(
  site: Site,
  screens: FaultScreen[],
  milliseconds: number,
): Promise<Visits> {
  const times = new Map(screens.map(({ name }) => [name, [] as number[]]));
  const met = new Map(
    screens.map(({ name }): [string, Met] => [name, { p99: 0, answers: 0, wrong: new Map() }]),
  );
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    for (const screen of screens) {
      const answer = await timed(site, screen.path);
      times.get(screen.name)?.push(answer.milliseconds);
      for (const fault of faultsOfSeen(answer, screen)) count(met.get(screen.name)?.wrong, fault);
    }
    await setTimeout(PAUSE);
  }
  for (const [name, taken] of times)
    Object.assign(met.get(name) ?? {}, { p99: percentile(taken, 0.99), answers: taken.length });
  return { screens: met, p99: percentile([...times.values()].flat(), 0.99) };
}

function count(counts: Map<string, number> | undefined, fault: string): void {
  counts?.set(fault, (counts.get(fault) ?? 0) + 1);
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
