import { get } from '../../testing/http';
import {
  hasPlainChromium,
  openPlainChromium,
  type PlainChromium,
} from '../../testing/plain-chromium';
import { expect, test } from '../../testing/test';

const CARD = 'main article a[href^="/article/"]';

test('pages name the site’s speculation rules', async ({ baseURL }) => {
  const { headers } = await get(baseURL ?? '', '/ar/toutacticle');
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  expect((await get(baseURL ?? '', '/speculation-rules.json')).headers['content-type']).toBe(
    'application/speculationrules+json',
  );
});

test('no link to a language or to a document is a candidate for prerendering', async ({ page }) => {
  const candidates = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources)
      candidates.add(key.url.replace(/^https?:\/\/[^/]+/, ''));
  });
  await session.send('Preload.enable');
  await page.goto('/toutacticle');
  await expect
    .poll(() => [...candidates])
    .toEqual(expect.arrayContaining(['/', '/calendrier', '/toutacticle?page=2']));
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const others = [
    '/fr/toutacticle',
    '/en/toutacticle',
    '/ar/toutacticle',
    '/feeds/fr/articles.atom',
  ];
  expect(links).toEqual(expect.arrayContaining(others));
  expect(others.filter((address) => candidates.has(address))).toEqual([]);
});

test.describe('in a browser as visitors have it', () => {
  test.skip(!hasPlainChromium, 'the headless shell keeps no pages');
  let browser: PlainChromium;
  test.beforeEach(async () => {
    browser = await openPlainChromium();
  });
  test.afterEach(() => browser.close());

  test('a screen whose link the pointer rests on is prerendered and laid out, the framework is loaded after the click, which shows it', async ({
    baseURL,
  }) => {
    // Time for the page to come: a click before that is followed without prerendering.
    await expect(async () => {
      await browser.goto(`${baseURL}/toutacticle`);
      const address = await browser.evaluate(`document.querySelector('${CARD}').href`);
      await browser.hover(CARD);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await browser.click(CARD);
      await browser.until(
        `location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`,
      );
      expect(
        await browser.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`),
      ).toBeGreaterThan(0);
    }).toPass();
    await browser.until(
      `performance.getEntriesByType('resource').some(({ name }) => /_next\\/static\\/chunks\\/.*\\.js$/.test(name))`,
    );
    const early = `performance.getEntriesByType('resource').filter(({ name, startTime }) => /_next\\/static\\/chunks\\/.*\\.js$/.test(name) && startTime < performance.getEntriesByType('navigation')[0].activationStart).length`;
    expect(await browser.evaluate(early)).toBe(0);
    const fontsAhead = early.replace('_next\\/static\\/chunks\\/.*\\.js$', '\\.woff2$');
    expect(await browser.evaluate(fontsAhead)).toBeGreaterThan(0);
    expect(await browser.evaluate(`document.documentElement.hasAttribute('data-laid-out')`)).toBe(
      true,
    );
  });

  test('a list that was searched and left is shown again as it was, at the same place, without a request', async ({
    baseURL,
  }) => {
    await browser.goto(`${baseURL}/toutacticle`);
    await browser.click('main input[name="search"]');
    await browser.until(
      `Object.keys(document.querySelector('main form')).some((key) => key.startsWith('__react'))`,
    );
    await browser.type('export');
    await browser.until(`location.search === '?search=export'`);
    await browser.until(
      `document.querySelector('main form').getAttribute('aria-busy') === 'false'`,
    );
    await browser.evaluate(
      `Object.assign(window, { isKept: true }); addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))`,
    );
    await browser.click(`main li:last-child article a[href^="/article/"]`);
    await browser.until(
      `location.pathname.startsWith('/article/') && document.readyState === 'complete'`,
    );
    await browser.evaluate('history.back()');
    await browser.until(
      `location.search === '?search=export' && document.readyState === 'complete'`,
    );
    const state = `[window.isKept, window.persisted, document.querySelector('main input[name="search"]').value, scrollY > 0]`;
    expect(await browser.evaluate(state)).toEqual([true, true, 'export', true]);
  });
});
