// Runs the tests that depend on the date on many dates of a year, with the clocks of site, embedded
// API, tests and browser set:
//   npm run test:dates                      on all of them
//   npm run test:dates -- 2027-03-28T10:00  on one, by the clock of Algiers
// On the actual date `npm test` runs them.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './lib/free-port.mjs';
import { run } from './lib/run.mjs';
import { failedEndToEndTests } from './lib/test-reports.mjs';

/** Africa/Algiers is UTC+1 all year. */
const DATES = {
  '2026-11-29T09:00': 'Sunday, near the end of a month',
  '2026-11-30T23:30': 'Monday, last half hour of a month',
  '2026-12-01T00:30': 'first half hour of a month',
  '2026-12-31T23:45': 'last quarter of an hour of a year',
  '2027-01-01T00:15': 'first quarter of an hour of a year',
  '2027-02-06T12:00': 'Saturday',
  '2027-02-20T19:00': 'evening in Ramadan',
  '2027-02-28T12:00': 'Sunday, last day of February',
  '2027-03-28T02:30': 'Sunday on which Europe changes its clocks',
  '2027-05-31T10:00': 'Monday, last day of a month of 31',
  '2027-08-06T15:00': 'Friday, the Algerian weekend',
  '2028-02-29T08:00': '29 February',
  '2028-03-01T00:05': 'the day after 29 February',
};

/** Parts of file names of tests whose content depends on the date. */
const DATE_BOUND = ['screens/calendar', 'home-sections'];

const asked = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'dates-'));
const clock = pathToFileURL(resolve('e2e/support/wall-clock.fixture.mjs')).href;
const failed = [];
for (const date of asked.length > 0 ? asked : Object.keys(DATES)) {
  const report = join(reports, `${date}.json`);
  console.log(`\n▸ ${date} ${DATES[date] ?? ''}`);
  await run('npx', ['playwright', 'test', ...DATE_BOUND], {
    NODE_OPTIONS: `--import=${clock}`,
    WALL_CLOCK_MS: String(Date.parse(`${date}+01:00`) - Date.now()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CI: '1',
    E2E_PORT: process.env.E2E_PORT ?? (await freePort()),
  });
  const faults = failedEndToEndTests(report);
  console.log(`${faults.length === 0 ? '✔' : '✖'} ${date}`);
  failed.push(...faults.map((fault) => `${date}: ${fault}`));
}
for (const fault of failed) console.error(`✖ ${fault}`);
process.exit(failed.length === 0 ? 0 : 1);
