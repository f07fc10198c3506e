import type { Locator, Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

/** In the hills behind Oran: far from any other chamber. */
const HERE = { latitude: 35.61234, longitude: -0.71234 };
const DISTANCES = { fr: /\b12\skm\b/, ar: /12\sكم/ };

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].chambers;

  test(`in ${language}: the nearest chamber is found in the browser and linked with its distance; the position is never sent`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HERE);
    await page.goto(inLanguage('/chambre_de_commerces', language));
    await expect(page.getByText(texts.nearestNote)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(
        `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
      ),
    );
    await button(page, texts.nearest).click();
    const result = page.getByRole('status').filter({ hasText: texts.nearestFound });
    await expect(result).toContainText(DISTANCES[language]);
    const link = result.getByRole('link');
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${inLanguage('/chambre_de_commerce/31', language)}/`),
    );
    await expect(page.locator('svg a[data-nearest]')).toHaveAttribute('data-chamber', '31');
    await link.click();
    await expect(page).toHaveURL(/\/chambre_de_commerce\/31\//);
    await page.waitForLoadState('networkidle');
    expect(sent.filter((text) => /35[.,]61|0[.,]712/.test(text))).toEqual([]);
    expect(
      await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      ),
    ).not.toMatch(/35[.,]61/);
  });
}

test('a refusal, or a position that cannot be had, is said in plain words', async ({ page }) => {
  const texts = messages.fr.chambers;
  await page.addInitScript(() => {
    Object.assign(window, { failWith: 1 });
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (_found: unknown, failed: (error: object) => void) =>
        failed({
          code: Number(Reflect.get(window, 'failWith')),
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        }),
    });
  });
  await page.goto('/chambre_de_commerces');
  await button(page, texts.nearest).click();
  await expect(page.getByRole('status').filter({ hasText: texts.nearestDenied })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { failWith: 2 }));
  await button(page, texts.nearest).click();
  await expect(
    page.getByRole('status').filter({ hasText: texts.nearestUnavailable }),
  ).toBeVisible();
});

test('a browser that cannot tell a position says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await page.goto('/chambre_de_commerces');
  await button(page, messages.fr.chambers.nearest).click();
  await expect(
    page.getByRole('status').filter({ hasText: messages.fr.chambers.nearestUnavailable }),
  ).toBeVisible();
});
