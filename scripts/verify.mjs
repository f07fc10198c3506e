// Installs what the tests need (packages, browser, Redis, nginx) and runs them all: types, lint, styles, format, unused code, patterns, unit tests, build,
// budgets, end to end. Goes on after a failure, so that one run shows everything; ends with "N passed, N failed".
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './lib/browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { installPackages } from './lib/install.mjs';
import { installNginx } from './lib/nginx.mjs';
import { installRedis } from './lib/redis.mjs';
import { run } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'verify-'));
let passed = 0;
let failed = 0;

async function check(title, script, ...args) {
  console.log(`\n▸ ${title}`);
  const ok = (await run('npm', ['run', '--silent', script, '--', ...args])) === 0;
  if (ok) passed += 1;
  else failed += 1;
  console.log(ok ? `✔ ${title}` : `✖ ${title}`);
  return ok;
}

/** Adds the counts of a test run; a run that left no readable report counts as one failure. */
function count(title, code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += counts.passed;
    failed += counts.failed + (code !== 0 && counts.failed === 0 ? 1 : 0);
    console.log(`${code === 0 ? '✔' : '✖'} ${title}: ${counts.passed} passed, ${counts.failed} failed`);
    if (counts.flaky) console.warn(`! ${counts.flaky} of them passed only when tried again`);
  } catch (error) {
    failed += 1;
    console.error(`✖ ${title}: no report (${error.message})`);
  }
}

await installPackages();
const hasBrowser = await installBrowser();
if (!(await installRedis())) console.warn('\n! No redis-server and no right to install it: the tests of several instances are skipped');
if (!(await installNginx())) console.warn('\n! No nginx and no right to install it: the tests of deploy/nginx.conf are skipped');
for (const [title, script] of [
  ['Types', 'typecheck'],
  ['Lint', 'lint'],
  ['Style lint', 'lint:styles'],
  ['Format', 'format:check'],
  ['Unused code', 'unused'],
  ['Patterns', 'test:patterns'],
]) {
  await check(title, script);
}

console.log('\n▸ Unit tests');
const unitReport = join(reports, 'unit.json');
const unitCode = await run('npm', ['run', '--silent', 'unit', '--', '--json', `--outputFile=${unitReport}`]);
count('Unit tests', unitCode, unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}));

if ((await check('Build', 'build')) && hasBrowser) {
  await check('Budgets', 'bench', 'budgets');
  console.log('\n▸ End to end');
  const e2eReport = join(reports, 'e2e.json');
  // CI: a site of its own, never one that an earlier run has left behind, and a second try for what a loaded machine upset.
  const e2eCode = await run('npm', ['run', '--silent', 'e2e'], { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport, CI: '1', E2E_PORT: await freePort() });
  count('End to end', e2eCode, e2eReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
  }));
} else {
  failed += 1;
  console.error(hasBrowser ? '✖ End to end: no build' : '✖ End to end: no browser');
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
