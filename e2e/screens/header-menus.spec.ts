import type { Page } from '@playwright/test';
import {
  contactLink,
  hamburger,
  labelOf,
  menu,
  parent,
  searchBox,
  searchButton,
  services,
  submenu,
  trade,
} from '../support/header';
import { bringClock, openHydrated, stopClock } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, PHONE, test } from '../../testing/test';

test('a submenu stays open when the pointer comes back within 200 ms', async ({ page }) => {
  await bringClock(page);
  await openHydrated(page, '/contact');
  await parent(page, services).hover();
  await expect(submenu(page, services)).toBeVisible();
  await stopClock(page);
  await page.mouse.move(640, 880);
  await page.clock.runFor(150);
  await parent(page, services).hover();
  await page.clock.runFor(60_000);
  await expect(submenu(page, services)).toBeVisible();
});

test('the next submenu opens as the pointer moves on, and the first one closes', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await parent(page, services).hover();
  await expect(submenu(page, services)).toBeVisible();
  await parent(page, menu[1]).hover();
  await expect(submenu(page, menu[1])).toBeVisible();
  await expect(submenu(page, services)).toBeHidden();
});

for (const { width, opensOnHover } of [
  { width: 769, opensOnHover: true },
  { width: 768, opensOnHover: false },
]) {
  test(`at ${width} px a submenu ${opensOnHover ? 'opens on hover' : 'opens on click, never on hover, in a menu toggled by a hamburger button'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await bringClock(page);
    await openHydrated(page, '/contact');
    if (opensOnHover) {
      await expect(hamburger(page)).toBeHidden();
      await parent(page, services).hover();
      await expect(submenu(page, services)).toBeVisible();
      return;
    }
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
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, telephone: PHONE })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size });
    const openMenu = async (page: Page): Promise<void> => {
      await openHydrated(page, '/contact');
      if (size === PHONE) await hamburger(page).click();
    };

    test('clicking a parent item toggles its submenu', async ({ page }) => {
      await bringClock(page);
      await openMenu(page);
      await parent(page, services).click();
      await expect(submenu(page, services)).toBeVisible();
      await parent(page, trade).click();
      await expect(submenu(page, trade)).toBeVisible();
      await page.clock.fastForward(1000);
      await parent(page, trade).click();
      await expect(submenu(page, trade)).toBeHidden();
      await expect(submenu(page, services)).toBeVisible();
      await page.clock.fastForward(1000);
      await parent(page, services).click();
      await expect(submenu(page, services)).toBeHidden();
      await expect(page).toHaveURL(/\/contact$/);
    });

    test('opening a submenu leaves its sibling as it was', async ({ page }) => {
      await openMenu(page);
      // By keyboard: a mouse that leaves a submenu closes it.
      for (const entry of [services, menu[1]]) {
        await parent(page, entry).focus();
        await page.keyboard.press('Enter');
      }
      await expect(submenu(page, menu[1])).toBeVisible();
      await expect(submenu(page, services)).toBeVisible();
      if (size === PHONE) return;
      await page.mouse.click(8, size.height - 8);
      for (const entry of [services, menu[1]])
        await expect(submenu(page, entry), 'a click elsewhere').toBeHidden();
    });

    test('a parent item is toggled by the keyboard too', async ({ page }) => {
      await openMenu(page);
      await parent(page, services).focus();
      await page.keyboard.press('Enter');
      await expect(submenu(page, services)).toBeVisible();
      await page.keyboard.press('Space');
      await expect(submenu(page, services)).toBeHidden();
    });

    test('clicking a leaf link closes the menus', async ({ page }) => {
      await openMenu(page);
      await parent(page, services).click();
      await submenu(page, services)
        .getByRole('link', { name: labelOf(services?.child.at(-1), 'fr'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/toutpage$/);
      await expect(submenu(page, services)).toBeHidden();
      if (size === PHONE) await expect(contactLink(page)).toBeHidden();
    });

    test('any route change closes the mobile menu, all submenus and the search', async ({
      page,
    }) => {
      await openHydrated(page, '/calendrier');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: messages.fr.footer.contact, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.contact.title);
      if (size === PHONE) await hamburger(page).click();
      await parent(page, services).focus();
      await page.keyboard.press('Enter');
      await expect(submenu(page, services)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.calendar.title);
      await expect(submenu(page, services)).toBeHidden();
      if (size === PHONE) await expect(contactLink(page)).toBeHidden();
      await searchButton(page).click();
      await expect(searchBox(page)).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.contact.title);
      await expect(searchBox(page)).toBeHidden();
    });

    test('any route change closes the menus, also of a page that the browser keeps whole and shows again', async ({
      page,
    }) => {
      await openMenu(page);
      await parent(page, services).focus();
      await page.keyboard.press('Enter');
      await expect(submenu(page, services)).toBeVisible();
      // The browser of the tests keeps no pages: this is what others tell one that they keep.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
      );
      await expect(submenu(page, services)).toBeHidden();
      if (size === PHONE) await expect(contactLink(page)).toBeHidden();
    });

    test('Escape closes the innermost submenu, then the next, and gives the focus back to what opened it', async ({
      page,
    }) => {
      await openMenu(page);
      for (const entry of [services, trade]) {
        await parent(page, entry).focus();
        await page.keyboard.press('Enter');
        await expect(submenu(page, entry)).toBeVisible();
      }
      await submenu(page, trade).getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(submenu(page, trade)).toBeHidden();
      await expect(submenu(page, services)).toBeVisible();
      await expect(parent(page, trade)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(submenu(page, services)).toBeHidden();
      await expect(parent(page, services)).toBeFocused();
      if (size === DESKTOP) return;
      await page.keyboard.press('Escape');
      await expect(contactLink(page)).toBeHidden();
      await expect(hamburger(page)).toBeFocused();
    });
  });
}
