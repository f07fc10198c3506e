import {
  alarms,
  faultsOfContact,
  faultsOfUnseen,
  FRESH_WITHIN,
  isLogged,
  timed,
} from '../../testing/faults/checks';
import { FAULT_SCREENS } from '../../testing/faults/fault-screens';
import { faultOf, type FaultName } from '../../testing/faults/faults';
import type { Stage } from '../../testing/faults/stage';
import { foreignHost } from '../../testing/faults/foreign-host';
import { visit } from './pace';

/**
 * Long enough for every answer to be asked for again several times; healthy and not, as long, so
 * that both p99 stand on as many answers.
 */
const VISITED = 10_000;
/** Shorter times make no difference to a visitor. */
const FLOOR = 25;

/** One line of the table. */
export interface Row {
  fault: string;
  screen: string;
  wrong: string[];
  healthy: number;
  outage: number;
  unseen: number;
  fresh: number;
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
    const during = outage.screens.get(screen.name);
    const wrong = [...(during?.wrong ?? [])].map(
      ([fault, times]) => `${fault} (${times} of ${during?.answers ?? 0})`,
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
      healthy: healthy.screens.get(screen.name)?.p99 ?? 0,
      outage: during?.p99 ?? 0,
      unseen: first?.milliseconds ?? 0,
      fresh: fresh.milliseconds,
    };
  });
  const isSlow = outage.p99 > Math.max(2 * healthy.p99, FLOOR);
  return [
    ...rows,
    {
      fault: name,
      screen: 'contact',
      wrong: unseen.contact,
      healthy: 0,
      outage: 0,
      unseen: 0,
      fresh: 0,
    },
    {
      fault: name,
      screen: '(all)',
      wrong: isSlow ? ['slower than twice the healthy p99'] : [],
      healthy: healthy.p99,
      outage: outage.p99,
      unseen: 0,
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
