/*
 * What one record may cost: each field of each answer, in turn, as large as the API may send it, in
 * each shape that has held up a renderer; every screen is read. Needs a build. Exits with 1 when an
 * event loop is held for more than a second, a process ends, or a page exceeds 5 MB.
 *
 *   npx tsx bench/costs/cli.ts [--short]
 */
import { parseArgs } from 'node:util';
import { measureCosts } from '@/testing/mutations/cost';
import { CostlyApi } from '@/testing/mutations/costly-api';
import { recordAnswers } from '@/testing/mutations/recorded';
import { startMutatedSite } from '@/testing/mutations/run';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const api = new CostlyApi(await recordAnswers(), !values.short);
const site = await startMutatedSite(await api.start());
const faults = await measureCosts(site, api, console.log);
await site.stop();
await api.stop();
for (const fault of faults) console.log(`✖ ${fault}`);
console.log(`${api.turns.length} payloads, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
