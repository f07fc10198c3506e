import {
  certificate,
  contactLink,
  hamburger,
  header,
  labelOf,
  menu,
  navigation,
  parent,
  searchBox,
  searchButton,
  services,
  slugOf,
  submenu,
  trade,
} from '../support/header';
import { bringClock, openHydrated, stopClock } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

for (const language of ONE_PER_DIRECTION) {
  const { common, header: texts } = messages[language];

  test(`in ${language}: fixed links home, /calendrier, /contact, and a logo that leads home; menu items nest, each leads to its record or its own link, the current screen’s is marked`, async ({
    page,
  }) => {
    await openHydrated(page, inLanguage('/calendrier?date=2026-03&x=1', language));
    const link = (name: string) =>
      navigation(page, language).getByRole('link', { name, exact: true });
    for (const [name, path] of [
      [common.home, '/'],
      [texts.calendar, '/calendrier'],
      [texts.contact, '/contact'],
    ] as const)
      await expect(link(name)).toHaveAttribute('href', inLanguage(path, language));
    await expect(header(page).getByRole('link').first()).toHaveAttribute(
      'href',
      inLanguage('/', language),
    );
    await expect(navigation(page, language).locator('a[aria-current="page"]')).toHaveText([
      texts.calendar,
    ]);
    const hidden = menu.filter(({ status }) => status === 0);
    for (const entry of hidden)
      await expect(header(page)).not.toContainText(labelOf(entry, language));
    const plain = services?.child.at(-1);
    await parent(page, services, language).click();
    await expect(link(labelOf(plain, language))).toHaveAttribute(
      'href',
      inLanguage(plain?.link ?? '', language),
    );
    await parent(page, trade, language).click();
    const overview = texts.overview
      .replace(/<\/?\w+>/g, '')
      .replace('{label}', labelOf(trade, language));
    await expect(navigation(page, language).getByRole('link', { name: overview })).toHaveAttribute(
      'href',
      new RegExp(`^${inLanguage('/service', language)}/\\d+/${slugOf(trade)}$`),
    );
    await link(labelOf(certificate, language)).click();
    await expect(page).toHaveURL(
      new RegExp(`${inLanguage('/page', language)}/\\d+/${slugOf(certificate)}$`),
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      labelOf(certificate, language),
    );
    await expect(submenu(page, services, language), 'a leaf closes the menus').toBeHidden();
  });
}

test('above 768 px a submenu opens on hover, at least 200 px wide, closes 200 ms after the pointer leaves, stays when it comes back before, and gives way to the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await bringClock(page);
  await openHydrated(page, '/contact');
  await expect(hamburger(page)).toBeHidden();
  const opened = submenu(page, services);
  await parent(page, services).hover();
  await expect(opened).toBeVisible();
  expect((await opened.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(200);
  await parent(page, trade).hover();
  await expect(submenu(page, trade)).toBeVisible();
  await stopClock(page);
  await page.mouse.move(640, 880);
  await page.clock.runFor(150);
  await parent(page, services).hover();
  await page.clock.runFor(60_000);
  await expect(opened).toBeVisible();
  await page.mouse.move(640, 880);
  await page.clock.runFor(199);
  await expect(opened).toBeVisible();
  await page.clock.runFor(1);
  await expect(opened).toBeHidden();
  await expect(submenu(page, trade)).toBeHidden();
  await parent(page, services).hover();
  await parent(page, menu[1]).hover();
  await expect(submenu(page, menu[1])).toBeVisible();
  await page.clock.runFor(200);
  await expect(opened).toBeHidden();
});

test('at 768 px a submenu opens on click, never on hover, in a menu toggled by a hamburger button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await bringClock(page);
  await openHydrated(page, '/contact');
  await expect(contactLink(page)).toBeHidden();
  await hamburger(page).click();
  await expect(contactLink(page)).toBeVisible();
  await parent(page, services).hover();
  await page.clock.fastForward(5000);
  await expect(submenu(page, services)).toBeHidden();
  await parent(page, services).click();
  await expect(submenu(page, services)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(5000);
  await expect(submenu(page, services), 'leaving it closes nothing').toBeVisible();
  await hamburger(page).click();
  await expect(contactLink(page)).toBeHidden();
});

for (const [name, size] of Object.entries({ desktop: DESKTOP, telephone: PHONE })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size });

    test('a parent item toggles its submenu, by keyboard too, and leaves its sibling as it was; Escape closes the innermost, then the next, and gives the focus back', async ({
      page,
    }) => {
      await bringClock(page);
      await openHydrated(page, '/contact');
      if (size === PHONE) await hamburger(page).click();
      for (const entry of [services, trade]) {
        await parent(page, entry).click();
        await expect(submenu(page, entry)).toBeVisible();
      }
      for (const entry of [trade, services]) {
        await page.clock.fastForward(1000);
        await parent(page, entry).click();
        await expect(submenu(page, entry)).toBeHidden();
      }
      await expect(page).toHaveURL(/\/contact$/);
      // By keyboard: a mouse that leaves a submenu closes it.
      for (const entry of [services, menu[1], trade]) {
        await parent(page, entry).focus();
        await page.keyboard.press('Enter');
        await expect(submenu(page, entry)).toBeVisible();
      }
      await expect(submenu(page, menu[1])).toBeVisible();
      await submenu(page, trade).getByRole('link').first().focus();
      for (const entry of [trade, services]) {
        await page.keyboard.press('Escape');
        await expect(submenu(page, entry)).toBeHidden();
        await expect(parent(page, entry)).toBeFocused();
      }
      if (size === DESKTOP) {
        await page.mouse.click(8, size.height - 8);
        await expect(submenu(page, menu[1]), 'a click elsewhere').toBeHidden();
        return;
      }
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(contactLink(page)).toBeHidden({ timeout: 300 });
      }).toPass();
      await expect(hamburger(page)).toBeFocused();
    });

    test('any route change closes the mobile menu, all submenus and the search, also of a page that the browser keeps whole', async ({
      page,
    }) => {
      const open = async (): Promise<void> => {
        if (size === PHONE) await hamburger(page).click();
        await parent(page, services).focus();
        await page.keyboard.press('Enter');
        await expect(submenu(page, services)).toBeVisible();
      };
      const expectClosed = async (): Promise<void> => {
        await expect(submenu(page, services)).toBeHidden();
        if (size === PHONE) await expect(contactLink(page)).toBeHidden();
      };
      const title = page.getByRole('heading', { level: 1 });
      await openHydrated(page, '/calendrier');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: messages.fr.footer.contact, exact: true })
        .click();
      await expect(title).toHaveText(messages.fr.contact.title);
      await open();
      await page.goBack();
      await expect(title).toHaveText(messages.fr.calendar.title);
      await expectClosed();
      await searchButton(page).click();
      await expect(searchBox(page)).toBeVisible();
      await page.goForward();
      await expect(title).toHaveText(messages.fr.contact.title);
      await expect(searchBox(page)).toBeHidden();
      await open();
      // The browser of the tests keeps no pages: this is what others tell one that they keep.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
      );
      await expectClosed();
    });
  });
}
