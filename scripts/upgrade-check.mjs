// Says whether the project works with other versions of its packages, before any file of it changes:
//   npm run upgrade:check -- next@canary react@latest react-dom@latest [--only e2e/lists.spec.ts,e2e/search.spec.ts]
// Works on a copy of the tracked files in a temporary folder. Goes on after a failure, so that one run shows everything. Exit code 1: something broke.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from './lib/built-site.mjs';
import { freePort } from './lib/free-port.mjs';
import { SCREENS } from './lib/screens.mjs';

const LANGUAGES = ['', '/en', '/ar'];
const COUNTER = 'site_unrecognised_pages_total';
const TOKEN = 'upgrade-check-reads-metrics';
/** Lines of a failed step's output that the summary repeats. */
const SHOWN_LINES = 12;

const args = process.argv.slice(2);
const only = args.includes('--only') ? args.splice(args.indexOf('--only'), 2)[1]?.split(',') : [];
if (args.length === 0 || !only || args.some((spec) => spec.startsWith('-'))) {
  console.error('Usage: npm run upgrade:check -- <package>@<version> … [--only <spec>,<spec>]');
  process.exit(2);
}

const before = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const wanted = args.map(resolveVersion);
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
for (const file of tracked) if (file && existsSync(file)) cpSync(file, join(folder, file));
process.chdir(folder);

/** What broke, as lines of the summary. */
const broken = [];
console.log(`▸ Installing ${wanted.map(({ spec }) => spec).join(' ')}`);
// Forced: packages that name the old version as their peer are part of the question.
if (step('Install', 'npm', ['install', '--save-exact', '--force', '--no-audit', '--no-fund', ...wanted.map(({ spec }) => spec)])) {
  step('Types', 'npm', ['run', '--silent', 'typecheck']);
  internals();
  if (step('Build', 'npm', ['run', '--silent', 'build'])) {
    await unrecognisedPages();
    await endToEnd();
  }
}

console.log('\nSummary');
for (const { name, version } of wanted) console.log(`  ${name} ${before[`node_modules/${name}`]?.version ?? 'not installed'} → ${version}`);
for (const line of broken) console.log(`  ✖ ${line}`);
console.log(broken.length === 0 ? '  Nothing broke, and no internals fell back.' : `  ${broken.length} steps failed.`);
process.exit(broken.length === 0 ? 0 : 1);

/** The exact version of `name@wanted`. Mirrors of the registry may lack tags such as "canary": the newest version of that name is taken then. */
function resolveVersion(asked) {
  const at = asked.indexOf('@', 1);
  const [name, tag] = at > 0 ? [asked.slice(0, at), asked.slice(at + 1)] : [asked, 'latest'];
  const view = (...what) => {
    const { stdout } = spawnSync('npm', ['view', ...what, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const found = stdout.trim() ? JSON.parse(stdout) : [];
    return Array.isArray(found) ? found : typeof found === 'string' ? [found] : [];
  };
  const version = view(`${name}@${tag}`, 'version').at(-1) ?? view(name, 'versions').findLast((each) => each.includes(`-${tag}.`));
  if (version) return { name, version, spec: `${name}@${version}` };
  console.error(`The registry has no ${asked}`);
  process.exit(2);
}

/** Runs a command in the copy; says whether it succeeded. Output is shown only of one that failed. */
function step(title, command, commandArgs) {
  const { status, stdout, stderr } = spawnSync(command, commandArgs, { encoding: 'utf8', maxBuffer: 1e8 });
  const lines = `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN_LINES);
  report(title, status === 0, `\n    ${lines.join('\n    ')}`);
  return status === 0;
}

function report(title, ok, details) {
  console.log(`${ok ? '✔' : '✖'} ${title}${ok ? '' : details}`);
  if (!ok) broken.push(`${title}${details}`);
}

/** The tests of what relies on private behaviour of a library: a failing one names the form that changed. */
function internals() {
  const file = join(folder, 'internals.json');
  spawnSync('npm', ['run', '--silent', 'unit', '--', 'internals', '--json', `--outputFile=${file}`]);
  const results = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).testResults
    : [{ name: 'the tests did not run', status: 'failed', assertionResults: [] }];
  const failed = results
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return [name.replace(`${folder}/`, ''), ...titles].join('\n      ');
    });
  report('Tests of internals', failed.length === 0, `\n    ${failed.join('\n    ')}`);
}

/** Opens every screen in every language on the built site, and reads how many pages the renderer left as the framework wrote them. */
async function unrecognisedPages() {
  const site = await startBuiltSite('upgrade', { METRICS_TOKEN: TOKEN });
  const paths = [...new Set(SCREENS.map(({ path }) => path))].flatMap((path) =>
    LANGUAGES.map((language) => (language + path).replace(/(?<=.)\/$/, '')),
  );
  const failed = [];
  for (const path of paths) {
    const { status } = await fetch(site.url + path);
    if (status !== (path.endsWith('/nowhere') ? 404 : 200)) failed.push(`${path} answers ${status}`);
  }
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const count = Number(new RegExp(`^${COUNTER} (\\d+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  site.stop();
  report('Screens answer', failed.length === 0, `\n    ${failed.join('\n    ')}`);
  report(
    `Deferred scripts recognise ${paths.length} pages`,
    count === 0,
    `: ${COUNTER} is ${count}; those pages hydrate as the framework wrote them`,
  );
}

async function endToEnd() {
  const file = join(folder, 'e2e.json');
  const env = { ...process.env, CI: '1', E2E_PORT: await freePort(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  spawnSync('npm', ['run', '--silent', 'e2e', '--', ...only], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const { stats, suites, errors } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { stats: { expected: 0 }, suites: [], errors: [] };
  const titles = suites.flatMap(failedTitles);
  report(`End to end (${stats.expected} passed)`, titles.length === 0 && errors.length === 0 && stats.expected > 0, `\n    ${titles.join('\n    ')}`);
}

function failedTitles({ file, specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`), ...suites.flatMap(failedTitles)];
}
