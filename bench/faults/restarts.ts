import { faultsOfSeen, timed } from '../../testing/faults/checks';
import { STORED_SCREENS } from '../../testing/faults/fault-screens';
import type { FaultName } from '../../testing/faults/faults';
import type { Stage } from '../../testing/faults/stage';
import type { Row } from './one-fault';

const DOWN: FaultName[] = ['refused', 'hang', 'status 500'];

/**
 * The site ends, by a signal and by kill, and starts while the API is down: every page whose data
 * was seen is served, but for typed searches.
 */
export async function tryRestarts(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const way of ['kill', 'stop'] as const) {
    for (const fault of DOWN) {
      await stage.proxy.set(null);
      await stage.untilFresh();
      await stage.proxy.set(fault);
      await stage.seen[way]();
      await stage.restart();
      for (const screen of STORED_SCREENS) {
        const answer = await timed(stage.seen, screen.path);
        const name = way === 'kill' ? 'kill -9' : 'restart';
        rows.push({
          fault: `${name}, ${fault}`,
          screen: screen.name,
          wrong: faultsOfSeen(answer, screen),
          healthy: 0,
          outage: answer.milliseconds,
          unseen: 0,
          fresh: 0,
        });
      }
    }
  }
  return rows;
}
