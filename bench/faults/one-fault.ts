import {
  alarms,
  faultsOfContact,
  faultsOfSeen,
  faultsOfUnseen,
  FRESH_WITHIN,
  isLogged,
  timed,
} from '../../testing/faults/checks';
import { FAULT_SCREENS, STORED_SCREENS } from '../../testing/faults/fault-screens';
import { faultOf, type FaultName } from '../../testing/faults/faults';
import type { Stage } from '../../testing/faults/stage';
import { foreignHost } from '../../testing/faults/foreign-host';
import { p99, visit } from './pace';

/**
 * Long enough for every answer to be asked for again several times; healthy and not, as long, so
 * that both p99 stand on as many answers.
 */
const VISITED = 10_000;
/** The p99 of an outage over the healthy one. */
const MOST_OF_HEALTHY = 3;
const DOWN: FaultName[] = ['refused', 'hang', 'status 500'];

/** One line of the table; times in milliseconds. */
export interface Row {
  fault: string;
  screen: string;
  wrong: string[];
  healthy?: number | undefined;
  outage?: number | undefined;
  unseen?: number | undefined;
  fresh?: number;
}

/** One fault on all screens: seen before, never seen, mended. */
export async function tryFault(stage: Stage, name: FaultName): Promise<Row[]> {
  const { effect } = faultOf(name);
  const unseen = await tryUnseen(stage, name);
  const healthy = await visit(stage.seen, FAULT_SCREENS, VISITED);
  const logBefore = stage.seen.log.length;
  await stage.proxy.set(name);
  await stage.edit();
  const outage = await visit(stage.seen, FAULT_SCREENS, VISITED);
  const logged = { ...stage.seen, log: stage.seen.log.slice(logBefore) };
  await stage.proxy.set(null);
  const fresh = await stage.untilFresh();
  const rows = stage.screens.map((screen): Row => {
    const [before, during] = [healthy, outage].map((visits) => visits.get(screen.name));
    const wrong = [...(during?.wrong ?? [])].map(
      ([fault, times]) => `${fault} (${times} of ${during?.milliseconds.length ?? 0})`,
    );
    if (fresh.late.includes(screen.name)) wrong.push(`not fresh within ${FRESH_WITHIN} ms`);
    if (effect === 'fails' && !isLogged(logged, screen))
      wrong.push(`“${screen.message}” is not in the log`);
    const first = unseen.screens.get(screen.name);
    wrong.push(...(first?.wrong ?? ['never asked']));
    return {
      fault: name,
      screen: screen.name,
      wrong,
      healthy: before && p99(before),
      outage: during && p99(during),
      unseen: first?.milliseconds,
      fresh: fresh.milliseconds,
    };
  });
  // Of the answers of all screens: those of one are too few for a verdict.
  const all = { healthy: p99(...healthy.values()), outage: p99(...outage.values()) };
  const isSlow = all.outage > MOST_OF_HEALTHY * all.healthy;
  return [
    ...rows,
    { fault: name, screen: 'contact', wrong: unseen.contact },
    {
      fault: name,
      screen: '(all)',
      wrong: isSlow ? [`slower than ${MOST_OF_HEALTHY} times the healthy p99`] : [],
      ...all,
      fresh: fresh.milliseconds,
    },
  ];
}

interface Unseen {
  screens: Map<string, { milliseconds: number; wrong: string[] }>;
  contact: string[];
}

async function tryUnseen(stage: Stage, name: FaultName): Promise<Unseen> {
  const { site, proxy } = await stage.startUnseen(name);
  try {
    const asked = stage.screens.map(
      async (screen): Promise<[string, { milliseconds: number; wrong: string[] }]> => {
        const answer = await timed(site, screen.path);
        return [
          screen.name,
          { milliseconds: answer.milliseconds, wrong: faultsOfUnseen(answer, screen, name) },
        ];
      },
    );
    const screens = new Map(await Promise.all(asked));
    const contact =
      faultOf(name).effect === 'flaps' ? [] : await faultsOfContact(site, faultOf(name).posts);
    await proxy.set(null);
    contact.push(
      ...(await faultsOfContact(site, 'accepted')).map((fault) => `sent again: ${fault}`),
    );
    for (const late of (await stage.untilFresh(stage.screens, site)).late)
      screens.get(late)?.wrong.push('an empty page was kept');
    contact.push(...alarms(site));
    if ((await foreignHost()).reached > 0) contact.push('a redirect was followed');
    return { screens, contact };
  } finally {
    await site.stop();
    await proxy.stop();
  }
}

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
        rows.push({
          fault: `${way === 'kill' ? 'kill -9' : 'restart'}, ${fault}`,
          screen: screen.name,
          wrong: faultsOfSeen(answer, screen),
          outage: answer.milliseconds,
        });
      }
    }
  }
  return rows;
}
