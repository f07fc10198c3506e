import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const CANDIDATES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** An nginx of this machine; undefined: none. */
export function systemNginx() {
  return CANDIDATES.find((path) => existsSync(path));
}

/**
 * Ensures that nginx is installed: the machine's, else Debian's package (as root). The test of the
 * shipped configuration needs it.
 */
export async function installNginx() {
  if (systemNginx()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\n▸ Installing nginx with apt-get');
    await run('apt-get', ['update', '-qq']);
    // Only the program: the package must not start a service.
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    });
  }
  return systemNginx() !== undefined;
}
