// Installs what the tests need (packages, browser, Redis, proxies) and runs them all: types, lint,
// styles, format, unused code, patterns, unit tests, build, budgets, end to end. Goes on after a
// failure, so that one run shows everything; ends with "N passed, N failed".
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './lib/browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { installPackages } from './lib/install.mjs';
import { installProxies } from './lib/proxies.mjs';
import { installRedis } from './lib/redis.mjs';
import { run, runQuietly } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'verify-'));
let passed = 0;
let failed = 0;

async function check(title, script, ...args) {
  const began = performance.now();
  const { code, output } = await runQuietly('npm', ['run', '--silent', script, '--', ...args]);
  if (code === 0) passed += 1;
  else failed += 1;
  console.log(`\n${output}${code === 0 ? '✔' : '✖'} ${title} (${secondsSince(began)})`);
  return code === 0;
}

async function unitTests() {
  const began = performance.now();
  const report = join(reports, 'unit.json');
  const { code, output } = await runQuietly(
    'npm',
    ['run', '--silent', 'unit', '--', '--json', `--outputFile=${report}`, '--maxWorkers=100%'],
    { CI: '1' },
  );
  console.log(`\n${output}`);
  count(
    `Unit tests (${secondsSince(began)})`,
    code,
    report,
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  );
}

async function endToEndTests() {
  console.log('\n▸ End to end');
  const began = performance.now();
  const report = join(reports, 'e2e.json');
  // CI: starts its own site, never one left by an earlier run, and retries once, for loaded
  // machines.
  const code = await run('npm', ['run', '--silent', 'e2e'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CI: '1',
    E2E_PORT: await freePort(),
  });
  count(`End to end (${secondsSince(began)})`, code, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    skipped: stats.skipped,
  }));
}

/** Adds the counts of a test run; a run that left no readable report counts as one failure. */
function count(title, code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += counts.passed;
    failed += counts.failed + (code !== 0 && counts.failed === 0 ? 1 : 0);
    console.log(
      `${code === 0 ? '✔' : '✖'} ${title}: ${counts.passed} passed, ${counts.failed} failed`,
    );
    if (counts.skipped) console.warn(`! ${counts.skipped} of them were skipped`);
    if (counts.flaky) console.warn(`! ${counts.flaky} of them passed only when tried again`);
  } catch (error) {
    failed += 1;
    console.error(`✖ ${title}: no report (${error.message})`);
  }
}

function secondsSince(began) {
  return `${Math.round((performance.now() - began) / 1000)} s`;
}

/** What needs the built site. */
async function builtSite() {
  const isBuilt = await check('Build', 'build');
  if (isBuilt && hasBrowser) {
    await check('Budgets', 'bench', 'budgets');
    await endToEndTests();
  } else {
    failed += 1;
    console.error(hasBrowser ? '✖ End to end: no build' : '✖ End to end: no browser');
  }
}

/** What reads the source alone. */
async function sourceAndUnits() {
  await check('Style lint', 'lint:styles');
  await check('Format', 'format:check');
  await check('Unused code', 'unused');
  await check('Patterns', 'test:patterns');
  await unitTests();
}

await installPackages();
const hasBrowser = await installBrowser();
if (!(await installRedis()))
  console.warn(
    '\n! No redis-server and no right to install it: the tests of several instances are skipped',
  );
const missing = await installProxies();
if (missing.length > 0)
  console.warn(
    `\n! No ${missing.join(', ')} and no right to install them: the tests of their configurations are skipped`,
  );
// Both use the types that the framework generates, as the build does.
await check('Types', 'typecheck');
await check('Lint', 'lint');
// One after the other: tests of a busy machine wait for what is not about them.
await sourceAndUnits();
await builtSite();

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
