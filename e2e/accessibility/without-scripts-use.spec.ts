import type { Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import { expect, inLanguage, PHONE, test } from '../../testing/test';

test.use({
  javaScriptEnabled: false,
  allowedErrors: /status of 422|status of 404.*\/media\/storage\//,
});

/** Opens the submenus of the menu one inside the other, as far down as the first ones go. */
async function openFirstBranch(page: Page): Promise<void> {
  let scope = page.locator('header nav').first();
  for (;;) {
    const branch = scope.locator('details').first();
    if ((await branch.count()) === 0) break;
    await branch.locator('> summary').click();
    await expect(branch).toHaveAttribute('open', '');
    scope = branch;
  }
}

test('without scripts submenus open and lead on; the search leads to the results of its keyword', async ({
  page,
}) => {
  await page.goto('/');
  await openFirstBranch(page);
  const link = page.locator('header nav details[open] a[href]:visible').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === target.split('?')[0]);
  await page.locator('header [data-panel="search"] > summary').click();
  const box = page.locator('header input[name="keyword"]');
  await box.fill('export');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=export$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('without scripts the mobile menu opens, its submenus too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ar/partenaire');
  const contact = page
    .locator('header nav')
    .getByRole('link', { name: messages.ar.header.contact, exact: true });
  await expect(contact).toBeHidden();
  await page.locator('header [data-panel="menu"] > summary').click();
  await openFirstBranch(page);
  await contact.click();
  await expect(page).toHaveURL(/\/ar\/contact$/);
});

test('without scripts a list pages by its links, changes its size and searches by its form', async ({
  page,
}) => {
  const { listing, common } = messages.ar;
  await page.goto('/ar/toutacticle');
  const titles = page.locator('main article h2');
  const first = await titles.first().innerText();
  const pager = page.getByRole('navigation', { name: listing.pager });
  await pager.getByRole('link', { name: listing.next }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).not.toHaveText(first);
  await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
  const form = page.locator('main form');
  await form.locator('select[name="per_page"]').selectOption('12');
  await form.getByRole('button', { name: listing.submit }).click();
  await expect(page).toHaveURL(/per_page=12/);
  await expect(titles).toHaveCount(12);
  const box = form.locator('input[name="search"]');
  await box.fill('zzzz-introuvable');
  await box.press('Enter');
  await expect(page.locator('main')).toContainText(common.noResults);
  await expect(page.locator('main')).toContainText(common.tryOtherTerms);
  await expect(box).toHaveValue('zzzz-introuvable');
});

test('without scripts a wrong contact message comes back with its errors at the fields and the text kept; a good one is sent', async ({
  page,
}) => {
  const texts = messages.ar.contact;
  await page.goto(inLanguage('/contact', 'ar'));
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  const written = {
    email: 'visiteur@entreprise.example',
    subject: 'Foire & salon',
    message: 'Première ligne\nرسالة تجريبية <b>',
  };
  await field('name').fill('   ');
  for (const [name, text] of Object.entries(written)) await field(name).fill(text);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByText(texts.checkFields)).toBeVisible();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toHaveAccessibleDescription(texts.errors.required);
  await expect(field('subject')).not.toHaveAttribute('aria-invalid');
  for (const [name, text] of Object.entries(written)) await expect(field(name)).toHaveValue(text);
  await field('name').fill('Visiteur Exemple');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(field('message')).toHaveValue('');
});

test('without scripts the month’s list of events stands alone, with links to the month before and after', async ({
  page,
}) => {
  const texts = messages.fr.calendar;
  await page.goto('/calendrier');
  await expect(page.locator('#calendar')).toBeHidden();
  await expect(page.getByRole('link', { name: texts.jumpToAgenda })).toBeHidden();
  const main = page.locator('main');
  const title = await main.locator('h2').first().innerText();
  const events = await main.locator('time').count();
  expect(events).toBeGreaterThan(0);
  await main.getByRole('link', { name: texts.nextMonth }).click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}#agenda$/);
  await expect(main.locator('h2').first()).not.toHaveText(title);
  await main.getByRole('link', { name: texts.previousMonth }).click();
  await expect(main.locator('h2').first()).toHaveText(title);
  await expect(main.locator('time')).toHaveCount(events);
});
