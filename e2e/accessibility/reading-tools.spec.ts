import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { attributes, get } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, test } from '../../testing/test';
import { openHydrated } from '../support/hydrated';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES) });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article, page or chamber can be shared by plain links without third-party scripts', async ({
    page,
  }) => {
    for (const path of ['/article/1', '/ar/page/1', '/chambre_de_commerce/16']) {
      await page.goto(path);
      const tools = page.getByRole('group', {
        name: messages[path.startsWith('/ar/') ? 'ar' : 'fr'].detail.tools,
      });
      await tools.locator('summary').click();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      const links = await tools
        .getByRole('link')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => decodeURIComponent(href)));
      expect(links).toHaveLength(4);
      for (const link of links) expect(link).toContain(canonical ?? 'no canonical link');
      await expect(tools.getByRole('button')).toHaveCount(0);
    }
  });
});

test('the link is copied, and said so; the device’s own sharing is used where there is one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    });
  });
  await openHydrated(page, '/ar/article/1');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const tools = page.getByRole('group', { name: messages.ar.detail.tools });
  await tools.getByRole('button', { name: messages.ar.detail.copyLink }).click();
  await expect(tools.getByRole('status')).toHaveText(messages.ar.detail.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await tools.locator('summary').click();
  const shared = await page.waitForFunction(() => Reflect.get(window, 'shared') as ShareData);
  expect(await shared.jsonValue()).toMatchObject({
    url: canonical,
    title: await page.getByRole('heading', { level: 1 }).innerText(),
  });
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
});

test('an article leads on to three others of its category, never to itself', async ({
  baseURL,
}) => {
  const { body } = await get(baseURL ?? '', '/ar/article/1');
  const related = /aria-labelledby="related"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';
  const hrefs = new Set(attributes(related, 'a', 'href'));
  expect(hrefs.size).toBe(3);
  for (const href of hrefs) expect(href).toMatch(/^\/ar\/article\/(?!1\/)\d+\//);
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
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const last = await page.locator('main').boundingBox();
  expect((await link.boundingBox())?.y, 'on a phone it covers no text').toBeGreaterThanOrEqual(
    (last?.y ?? 0) + (last?.height ?? 0),
  );
});
