import type { Locator } from '@playwright/test';
import { expectHydrated } from '../support/hydrated';
import {
  expectAsleep,
  featureButtons,
  headerPanel,
  openWithScriptsHeld,
  SCRIPTS,
} from '../support/scripts-held';
import { messages } from '../../testing/messages';
import { expect, PHONE, test } from '../../testing/test';

// A picture of the content is missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const texts = messages.fr;

test.describe('while the scripts are on their way', () => {
  test('clicks on carousel and tab are not lost, nor arrow keys on a tab', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/');
    await page.getByRole('button', { name: texts.home.nextSlide, exact: true }).click();
    await featureButtons(page).nth(1).click();
    await page.keyboard.press('ArrowRight');
    const chambers = page.getByRole('group', { name: texts.home.chambers, exact: true });
    const first = chambers.getByRole('listitem').first();
    await chambers.getByRole('button', { name: texts.home.nextChambers, exact: true }).click();
    const before = (await first.boundingBox())?.x ?? 0;
    await expectAsleep(page);
    release();
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: texts.home.slides })).toContainText('2 / ');
    await expect.poll(async () => (await first.boundingBox())?.x ?? 0).not.toBe(before);
  });

  test('a click is not lost though the loader itself comes three seconds late', async ({
    page,
  }) => {
    await page.route(/\/_next\/static\/later\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: texts.home.nextSlide, exact: true }).click();
    await expectAsleep(page);
    await expect(page.getByRole('region', { name: texts.home.slides })).toContainText('2 / ');
  });

  test('the mobile menu and its submenus open, and stay open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openWithScriptsHeld(page, '/contact');
    await headerPanel(page, 'menu').locator('summary').click();
    const submenu = page.locator('header nav details').first();
    await submenu.locator('> summary').click();
    await expect(submenu).toHaveAttribute('open');
    await expectAsleep(page);
    release();
    await expectHydrated(page);
    await expect(submenu).toHaveAttribute('open');
    await expect(headerPanel(page, 'menu')).toHaveAttribute('open');
  });

  test('the search opens, and answers; opened early, it takes the focus when they are there', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/contact');
    await headerPanel(page, 'search').locator('summary').click();
    // With suggestions it becomes a combobox.
    const box = headerPanel(page, 'search').locator('input[name="keyword"]');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page, 'a blank one is ignored').toHaveURL('/contact');
    await box.fill(' export ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=export$/);
    await expect(page.locator('main article').first()).toBeVisible();
    await headerPanel(page, 'search').locator('summary').click();
    await expectAsleep(page);
    release();
    await expect(box).toBeFocused();
  });

  test('a menu is closed as its page is left, which may be kept', async ({ page }) => {
    await openWithScriptsHeld(page, '/toutacticle');
    await headerPanel(page, 'search').locator('summary').click();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(headerPanel(page, 'search')).not.toHaveAttribute('open');
    await expectAsleep(page);
  });

  test('a step back to an earlier search shows its list', async ({ page }) => {
    await openWithScriptsHeld(page, '/toutacticle');
    // As a list did before this page was loaded anew.
    await page.evaluate(() => history.pushState(null, '', '?search=export'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('#list-search')).toHaveValue('export');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('#list-search')).toHaveValue('');
    await expectAsleep(page);
  });

  test('what is typed into a list’s search and chosen in its selects is followed', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/toutacticle');
    await page.locator('main select[name="per_page"]').selectOption('12');
    await expectAsleep(page);
    release();
    await expect(page).toHaveURL(/per_page=12/);
    await expect(page.locator('main select[name="per_page"]')).toHaveValue('12');
    await expect(page.locator('main article')).toHaveCount(12);
  });

  test('what is typed into the directory’s filter filters', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/chambre_de_commerces');
    const filter = page.getByRole('searchbox', { name: texts.chambers.filter });
    await filter.fill('oran');
    const shown = page.locator('main li:visible a[href*="/chambre_de_commerce/"]');
    const all = await shown.count();
    await expectAsleep(page);
    release();
    await expect.poll(() => shown.count()).toBeLessThan(all);
    await expect(filter).toHaveValue('oran');
  });

  test('the contact form keeps what is written, and is sent', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/contact');
    const field = (name: string): Locator => page.locator(`main form [name="${name}"]`);
    await field('name').fill('Visiteur Exemple');
    await field('email').fill('visiteur@entreprise.example');
    await field('subject').fill('Premier clic');
    await expectAsleep(page);
    release();
    await expectHydrated(page);
    await expect(field('subject')).toHaveValue('Premier clic');
    await page.unroute(SCRIPTS);
    await openWithScriptsHeld(page, '/contact');
    await field('name').fill('Visiteur Exemple');
    await field('email').fill('visiteur@entreprise.example');
    await field('subject').fill('Premier clic');
    await field('message').fill(`Envoyé avant les scripts, ${Date.now()}`);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByText(texts.contact.sent)).toBeVisible();
  });
});
