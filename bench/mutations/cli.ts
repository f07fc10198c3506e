/*
 * Mutated payloads: every answer of the content API has something wrong, every screen is read. Needs a build.
 *
 *   npx tsx bench/mutations/cli.ts [--payloads 2000] [--from 1] [--browser 150]
 */
import { parseArgs } from 'node:util';
import { MutatingApi } from '@/e2e/support/mutations/api';
import { recordAnswers } from '@/e2e/support/mutations/recorded';
import { emptyTally, readPayload, startMutatedSite } from '@/e2e/support/mutations/run';

const { values } = parseArgs({
  options: { payloads: { type: 'string', default: '2000' }, from: { type: 'string', default: '1' }, browser: { type: 'string', default: '150' } },
});
const first = Number(values.from);
const last = first + Number(values.payloads) - 1;

const api = new MutatingApi(await recordAnswers());
const site = await startMutatedSite(await api.start());
const tally = emptyTally();
const started = Date.now();
for (let payload = first; payload <= last; payload += 1) {
  await readPayload(site, api, payload, tally);
  if (payload % 100 === 0) console.log(`  ${payload} payloads, ${tally.screens} screens, ${tally.faults.length} faults`);
}
for (const fault of tally.faults.slice(0, 200)) console.log(`✖ ${fault}`);
const statuses = [...tally.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
console.log(`${last - first + 1} payloads, ${api.distinct} mutated answers, ${tally.screens} screens in ${Math.round((Date.now() - started) / 1000)} s: ${statuses.join(', ')}`);
await site.stop();
await api.stop();
console.log(`${tally.faults.length} faults`);
process.exitCode = tally.faults.length === 0 ? 0 : 1;
