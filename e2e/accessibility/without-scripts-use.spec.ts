import type { Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import { DIRECTIONS, expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

test.use({
  javaScriptEnabled: false,
  allowedErrors: /status of 422|status of 404.*\/media\/storage\//,
});

/**
 * Opens the submenus of a navigation one inside the other, as far down as the first ones go;
 * returns how many were opened.
 */
async function openFirstBranch(page: Page): Promise<number> {
  let scope = page.locator('header nav').first();
  let opened = 0;
  for (;;) {
    const branch = scope.locator('details').first();
    if ((await branch.count()) === 0) break;
    await branch.locator('> summary').click();
    await expect(branch).toHaveAttribute('open', '');
    opened += 1;
    scope = branch;
  }
  return opened;
}

for (const language of ONE_PER_DIRECTION) {
  test.describe(`without scripts, in ${language}`, () => {
    test('submenus open and lead on, on a desktop', async ({ page }) => {
      await page.goto(inLanguage('/', language));
      await expect(page.locator('html')).toHaveAttribute('dir', DIRECTIONS[language]);
      expect(await openFirstBranch(page)).toBeGreaterThan(0);
      const link = page.locator('header nav details[open] a[href]:visible').first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === target.split('?')[0]);
    });

    test('the mobile menu opens, its submenus too', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(inLanguage('/partenaire', language));
      const contact = page
        .locator('header nav')
        .getByRole('link', { name: messages[language].header.contact, exact: true });
      await expect(contact).toBeHidden();
      await page
        .locator('header summary')
        .filter({ hasText: messages[language].header.menu })
        .first()
        .click();
      await expect(contact).toBeVisible();
      expect(await openFirstBranch(page)).toBeGreaterThan(0);
      await contact.click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}$`));
    });

    test('the header’s search leads to the results of the keyword', async ({ page }) => {
      await page.goto(inLanguage('/', language));
      await page
        .locator('header summary')
        .filter({ hasText: messages[language].header.search })
        .first()
        .click();
      const box = page.locator('header input[name="keyword"]');
      await box.fill('export');
      await box.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`${inLanguage('/search', language)}\\?keyword=export$`),
      );
      await expect(page.locator('main')).toContainText(
        messages[language].search.resultsFor
          .replace(/<\/?\w+>/g, '')
          .replace('{keyword}', 'export'),
      );
      await expect(page.locator('main article').first()).toBeVisible();
    });

    test('a list pages by its links, changes its size and searches by its form', async ({
      page,
    }) => {
      await page.goto(inLanguage('/toutacticle', language));
      const titles = page.locator('main article h2');
      await expect(titles).toHaveCount(6);
      const first = await titles.first().innerText();
      const pager = page.getByRole('navigation', { name: messages[language].listing.pager });
      await pager.getByRole('link', { name: messages[language].listing.next }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(titles.first()).not.toHaveText(first);
      await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
      await page.locator('main form select[name="per_page"]').selectOption('12');
      await page
        .locator('main form')
        .getByRole('button', { name: messages[language].listing.submit })
        .click();
      await expect(page).toHaveURL(/per_page=12/);
      await expect(titles).toHaveCount(12);
      await page.locator('main form input[name="search"]').fill('zzzz-introuvable');
      await page.locator('main form input[name="search"]').press('Enter');
      await expect(page.locator('main')).toContainText(messages[language].common.noResults);
      await expect(page.locator('main')).toContainText(messages[language].common.tryOtherTerms);
      await expect(page.locator('main form input[name="search"]')).toHaveValue('zzzz-introuvable');
    });

    test('the chambers’ directory is filtered by its form', async ({ page }) => {
      await page.goto(inLanguage('/chambre_de_commerces', language));
      const links = page.locator('main a[href*="/chambre_de_commerce/"]:visible');
      const all = await links.count();
      await page.locator('main form input[name="search"]').fill('oran');
      await page.locator('main form input[name="search"]').press('Enter');
      await expect(page).toHaveURL(/search=oran/);
      const found = await links.count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(all);
    });

    test('a wrong contact message comes back with its errors at the fields and the text kept; a good one is sent', async ({
      page,
    }) => {
      const texts = messages[language].contact;
      await page.goto(inLanguage('/contact', language));
      const field = (name: string) => page.locator(`main form [name="${name}"]`);
      await field('name').fill('   ');
      await field('email').fill('visiteur@entreprise.example');
      await field('subject').fill('Foire & salon');
      await field('message').fill('Première ligne\nرسالة تجريبية <b>');
      await page.locator('main form button[type="submit"]').click();
      await expect(page.getByText(texts.checkFields)).toBeVisible();
      await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
      await expect(
        page.locator(`#${(await field('name').getAttribute('aria-describedby')) ?? 'none'}`),
      ).toHaveText(texts.errors.required);
      await expect(field('subject')).not.toHaveAttribute('aria-invalid');
      await expect(field('email')).toHaveValue('visiteur@entreprise.example');
      await expect(field('subject')).toHaveValue('Foire & salon');
      await expect(field('message')).toHaveValue('Première ligne\nرسالة تجريبية <b>');
      await field('name').fill('Visiteur Exemple');
      await page.locator('main form button[type="submit"]').click();
      await expect(page.getByText(texts.sent)).toBeVisible();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(field('message')).toHaveValue('');
    });

    test('the calendar lists the period’s events, with links to the period before and after', async ({
      page,
    }) => {
      await page.goto(inLanguage('/calendrier', language));
      const agenda = page.locator('main');
      const texts = messages[language].calendar;
      const title = await agenda.locator('h2').first().innerText();
      const events = await agenda.locator('time').count();
      expect(events).toBeGreaterThan(0);
      await agenda.getByRole('link', { name: texts.nextMonth }).click();
      await expect(page).toHaveURL(/\?date=\d{4}-\d{2}#agenda$/);
      await expect(agenda.locator('h2').first()).not.toHaveText(title);
      await agenda.getByRole('link', { name: texts.previousMonth }).click();
      await expect(agenda.locator('h2').first()).toHaveText(title);
      expect(await agenda.locator('time').count()).toBe(events);
    });
  });
}
