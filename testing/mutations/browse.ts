import type { Page } from '@playwright/test';
import type { Site } from '../site';
import { inLanguage } from '../test';
import type { MutatingApi } from './api';
import { servePayload, type Tally } from './run';
import { languageOfTurn, MUTATED_SCREENS } from './screens';
import { MAP_PROVIDER } from '../../lib/views/map/provider';

/**
 * The browser's own line for an answer that is not 200, and for pictures a mutated address does not
 * lead to.
 */
const EXPECTED = /^Failed to load resource/;

/**
 * Notes everything a browser complains about: errors of hydration are uncaught errors there.
 * Pictures and the map are left out.
 */
export async function watchPage(page: Page, complain: (fault: string) => void): Promise<void> {
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      complain(`console: ${message.text()}`);
  });
  await page.route(`${MAP_PROVIDER.origin}/**`, (route) => route.abort());
  await page.route(/\/media\//, (route) => route.abort());
}

/**
 * Opens every screen of a payload and waits until it is hydrated. Errors are collected by
 * `watchPage`.
 */
export async function browsePayload(
  page: Page,
  site: Site,
  api: MutatingApi,
  payload: number,
  tally: Tally,
  at: (path: string) => void,
): Promise<void> {
  await servePayload(site, api, payload);
  for (const [position, screen] of MUTATED_SCREENS.entries()) {
    const path = inLanguage(screen.path(payload), languageOfTurn(payload, position));
    at(path);
    const status = (await page.goto(site.url + path, { waitUntil: 'load' }))?.status() ?? 0;
    tally.screens += 1;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    await untilAwake(page);
  }
}

/** React sets a property on elements it has hydrated; then one frame for effects. */
async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
