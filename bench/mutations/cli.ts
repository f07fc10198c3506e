/*
 * Mutated payloads: every answer of the content API has something wrong, every screen is read, the
 * first payloads in a browser too. Needs a build. Exits with 1 when a screen answers 5xx (503 of a
 * detail screen is the specified answer), is not whole, or breaks.
 *
 *   npx tsx bench/mutations/cli.ts [--from 1] [--payloads 2000] [--browser 150]
 */
import { parseArgs } from 'node:util';
import { MutatingApi } from '@/testing/mutations/api';
import { browsePayload, watchPage } from '@/testing/mutations/browse';
import { recordAnswers } from '@/testing/mutations/recorded';
import { emptyTally, readPayload, startMutatedSite, type Tally } from '@/testing/mutations/run';
import { openBrowser } from '@/bench/lib/browser';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    payloads: { type: 'string', default: '2000' },
    browser: { type: 'string', default: '150' },
  },
});
const first = Number(values.from);

/** Goes through payloads and prints what their screens answered. Returns the number of faults. */
async function measure(
  title: string,
  payloads: number,
  visit: (payload: number, tally: Tally) => Promise<void>,
): Promise<number> {
  const tally = emptyTally();
  const started = Date.now();
  for (let payload = first; payload < first + payloads; payload += 1) {
    const known = tally.faults.length;
    await visit(payload, tally);
    for (const fault of tally.faults.slice(known)) console.log(`✖ ${fault}`);
    if ((payload - first + 1) % 100 === 0)
      console.log(`  ${payload - first + 1} payloads, ${tally.faults.length} faults`);
  }
  const statuses = [...tally.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`);
  const serverErrors = [...tally.statuses]
    .filter(([status]) => status >= 500 && status !== 503)
    .reduce((sum, [, times]) => sum + times, 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${title}: ${payloads} payloads, ${tally.screens} screens in ${seconds} s: ${statuses.join(', ')}`,
  );
  console.log(
    `${title}: ${serverErrors} server errors beside the specified 503, ${tally.faults.length} faults`,
  );
  return tally.faults.length;
}

const api = new MutatingApi(await recordAnswers());
const site = await startMutatedSite(await api.start());
let faults = await measure('HTTP', Number(values.payloads), (payload, tally) =>
  readPayload(site, api, payload, tally),
);

if (Number(values.browser) > 0) {
  const browser = await openBrowser();
  const page = await browser.newPage();
  let current: { tally: Tally; path: string } | undefined;
  await watchPage(page, (fault) => current?.tally.faults.push(`${current.path}: ${fault}`));
  faults += await measure('Browser', Number(values.browser), async (payload, tally) => {
    const place = { tally, path: '' };
    current = place;
    await browsePayload(page, site, api, payload, tally, (path) => {
      place.path = path;
    });
  });
  await browser.close();
}

console.log(`${api.distinct} mutated answers served`);
await site.stop();
await api.stop();
process.exitCode = faults === 0 ? 0 : 1;
