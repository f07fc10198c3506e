import type { Response } from '@playwright/test';
import sharp from 'sharp';
import { get } from '../../testing/http';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { openHydrated } from '../support/hydrated';
import { watchShifts } from '../support/layout-shifts';
import { expect, inLanguage, PHONE, test } from '../../testing/test';

const MOST_FONT_BYTES = 100_000;
const MOST_SHIFT = 0.02;

test.use({ allowedErrors: /status of 404.*\/media\/storage\//, viewport: PHONE });

for (const path of ['/', '/ar', '/en/contact', '/ar/chambre_de_commerce/27']) {
  test(`${path}: nothing moves when the fonts and the later styles come, 100 kB of fonts at most`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.woff2$|\/later\/.*\.css$/, async (route) => {
      await released;
      await route.continue();
    });
    const fonts: Response[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.woff2')) fonts.push(answer);
    });
    await page.goto(path, { waitUntil: 'commit' });
    // Painted in the stand-ins, without the later styles.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    release();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await shifted()).toBeLessThanOrEqual(MOST_SHIFT);
    const sizes = await Promise.all(fonts.map(async (answer) => (await answer.body()).length));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_FONT_BYTES);
    if (!path.startsWith('/ar'))
      expect(
        fonts.filter((answer) => answer.url().includes('vazirmatn')).map((answer) => answer.url()),
      ).toEqual([]);
  });
}

test('the style sheets that a page has inline are not requested, also once its scripts run', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sheets.filter((path) => !path.includes('/later/'))).toEqual([]);
});

test('home fetches ahead the first picture, and no font, for which browsers delay the first paint', async ({
  baseURL,
}) => {
  const { body } = await get(baseURL ?? '', '/ar');
  const ahead = [...body.matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) => tag);
  expect(ahead.filter((tag) => tag.includes('as="font"'))).toEqual([]);
  const pictures = ahead.filter((tag) => tag.includes('as="image"'));
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toContain('hero-1');
  expect(pictures[0]).toMatch(/fetchPriority="high"/i);
});

for (const [language, family, files] of [
  ['fr', 'Public Sans', ['public-sans-latin']],
  ['ar', 'Vazirmatn', ['public-sans-latin', 'vazirmatn-arabic']],
] as const) {
  test(`the digits 0–9 of a text in ${language} are drawn by the face of its script, and no further font is loaded for them`, async ({
    page,
  }) => {
    const loaded = new Set<string>();
    page.on('response', (answer) => {
      const [, file] = /([\w-]+)\.woff2$/.exec(answer.url()) ?? [];
      if (file) loaded.add(file);
    });
    await page.goto(inLanguage('/toutacticle', language), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'main nav a[aria-current="page"]',
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName.startsWith(family))).toEqual([true]);
    expect([...loaded].toSorted()).toEqual(files);
  });
}

test('every picture says its size, comes in the widths of its place, and waits until it is near, but for one of a screen', async ({
  baseURL,
}) => {
  for (const screen of SCREENS) {
    const { body } = await get(baseURL ?? '', await firstOf(baseURL ?? '', screen));
    const pictures = [
      ...body.replace(/<script\b[\s\S]*?<\/script>/gi, '').matchAll(/<img\b[^>]*>/g),
    ].map(([tag]) => tag);
    const wrong = pictures.filter(
      (tag) =>
        !/\swidth="\d+"/.test(tag) ||
        !/\sheight="\d+"/.test(tag) ||
        !/\ssrc="\/(?:media|assets)\//.test(tag) ||
        (tag.includes('src="/media/') && !/srcSet="[^"]+ (?:96|192|320)w, /i.test(tag)),
    );
    expect(wrong, screen.name).toEqual([]);
    const eager = pictures.filter((tag) => !tag.includes('loading="lazy"'));
    expect(eager.length, screen.name).toBeLessThanOrEqual(1);
  }
});

for (const path of ['/ar', '/calendrier']) {
  test(`a picture of the whole of ${path}, three seconds after it has loaded, shows every section`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    const sections = await page.locator('main .later').evaluateAll((all) =>
      all.map((section) => {
        const { left, top, width, height } = section.getBoundingClientRect();
        return {
          words: (section as HTMLElement).innerText.trim(),
          place: {
            left: Math.round(left),
            top: Math.round(top),
            width: Math.floor(width),
            height: Math.floor(height),
          },
        };
      }),
    );
    expect(sections.length).toBeGreaterThan(0);
    const picture = await page.screenshot({ fullPage: true, scale: 'css' });
    for (const { words, place } of sections) {
      expect(words).not.toBe('');
      const { channels } = await sharp(picture).extract(place).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), words.slice(0, 40)).toBeGreaterThan(
        5,
      );
    }
  });
}
