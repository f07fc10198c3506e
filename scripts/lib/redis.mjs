import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const CANDIDATES = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/** A Redis server of this machine; undefined: none. */
export function systemRedis() {
  return CANDIDATES.find((path) => existsSync(path));
}

/**
 * Ensures that a Redis server is installed: the machine's, else Debian's package (as root). Tests
 * of several instances need it.
 */
export async function installRedis() {
  if (systemRedis()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\n▸ Installing Redis with apt-get');
    await run('apt-get', ['update', '-qq']);
    // Only the program: the package must not start a service.
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    });
  }
  return systemRedis() !== undefined;
}
