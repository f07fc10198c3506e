import type { BrowserContext, Page } from '@playwright/test';
import { firstOf, SCREENS } from '@/testing/own-screens';
import { expect, test } from '@/testing/test';
import { POPUP_COOKIE, VISIT_SECONDS } from '@/lib/platform/constants';
import { MAP_PROVIDER } from '@/lib/views/map/provider';

// A picture that is broken on purpose, and the screen of nothing, are the browser's error lines.
test.use({
  allowedErrors: /status of 404.*\/(?:media\/storage\/|nulle-part)/,
  viewport: { width: 1280, height: 480 },
});

const MAP = new URL(MAP_PROVIDER.origin).host;
/** What the privacy page says that the browser keeps while the tab is open. */
const KEPT_IN_TAB = ['contact-draft'];

/** Every other host the pages of a context ask for anything, service workers included. */
function recordForeignHosts(context: BrowserContext, own: string): Set<string> {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && host !== own) asked.add(host);
  });
  return asked;
}

/** Whatever a browser can keep of a visit. */
function keptBy(
  page: Page,
): Promise<{ local: string[]; tab: string[]; databases: number; caches: number; workers: number }> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

test('on every screen, reading keeps nothing in the browser, and asks no other site but its map’s', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const asked = recordForeignHosts(context, new URL(base).host);
  for (const screen of [...SCREENS, { name: 'not found', path: '/nulle-part' }]) {
    const path = await firstOf(base, screen);
    asked.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    const hasMap = (await page.locator('main iframe').count()) > 0;
    if (!hasMap) expect.soft([...asked], `${path}, opened`).toEqual([]);
    await readToTheEnd(page);
    if (hasMap) {
      // A frame whose host is not found never counts as idle.
      await expect.poll(() => [...asked], path).toEqual([MAP]);
    } else {
      await page.waitForLoadState('networkidle');
      expect.soft([...asked], `${path}, read to the end`).toEqual([]);
    }
    const cookies = await context.cookies();
    expect
      .soft(
        cookies.filter(
          ({ name, expires }) =>
            name !== POPUP_COOKIE || expires > Date.now() / 1000 + VISIT_SECONDS,
        ),
        path,
      )
      .toEqual([]);
    const { tab, ...kept } = await keptBy(page);
    expect.soft(kept, path).toEqual({ local: [], databases: 0, caches: 0, workers: 0 });
    expect
      .soft(
        tab.filter((key) => !KEPT_IN_TAB.includes(key)),
        path,
      )
      .toEqual([]);
  }
});

const CHAMBER = '/chambre_de_commerce/5';

test('a map further down is asked for when it comes near', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const asked = recordForeignHosts(context, new URL(baseURL ?? '').host);
  await page.goto(CHAMBER, { waitUntil: 'networkidle' });
  expect([...asked]).toEqual([]);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => [...asked]).toEqual([MAP]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a map is asked for as soon as its page opens', async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    const asked = recordForeignHosts(context, new URL(baseURL ?? '').host);
    await page.goto(CHAMBER);
    await expect.poll(() => [...asked]).toEqual([MAP]);
  });
});
