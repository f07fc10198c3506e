import { alarms } from '../../testing/faults/checks';
import { FAULT_NAMES, type FaultName } from '../../testing/faults/faults';
import { FAULT_SCREENS } from '../../testing/faults/fault-screens';
import { Stage } from '../../testing/faults/stage';
import { tryFault, type Row } from './one-fault';
import { visit } from './pace';
import { tryRestarts } from './restarts';
import { HEAD, line } from './table';

/** After the outage the site may hold this much more memory than before it, in megabytes. */
const MORE_MEMORY = 64;
const WARM_UP = 15_000;

/**
 * The fault matrix: every way an API fails on every screen. `npm run test:faults`, or `… -- hang
 * "status 500"` for some faults only.
 */
async function run(chosen: FaultName[], withRestarts: boolean): Promise<number> {
  const stage = await new Stage().start();
  const rows: Row[] = [];
  try {
    await stage.untilFresh();
    // The first visits compile code and fill caches: not measured.
    await visit(stage.seen, FAULT_SCREENS, WARM_UP);
    console.log(HEAD);
    for (const name of chosen) {
      const before = await stage.memory();
      const found = await tryFault(stage, name);
      const memory = { before, after: await settledMemory(stage, before + MORE_MEMORY) };
      for (const row of found) console.log(line(row));
      const wrong = [
        ...alarms(stage.seen),
        ...(memory.after > memory.before + MORE_MEMORY ? ['memory did not come down'] : []),
      ];
      const process: Row = {
        fault: name,
        screen: '(process)',
        wrong,
        healthy: 0,
        outage: 0,
        unseen: 0,
        fresh: 0,
      };
      console.log(
        `${line(process)}  memory ${memory.before.toFixed(0)} → ${memory.after.toFixed(0)} MB`,
      );
      rows.push(...found, process);
    }
    const restarts = withRestarts ? await tryRestarts(stage) : [];
    for (const row of restarts) console.log(line(row));
    rows.push(...restarts);
  } finally {
    await stage.stop();
  }
  const bad = rows.filter(({ wrong }) => wrong.length > 0);
  console.log(`\n${rows.length - bad.length} of ${rows.length} hold (${chosen.length} faults).`);
  return bad.length === 0 ? 0 : 1;
}

/** Memory after the outage, given time to come down. */
async function settledMemory(stage: Stage, limit: number): Promise<number> {
  const patience = Date.now() + 20_000;
  let memory = await stage.memory();
  while (memory > limit && Date.now() < patience) {
    await stage.untilFresh();
    memory = await stage.memory();
  }
  return memory;
}

const asked = process.argv.slice(2);
const chosen = FAULT_NAMES.filter((name) => asked.length === 0 || asked.includes(name));
process.exit(await run(chosen, asked.length === 0 || asked.includes('restarts')));
