import { setTimeout } from 'node:timers/promises';
import { faultsOfSeen, timed } from '../../testing/faults/checks';
import type { FaultScreen } from '../../testing/faults/fault-screens';
import type { Site } from '../../testing/site';
import { percentile } from '../lib/numbers';

/** Pause between two rounds over all screens: visitors of a busy site, not a load test. */
const PAUSE = 20;

/** What visitors met on one screen: how long each answer took, and every way one was wrong. */
interface Met {
  milliseconds: number[];
  wrong: Map<string, number>;
}

/** Visits all screens round after round, for so long. */
export async function visit(
  site: Site,
  screens: FaultScreen[],
  duration: number,
): Promise<Map<string, Met>> {
  const met = new Map<string, Met>();
  const end = Date.now() + duration;
  while (Date.now() < end) {
    for (const screen of screens) {
      const answer = await timed(site, screen.path);
      const seen: Met = met.get(screen.name) ?? { milliseconds: [], wrong: new Map() };
      met.set(screen.name, seen);
      seen.milliseconds.push(answer.milliseconds);
      for (const fault of faultsOfSeen(answer, screen))
        seen.wrong.set(fault, (seen.wrong.get(fault) ?? 0) + 1);
    }
    await setTimeout(PAUSE);
  }
  return met;
}

/** The time 99 of 100 answers stayed under. */
export function p99(...met: readonly Met[]): number {
  return percentile(
    met.flatMap(({ milliseconds }) => milliseconds),
    0.99,
  );
}
