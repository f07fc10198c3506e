import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs packages that nothing else needs in a folder of their own in the system's temporary
 * folder; returns its `node_modules`.
 */
export function installApart(name, packages) {
  const folder = join(tmpdir(), name);
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return modules;
}
