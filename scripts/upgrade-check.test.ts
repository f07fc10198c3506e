import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOlder } from './lib/upgrade-steps.mjs';

let folder = '';
const calls = (): string[] => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

/** A fake npm, first in PATH: `on` is shell code with the arguments in "$*". */
function environmentOf(on: string): NodeJS.ProcessEnv {
  const npm = join(folder, 'npm');
  writeFileSync(
    npm,
    `#!/bin/sh\necho "$*" >> "${folder}/calls"\ncase "$*" in view*) echo '"99.0.0"'; exit 0;; esac\n${on}\n`,
  );
  chmodSync(npm, 0o755);
  return { ...process.env, PATH: `${folder}:${process.env['PATH']}`, TMPDIR: folder };
}

const check = (on: string, asked = 'next@latest') =>
  spawnSync(process.execPath, ['scripts/upgrade-check.mjs', asked], {
    env: environmentOf(on),
    encoding: 'utf8',
  });
const copies = (): string[] => readdirSync(folder).filter((name) => name.startsWith('upgrade-'));

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an upgrade is not blamed for what fails before it: the versions of today are tried first', () => {
  const { status, stdout } = check(
    'case "$*" in *typecheck) echo "a wrong type"; exit 2;; *build) exit 3;; esac',
  );
  expect(status).toBe(1);
  expect(stdout).toContain('The versions of today already fail');
  expect(calls().some((call) => call.startsWith('install'))).toBe(false);
  expect(copies()).toEqual([]);
});

test('an older version is refused before anything is done', () => {
  writeFileSync(join(folder, 'calls'), '');
  const npm = environmentOf('exit 0');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '"15.0.0"'\n`);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/upgrade-check.mjs', 'next@15'], {
    env: npm,
    encoding: 'utf8',
  });
  expect([status, copies()]).toEqual([2, []]);
  expect(stderr).toContain('next 15.0.0 is older than');
});

test.each([
  ['16.4.5', '16.4.6', true],
  ['16.10.0', '16.4.6', false],
  ['16.5.0-canary.3', '16.4.6', false],
  ['16.4.6-canary.9', '16.4.6', true],
  ['16.5.0-canary.9', '16.5.0-canary.10', true],
  ['16.4.6', '16.4.6', false],
])('%s is older than %s: %s', (version, other, expected) =>
  expect(isOlder(version, other)).toBe(expected),
);

test('its copy is removed when it is ended by SIGTERM, and no step goes on, not even one that hears no signal and goes on writing', async () => {
  const work = 'trap "" INT TERM HUP; while :; do mkdir -p new/a; echo > new/a/$$; done';
  const on = `echo $$ > "${folder}/pid"; ${work}`;
  const child = spawn(process.execPath, ['scripts/upgrade-check.mjs', 'next@latest'], {
    env: environmentOf(on),
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  while (!existsSync(join(folder, 'pid'))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(copies()).toHaveLength(1);
  child.kill('SIGTERM');
  expect([await ended, copies()]).toEqual([143, []]);
  const step = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  await gone(step);
});

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
