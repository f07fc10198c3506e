import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine; undefined: Playwright's own. */
export function systemBrowser() {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

/** Sees to it that a real Chromium is there: the machine's, else Debian's package (as root), else Playwright's own download. */
export async function installBrowser() {
  if (systemBrowser()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\n▸ Installing Chromium with apt-get');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    if (systemBrowser()) return true;
  }
  console.log('\n▸ Installing Playwright’s Chromium');
  return (await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) === 0;
}
