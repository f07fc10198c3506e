import type { Locator } from '@playwright/test';
import { thisYear } from '../support/calendar';
import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { openHydrated } from '../support/hydrated';
import { messages, shownIn } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';

/** The footer's links to screens (specification §2), in their order. */
const LINKS: [path: string, label: (texts: (typeof messages)['fr']) => string][] = [
  ['/', ({ common }) => common.home],
  ['/contact', ({ footer }) => footer.contact],
  ['/toutacticle', ({ footer }) => footer.articles],
  ['/toutpage', ({ footer }) => footer.pages],
  ['/calendrier', ({ footer }) => footer.calendar],
  ['/chambre_de_commerces', ({ footer }) => footer.chambers],
  ['/partenaire', ({ footer }) => footer.partners],
];
const PATHS = LINKS.map(([path]) => path);

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language];

  test(`footer in ${language}: links to ${PATHS.join(', ')}; external sister sites and social links open in new tabs, and say so; whose site it is; a language selector: English, Arabic, French, on the same page`, async ({
    page,
    context,
  }) => {
    await context.route(/\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sister</h1>' }),
    );
    const footer = page.getByRole('contentinfo');
    await openHydrated(page, inLanguage('/chambre_de_commerces?search=oran', language));
    const links = footer.getByRole('navigation', { name: texts.footer.site }).getByRole('link');
    await expect(links).toHaveText(LINKS.map(([, label]) => label(texts)));
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      for (const [place, path] of PATHS.entries()) {
        await expect(links.nth(place)).toBeVisible();
        await expect(links.nth(place)).toHaveAttribute('href', inLanguage(path, language));
      }
    }

    const elsewhere = (name: string): Locator =>
      footer.getByRole('region', { name }).getByRole('link');
    const inNewTab = new RegExp(` \\(${texts.common.newTab}\\)$`);
    for (const [name, sites] of [
      [
        texts.footer.sisterSites,
        own.sisterSites.map((site) => [shownIn(language, site.name), site.url] as const),
      ],
      [texts.footer.followUs, own.socialLinks.map((site) => [site.network, site.url] as const)],
    ] as const) {
      await expect(elsewhere(name)).toHaveCount(sites.length);
      for (const [place, [label, url]] of sites.entries()) {
        const link = elsewhere(name).nth(place);
        await expect(link).toHaveAttribute('href', url);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toHaveAccessibleName(inNewTab);
        await expect(link).toHaveAccessibleName(new RegExp(`^${label}`, 'i'));
      }
    }
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      elsewhere(texts.footer.sisterSites).first().click(),
    ]);
    await expect(tab).toHaveURL(own.sisterSites[0]?.url ?? '');
    await tab.close();

    for (const said of [own.name, own.address])
      await expect(footer).toContainText(shownIn(language, said));
    await expect(footer).toContainText(thisYear());
    for (const [name, href] of [
      [own.phone, `tel:${own.phone.replaceAll(' ', '')}`],
      [own.email, `mailto:${own.email}`],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);

    const languages = footer
      .getByRole('navigation', { name: texts.footer.language, exact: true })
      .getByRole('link');
    const codes = ['en', 'ar', 'fr'] as const;
    await expect(languages).toHaveText(codes.map((code) => TABLE[code].name));
    for (const [place, code] of codes.entries()) {
      const link = languages.nth(place);
      await expect(link.getByText(/\S/)).toHaveAttribute('lang', code);
      await expect(link).toHaveAttribute('hreflang', code);
      await expect(link).toHaveAttribute('href', `/${code}/chambre_de_commerces?search=oran`);
      if (code === language) await expect(link).toHaveAttribute('aria-current', 'true');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
    await languages.first().click();
    await expect(page).toHaveURL(/\/en\/chambre_de_commerces\?search=oran$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('each footer navigation scrolls to the top', async ({ page }) => {
  await openHydrated(page, '/toutacticle');
  for (const [label, path] of [
    [messages.fr.footer.calendar, '/calendrier'],
    [messages.fr.footer.chambers, '/chambre_de_commerces'],
    [messages.fr.footer.contact, '/contact'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});
