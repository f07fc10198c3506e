// Says whether the project works with other versions of its packages, before any file changes:
//   npm run upgrade:check -- next@canary react@latest [--only e2e/screens/lists.spec.ts,…]
// Works on a copy of the tracked files in a temporary folder, first with the present versions. Goes
// on after a failure, so that one run shows everything. Exit code 1: something broke.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from './lib/built-site.mjs';
import { freePort } from './lib/free-port.mjs';
import { GALLERY_SCREENS } from './lib/screens.mjs';
import { run, runQuietly } from './lib/run.mjs';
import { failedEndToEndTests, failedUnitTests } from './lib/test-reports.mjs';
import { faultsOf, isOlder, removeOnEnd } from './lib/upgrade-steps.mjs';

const LANGUAGES = ['', '/en', '/ar'];
const COUNTER = 'site_unrecognised_pages_total';
const TOKEN = 'upgrade-check-reads-metrics';
/** Lines of a failed command's output that the summary repeats. */
const SHOWN_LINES = 12;

const args = process.argv.slice(2);
const only = args.includes('--only') ? args.splice(args.indexOf('--only'), 2)[1]?.split(',') : [];
if (args.length === 0 || !only || args.some((asked) => asked.startsWith('-'))) {
  console.error('Usage: npm run upgrade:check -- <package>@<version> … [--only <spec>,<spec>]');
  process.exit(2);
}
const packages = args.map(resolveVersion);
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

const older = packages.filter(({ name, version }) =>
  isOlder(version, locked[`node_modules/${name}`]?.version ?? '0.0.0'),
);
if (older.length > 0) {
  for (const { name, version } of older)
    console.error(
      `${name} ${version} is older than ${locked[`node_modules/${name}`].version}, which is installed`,
    );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
removeOnEnd(folder);
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 }).split(
  '\0',
);
for (const file of tracked) if (file && existsSync(file)) cpSync(file, join(folder, file));
process.chdir(folder);

/** What broke, for the summary. */
const broken = [];
const specs = packages.map(({ name, version }) => `${name}@${version}`);
// Failures before any change say nothing about an upgrade.
const isGreen =
  (await command('Install the versions of today', ['ci', '--no-audit', '--no-fund'])) &&
  (await tryOut('today'));
if (!isGreen || broken.length > 0)
  broken.push('The versions of today already fail: the upgrade was not tried');
// Forced: packages with the old version as a peer are to be tested too.
else if (
  await command('Install', [
    'install',
    '--save-exact',
    '--force',
    '--no-audit',
    '--no-fund',
    ...specs,
  ])
)
  await tryOut('upgraded');

console.log('\nSummary');
for (const { name, version } of packages)
  console.log(
    `  ${name} ${locked[`node_modules/${name}`]?.version ?? 'not installed'} → ${version}`,
  );
for (const text of broken) console.log(`  ✖ ${text}`);
console.log(
  broken.length === 0
    ? '  Nothing broke, and no internals fell back.'
    : `  Steps that failed: ${broken.length}.`,
);
process.exit(broken.length === 0 ? 0 : 1);

/**
 * Types, tests of internals, build, screens and end-to-end tests; false when it could not be built.
 */
async function tryOut(name) {
  await command(`Types, ${name}`, ['run', '--silent', 'typecheck']);
  const report = join(folder, `internals-${name}.json`);
  const { code } = await runQuietly('npm', [
    'run',
    '--silent',
    'unit',
    '--',
    'internals',
    '--json',
    `--outputFile=${report}`,
  ]);
  result(`Tests of internals, ${name}`, faultsOf(code, failedUnitTests(report, folder)));
  if (!(await command(`Build, ${name}`, ['run', '--silent', 'build']))) return false;
  await openScreens();
  await endToEnd(name);
  return true;
}

/**
 * The exact version meant by `next@canary`. A mirror of the registry may lack such tags: the newest
 * version with that word is taken then.
 */
function resolveVersion(asked) {
  const at = asked.indexOf('@', 1);
  const [name, tag] = at > 0 ? [asked.slice(0, at), asked.slice(at + 1)] : [asked, 'latest'];
  const view = (...what) => {
    const { stdout } = spawnSync('npm', ['view', ...what, '--json'], { encoding: 'utf8' });
    const found = JSON.parse(stdout.trim() || '[]');
    return [found].flat().filter((version) => typeof version === 'string');
  };
  const version =
    view(`${name}@${tag}`, 'version').at(-1) ??
    view(name, 'versions').findLast((each) => each.includes(`-${tag}.`));
  if (version) return { name, version };
  console.error(`The registry has no ${asked}`);
  process.exit(2);
}

/** Runs npm in the copy; says whether it succeeded. */
async function command(title, npmArgs) {
  const { code, output } = await runQuietly('npm', npmArgs);
  const lines = output.split('\n').filter((line) => line.trim() && !line.startsWith('npm warn'));
  result(title, faultsOf(code, code === 0 ? [] : lines.slice(-SHOWN_LINES)));
  return code === 0;
}

function result(title, faults) {
  const text = [title, ...faults].join('\n      ');
  console.log(faults.length === 0 ? `✔ ${title}` : `✖ ${text}`);
  if (faults.length > 0) broken.push(text);
}

/**
 * Every screen in every language on the built site: whether it answers, and which internals fell
 * back meanwhile.
 */
async function openScreens() {
  const site = await startBuiltSite('upgrade', { METRICS_TOKEN: TOKEN });
  const paths = [...new Set(GALLERY_SCREENS.map(({ path }) => path))].flatMap((path) =>
    LANGUAGES.map((prefix) => (prefix + path).replace(/(?<=.)\/$/, '')),
  );
  const faults = [];
  for (const path of paths) {
    const { status } = await fetch(site.url + path);
    if (status !== (path.endsWith('/nowhere') ? 404 : 200))
      faults.push(`${path} answers ${status}`);
  }
  result(`${paths.length} screens answer`, faults);
  const metrics = await (
    await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  const count = metrics
    .split('\n')
    .find((line) => line.startsWith(`${COUNTER} `))
    ?.split(' ')[1];
  site.stop();
  const warnings = site.log().filter(({ level }) => level >= 40);
  const fallbacks = warnings.map(({ msg }) => `the site warns: ${msg}`);
  result('Internals that fell back', [
    ...(count === '0' ? [] : [`${COUNTER} is ${count ?? 'missing'}`]),
    ...new Set(fallbacks),
  ]);
}

async function endToEnd(name) {
  const report = join(folder, `e2e-${name}.json`);
  const code = await run('npm', ['run', '--silent', 'e2e', '--', ...only], {
    CI: '1',
    E2E_PORT: await freePort(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  result(`End to end, ${name}`, faultsOf(code, failedEndToEndTests(report)));
}
