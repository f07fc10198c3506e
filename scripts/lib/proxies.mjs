import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Proxies for which `deploy/` has a configuration, by the names of program and package. */
const PROXIES = ['nginx', 'haproxy', 'caddy'];

export function systemProxy(name) {
  return FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}

export function systemNginx() {
  return systemProxy('nginx');
}

/**
 * Ensures that the proxies are installed: the machine's, else Debian's packages (as root). The
 * tests of the shipped configurations need them. Returns the names of those that are missing.
 */
export async function installProxies() {
  const missing = () => PROXIES.filter((name) => !systemProxy(name));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`\n▸ Installing ${missing().join(', ')} with apt-get`);
    await run('apt-get', ['update', '-qq']);
    // Only the programs: the packages must not start services.
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    });
  }
  return missing();
}
