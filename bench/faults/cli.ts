import { alarms } from '../../testing/faults/checks';
import { FAULT_NAMES, type FaultName } from '../../testing/faults/faults';
import { FAULT_SCREENS } from '../../testing/faults/fault-screens';
import { Stage } from '../../testing/faults/stage';
import { tryFault, tryRestarts, type Row } from './one-fault';
import { visit } from './pace';

/** After the outage the site may hold this much more memory than before it, in megabytes. */
const MORE_MEMORY = 64;
const WARM_UP = 15_000;
const SETTLING = 20_000;
const WIDTHS = [20, 10, 8, 12, 12, 12, 8];

/**
 * The fault matrix: every way an API fails on every screen. `npm run test:faults`, or `… -- hang
 * "status 500"` for some faults only.
 */
async function run(chosen: FaultName[], withRestarts: boolean): Promise<number> {
  const stage = await new Stage().start();
  const rows: Row[] = [];
  const add = (row: Row, more = ''): void => {
    rows.push(row);
    console.log(line(row) + more);
  };
  try {
    await stage.untilFresh();
    // The first visits compile code and fill caches: not measured.
    await visit(stage.seen, FAULT_SCREENS, WARM_UP);
    // Times in milliseconds.
    console.log(
      columns('fault', 'screen', 'verdict', 'p99 healthy', 'p99 outage', 'never seen', 'fresh'),
    );
    for (const fault of chosen) {
      const before = await stage.memory();
      for (const row of await tryFault(stage, fault)) add(row);
      const after = await settledMemory(stage, before + MORE_MEMORY);
      const wrong = [
        ...alarms(stage.seen),
        ...(after > before + MORE_MEMORY ? ['memory did not come down'] : []),
      ];
      add(
        { fault, screen: '(process)', wrong },
        `  memory ${before.toFixed(0)} → ${after.toFixed(0)} MB`,
      );
    }
    if (withRestarts) for (const row of await tryRestarts(stage)) add(row);
  } finally {
    await stage.stop();
  }
  const bad = rows.filter(({ wrong }) => wrong.length > 0);
  console.log(`\n${rows.length - bad.length} of ${rows.length} hold (${chosen.length} faults).`);
  return bad.length === 0 ? 0 : 1;
}

/** Memory after the outage, given time to come down. */
async function settledMemory(stage: Stage, limit: number): Promise<number> {
  const end = Date.now() + SETTLING;
  let memory = await stage.memory();
  while (memory > limit && Date.now() < end) {
    await stage.untilFresh();
    memory = await stage.memory();
  }
  return memory;
}

function columns(...texts: string[]): string {
  return texts
    .map((text, index) =>
      index < 2 ? text.padEnd(WIDTHS[index] ?? 0) : text.padStart(WIDTHS[index] ?? 0),
    )
    .join(' ');
}

/** One line of the table, with what is wrong below it. */
function line({ fault, screen, wrong, ...times }: Row): string {
  const time = (value = 0): string => (value === 0 ? '–' : value.toFixed(value < 100 ? 1 : 0));
  const text = columns(
    fault,
    screen,
    wrong.length === 0 ? 'ok' : 'WRONG',
    ...[times.healthy, times.outage, times.unseen, times.fresh].map(time),
  );
  return [text, ...wrong.map((each) => `    ${each}`)].join('\n');
}

const asked = process.argv.slice(2);
const chosen = FAULT_NAMES.filter((name) => asked.length === 0 || asked.includes(name));
process.exit(await run(chosen, asked.length === 0 || asked.includes('restarts')));
