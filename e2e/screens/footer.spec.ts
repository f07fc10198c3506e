import { thisYear } from '../support/calendar';
import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { openHydrated } from '../support/hydrated';
import { get } from '../../testing/http';
import { messages, shownIn } from '../../testing/messages';
import {
  DESKTOP,
  expect,
  inLanguage,
  LANGUAGES,
  ONE_PER_DIRECTION,
  PHONE,
  test,
} from '../../testing/test';
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
  test.describe(`footer in ${language}`, () => {
    test(`links: ${PATHS.join(', ')}`, async ({ page, baseURL }) => {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await page.goto(inLanguage('/search', language));
        const links = page
          .getByRole('contentinfo')
          .getByRole('navigation', { name: texts.footer.site })
          .getByRole('link');
        await expect(links).toHaveText(LINKS.map(([, label]) => label(texts)));
        for (const [place, path] of PATHS.entries()) {
          await expect(links.nth(place)).toBeVisible();
          await expect(links.nth(place)).toHaveAttribute('href', inLanguage(path, language));
        }
      }
      for (const path of PATHS)
        expect((await get(baseURL ?? '', inLanguage(path, language))).status, path).toBe(200);
    });

    test('external sister sites open in new tabs, and say so', async ({ page, context }) => {
      await context.route(/\.example\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Sister</h1>' }),
      );
      await openHydrated(page, inLanguage('/contact', language));
      const links = page
        .getByRole('contentinfo')
        .getByRole('region', { name: texts.footer.sisterSites })
        .getByRole('link');
      await expect(links).toHaveCount(own.sisterSites.length);
      for (const [place, { name, url }] of own.sisterSites.entries()) {
        const link = links.nth(place);
        await expect(link).toHaveAccessibleName(
          `${shownIn(language, name)} (${texts.common.newTab})`,
        );
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
        await expect(tab).toHaveURL(url);
        await tab.close();
      }
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}$`));
    });

    test('social links behave as sister sites do: they lead to the organisation’s pages in a new tab, and say so', async ({
      page,
    }) => {
      await page.goto(inLanguage('/contact', language));
      const links = page
        .getByRole('contentinfo')
        .getByRole('region', { name: texts.footer.followUs })
        .getByRole('link');
      await expect(links).toHaveCount(own.socialLinks.length);
      for (const [place, { network, url }] of own.socialLinks.entries()) {
        await expect(links.nth(place)).toHaveAttribute('href', url);
        await expect(links.nth(place)).toHaveAccessibleName(
          new RegExp(`^${network} \\(${texts.common.newTab}\\)$`, 'i'),
        );
        await expect(links.nth(place)).toHaveAttribute('target', '_blank');
        await expect(links.nth(place)).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(links.nth(place)).toBeVisible();
      }
    });

    test('a language selector: English, Arabic, French, in this order, on the same page', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/chambre_de_commerces?search=oran', language));
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: texts.footer.language, exact: true })
        .getByRole('link');
      const codes = [...LANGUAGES.slice(1), 'fr'] as const;
      expect(codes.slice(0, 2)).toEqual(['en', 'ar']);
      await expect(links).toHaveText(codes.map((code) => TABLE[code].name));
      for (const [place, code] of codes.entries()) {
        await expect(links.nth(place).getByText(/\S/)).toHaveAttribute('lang', code);
        await expect(links.nth(place)).toHaveAttribute('hreflang', code);
        await expect(links.nth(place)).toHaveAttribute(
          'href',
          `/${code}/chambre_de_commerces?search=oran`,
        );
        if (code === language)
          await expect(links.nth(place)).toHaveAttribute('aria-current', 'true');
        else await expect(links.nth(place)).not.toHaveAttribute('aria-current');
      }
      await links.first().click();
      await expect(page).toHaveURL(
        new RegExp(`:\\d+${inLanguage('/chambre_de_commerces', 'en')}\\?search=oran$`),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('says who the site belongs to: name, address, phone, email', async ({ page }) => {
      await page.goto(inLanguage('/calendrier', language));
      const footer = page.getByRole('contentinfo');
      await expect(
        footer.getByRole('heading', { name: shownIn(language, own.name), exact: true }),
      ).toBeVisible();
      await expect(footer).toContainText(shownIn(language, own.address));
      await expect(footer.getByRole('link', { name: own.phone })).toHaveAttribute(
        'href',
        `tel:${own.phone.replaceAll(' ', '')}`,
      );
      await expect(footer.getByRole('link', { name: own.email })).toHaveAttribute(
        'href',
        `mailto:${own.email}`,
      );
      await expect(footer).toContainText(thisYear());
    });
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

test.describe('the not-found screen', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('has the footer too, and the popup’s close button shows only while the popup is open', async ({
    page,
  }) => {
    await page.goto('/nulle-part');
    await expect(
      page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: messages.fr.footer.site })
        .getByRole('link'),
    ).toHaveCount(PATHS.length);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  });
});
