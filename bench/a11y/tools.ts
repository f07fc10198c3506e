import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The engines that are too large for the project's own packages (32 MB of Java, 22 MB of rules).
 * They are installed at the first run into a folder of their own in the system's temporary folder.
 */
const PACKAGES = {
  'accessibility-checker-engine': '4.0.34',
  'vnu-jar': '26.9.27',
} as const;
type ToolName = keyof typeof PACKAGES;

/** The folder of a tool's package, installed if need be. */
export function toolFolder(name: ToolName): string {
  const folder = join(tmpdir(), 'a11y-tools', `${name}-${PACKAGES[name]}`);
  const root = join(folder, 'node_modules', name);
  if (!existsSync(join(root, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const install = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${PACKAGES[name]}`,
    ];
    execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  }
  return root;
}

export function versionOf(name: ToolName): string {
  return PACKAGES[name];
}
