import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Chromium without a window of any kind: the same engine, a third quicker to open a page, a quarter
 * less to install.
 */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Flags for measuring and screenshots: headless Chromium behaves as one with a window on a fast
 * line.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // Letters have the same widths …
  '--font-render-hinting=none',
  // … and pictures are fetched from as far below the screen.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250,lazyLoadingFrameMarginPxUnknown=1250,lazyLoadingFrameMarginPx4G=1250',
];

/** A Chromium of this machine; undefined: Playwright's own. */
export function systemBrowser() {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

/**
 * Ensures that Chromium is installed: Debian's headless one (as root), else the machine's, else
 * Debian's whole one, else Playwright's own.
 */
export async function installBrowser() {
  const isChosen = process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH);
  if (isChosen || existsSync(HEADLESS)) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\n▸ Installing Chromium with apt-get');
    await run('apt-get', ['update', '-qq']);
    await installPackage('chromium-headless-shell');
    // Older releases and other distributions do not have it.
    if (!systemBrowser()) await installPackage('chromium');
  }
  if (systemBrowser()) return true;
  console.log('\n▸ Installing Playwright’s Chromium');
  return (await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) === 0;
}

function installPackage(name) {
  return run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' });
}
