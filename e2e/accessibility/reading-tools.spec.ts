import { demonstration } from '../../embedded-api/database/demonstration';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { openHydrated } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { expect, inLanguage, LANGUAGES, ONE_PER_DIRECTION, test } from '../../testing/test';

const { articles } = demonstration;

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

const SHARED = ['/article/1', '/page/1', '/chambre_de_commerce/16'];

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].detail;

  test(`in ${language}: an article, page or chamber can be shared by plain links without third-party scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of SHARED) {
      await page.goto(inLanguage(path, language));
      const tools = page.getByRole('group', { name: texts.tools });
      await tools.locator('summary').click();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const links = await tools
        .getByRole('link')
        .evaluateAll((all: HTMLAnchorElement[]) =>
          all.map((link) => decodeURIComponent(link.href)),
        );
      expect(links).toHaveLength(4);
      for (const link of links) expect(link).toContain(canonical ?? 'no canonical link');
      await expect(tools.getByRole('button')).toHaveCount(0);
    }
    await context.close();
  });

  test(`in ${language}: the link is copied, and said so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLanguage('/article/1', language));
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: texts.copyLink }).click();
    await expect(page.getByRole('group', { name: texts.tools }).getByRole('status')).toHaveText(
      texts.linkCopied,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  });
}

test('an item that is not translated says so in the reader’s language; a translated one does not', async ({
  page,
}) => {
  const id = articles.findIndex(({ description }) => description.en === '') + 1;
  expect(id).toBeGreaterThan(0);
  await page.goto(`/en/article/${id}`);
  await expect(page.getByText(messages.en.detail.notTranslated)).toBeVisible();
  await page.goto(`/fr/article/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(messages.fr.detail.notTranslated)).toHaveCount(0);
});

test('an article leads on to three others of its category, never to itself', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/article/1', language));
    const related = page
      .getByRole('region', { name: messages[language].category.related })
      .getByRole('link');
    await expect(related).toHaveCount(3);
    const hrefs = await related.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const href of hrefs)
      expect(href).toMatch(new RegExp(`^${inLanguage('/article', language)}/(?!1/)\\d+/`));
    expect(new Set(hrefs).size).toBe(3);
  }
});

test('the device’s own sharing is used where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    });
  });
  await page.goto('/ar/article/1');
  await page.waitForLoadState('networkidle');
  await page.getByRole('group', { name: messages.ar.detail.tools }).locator('summary').click();
  const shared = await (
    await page.waitForFunction(() => Reflect.get(window, 'shared') as ShareData)
  ).jsonValue();
  expect(shared.url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'));
  expect(shared.title).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
});

test('“back to top” comes into sight on a long screen only, beside the page, and leads to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openHydrated(page, '/toutacticle?per_page=48');
  const link = page.getByRole('link', { name: messages.fr.common.backToTop });
  const isSeen = (): Promise<boolean> =>
    link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return (
        document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') === element
      );
    });
  expect(await isSeen()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 3 * innerHeight));
  await expect.poll(isSeen).toBe(true);
  const edge = (await page.locator('main .container').first().boundingBox()) ?? { x: 0, width: 0 };
  expect((await link.boundingBox())?.x).toBeGreaterThanOrEqual(edge.x + edge.width - 24);
  const [arrow, ground] = await link.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(arrow, 'its arrow is seen').not.toBe(ground);
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const last = await page.locator('main').boundingBox();
  expect((await link.boundingBox())?.y, 'on a phone it covers no text').toBeGreaterThanOrEqual(
    (last?.y ?? 0) + (last?.height ?? 0),
  );
});
