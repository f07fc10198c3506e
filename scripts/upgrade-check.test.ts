import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOlder } from './lib/upgrade-steps.mjs';

test('an upgrade is not blamed for what fails before it: the versions of today are tried first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'));
  // A fake npm, first in PATH.
  const npm = join(folder, 'npm');
  writeFileSync(
    npm,
    `#!/bin/sh
echo "$*" >> "${folder}/calls"
case "$*" in view*) echo '"99.0.0"';; *typecheck) echo "a wrong type"; exit 2;; *build) exit 3;; esac`,
  );
  chmodSync(npm, 0o755);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/upgrade-check.mjs', 'next@latest'],
    {
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, TMPDIR: folder },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('The versions of today already fail');
  expect(readFileSync(join(folder, 'calls'), 'utf8')).not.toMatch(/^install/m);
  expect(readdirSync(folder).filter((name) => name.startsWith('upgrade-'))).toEqual([]);
  rmSync(folder, { recursive: true });
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
