import type { MenuItem } from '../../embedded-api/entities/home';
import {
  contactLink,
  hamburger,
  header,
  labelOf,
  menu,
  navigation,
  parent,
  services,
  slugOf,
  submenu,
  trade,
  certificate,
} from '../support/header';
import { bringClock, openHydrated, stopClock } from '../support/hydrated';
import { messages } from '../../testing/messages';
import {
  DESKTOP,
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  test,
  type Language,
} from '../../testing/test';

interface Shown {
  depth: number;
  label: string;
}

/** The entries a visitor is to see: status 1 only, at every depth. */
const shownEntries = (entries: MenuItem[], language: Language, depth = 0): Shown[] =>
  entries
    .filter(({ status = 1 }) => status === 1)
    .flatMap((entry) => [
      { depth, label: labelOf(entry, language) },
      ...shownEntries(entry.child, language, depth + 1),
    ]);

const hiddenEntries = (entries: MenuItem[]): MenuItem[] =>
  entries.flatMap((entry) =>
    (entry.status ?? 1) === 1 ? hiddenEntries(entry.child) : [entry, ...entry.child],
  );

for (const language of ONE_PER_DIRECTION) {
  test.describe(`header in ${language}`, () => {
    test('fixed links: home, /calendrier, /contact; the logo leads home', async ({ page }) => {
      await page.goto(inLanguage('/calendrier', language));
      const texts = messages[language];
      for (const [label, path] of [
        [texts.common.home, '/'],
        [texts.header.calendar, '/calendrier'],
        [texts.header.contact, '/contact'],
      ] as const)
        await expect(
          navigation(page, language).getByRole('link', { name: label, exact: true }),
        ).toHaveAttribute('href', inLanguage(path, language));
      await expect(header(page).getByRole('link').first()).toHaveAttribute(
        'href',
        inLanguage('/', language),
      );
    });

    test('menu items nest to any depth, labels follow the language, only status 1 is shown', async ({
      page,
    }) => {
      await page.goto(inLanguage('/contact', language));
      const fixed = [
        messages[language].common.home,
        messages[language].header.calendar,
        messages[language].header.contact,
      ];
      const overview = messages[language].header.overview.split(/[<{]/)[0] ?? '';
      const found = await navigation(page, language).evaluate(
        (nav, skip) =>
          [...nav.querySelectorAll('li')]
            .map((item) => {
              const own =
                item.querySelector(':scope > details > summary') ?? item.firstElementChild;
              let depth = -1;
              for (
                let list = item.closest('ul');
                list && nav.contains(list);
                list = list.parentElement?.closest('ul') ?? null
              )
                depth += 1;
              return { depth, label: own?.textContent?.trim() ?? '' };
            })
            .filter(
              ({ depth, label }) =>
                !(depth === 0 && skip.fixed.includes(label)) && !label.startsWith(skip.overview),
            ),
        { fixed, overview },
      );
      const expected = shownEntries(menu, language);
      expect(found).toEqual(expected);
      expect(Math.max(...expected.map(({ depth }) => depth))).toBe(2);
      const hidden = hiddenEntries(menu);
      expect(hidden.length).toBeGreaterThan(1);
      for (const entry of hidden.filter(({ status }) => status === 0))
        await expect(header(page)).not.toContainText(labelOf(entry, language));
    });

    test('a dynamic item links to {type}/{id_item}/{link}, any other to {link}', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/contact', language));
      await parent(page, services, language).click();
      await parent(page, trade, language).click();
      const overview = messages[language].header.overview
        .replace(/<\/?\w+>/g, '')
        .replace('{label}', labelOf(trade, language));
      await expect(
        submenu(page, trade, language).getByRole('link', { name: overview }),
      ).toHaveAttribute(
        'href',
        new RegExp(`^${inLanguage('/service', language)}/\\d+/${slugOf(trade)}$`),
      );
      const plain = services?.child.at(-1);
      await expect(
        submenu(page, services, language).getByRole('link', {
          name: labelOf(plain, language),
          exact: true,
        }),
      ).toHaveAttribute('href', inLanguage(plain?.link ?? '', language));
      await expect(header(page).locator('a[href="https://partenaires.example/"]')).toHaveCount(1);
      const leaf = submenu(page, trade, language).getByRole('link', {
        name: labelOf(certificate, language),
        exact: true,
      });
      await expect(leaf).toHaveAttribute(
        'href',
        new RegExp(`^${inLanguage('/page', language)}/\\d+/${slugOf(certificate)}$`),
      );
      await leaf.click();
      await expect(page).toHaveURL(
        new RegExp(`${inLanguage('/page', language)}/\\d+/${slugOf(certificate)}$`),
      );
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        labelOf(certificate, language),
      );
    });

    test('above 768 px a submenu opens on hover and closes 200 ms after the pointer leaves', async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP);
      await bringClock(page);
      await openHydrated(page, inLanguage('/contact', language));
      await expect(hamburger(page, language)).toBeHidden();
      await parent(page, services, language).hover();
      await expect(submenu(page, services, language)).toBeVisible();
      expect(
        (await submenu(page, services, language).boundingBox())?.width ?? 0,
        'minimum width',
      ).toBeGreaterThanOrEqual(200);
      await parent(page, trade, language).hover();
      await expect(submenu(page, trade, language)).toBeVisible();
      await stopClock(page);
      await page.mouse.move(640, 880);
      await page.clock.runFor(199);
      await expect(submenu(page, services, language)).toBeVisible();
      await expect(submenu(page, trade, language)).toBeVisible();
      await page.clock.runFor(1);
      await expect(submenu(page, services, language)).toBeHidden();
      await expect(submenu(page, trade, language)).toBeHidden();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of the current screen is marked, whatever stands in its query', async ({
    page,
  }) => {
    await page.goto('/calendrier?date=2026-03&x=1');
    const current = navigation(page).locator('a[aria-current="page"]');
    await expect(current).toHaveText([messages.fr.header.calendar]);
    await contactLink(page).click();
    await expect(current).toHaveText([messages.fr.header.contact]);
  });
});
