import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import type { MenuItem } from '../../embedded-api/entities/home';
import { bringClock, openHydrated, stopClock } from '../support/hydrated';
import { messages, shownIn } from '../../testing/messages';
import {
  DESKTOP,
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';

const { menu } = demonstration;

/**
 * The parts of the demonstration's menu the tests open: an entry without link of its own, one with,
 * and a leaf.
 */
const [services] = menu;
const [trade] = services?.child ?? [];
const [certificate] = trade?.child ?? [];
const slugOf = (entry: MenuItem | undefined): string => entry?.to?.split('/')[1] ?? '?';
const labelOf = (entry: MenuItem | undefined, language: Language): string =>
  entry ? shownIn(language, entry.label) : '?';

const header = (page: Page): Locator => page.getByRole('banner');
const navigation = (page: Page, language: Language = 'fr'): Locator =>
  header(page).getByRole('navigation', { name: messages[language].header.mainNavigation });
const parent = (page: Page, entry: MenuItem | undefined, language: Language = 'fr'): Locator =>
  header(page)
    .locator('nav summary')
    .filter({ hasText: new RegExp(`^\\s*${labelOf(entry, language)}\\s*$`) });
const submenu = (page: Page, entry: MenuItem | undefined, language: Language = 'fr'): Locator =>
  page.getByRole('list', {
    name: messages[language].header.submenuOf.replace('{label}', labelOf(entry, language)),
  });
const button = (page: Page, text: string): Locator =>
  header(page).locator('summary').filter({ hasText: text });
const hamburger = (page: Page, language: Language = 'fr'): Locator =>
  button(page, messages[language].header.menu);
const searchButton = (page: Page, language: Language = 'fr'): Locator =>
  header(page)
    .locator('summary')
    .filter({
      hasText: new RegExp(
        `${messages[language].header.search}|${messages[language].header.closeSearch}`,
      ),
    });
const searchBox = (page: Page): Locator => header(page).locator('input[name="keyword"]');
const contactLink = (page: Page, language: Language = 'fr'): Locator =>
  navigation(page, language).getByRole('link', {
    name: messages[language].header.contact,
    exact: true,
  });

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

    test('the search trims the input, ignores an empty one, and goes to /search with the keyword URL-encoded; overlay and mobile menu close', async ({
      page,
    }) => {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await openHydrated(page, inLanguage('/contact', language));
        await expect(searchBox(page)).toBeHidden();
        if (size === PHONE) await hamburger(page, language).click();
        await searchButton(page, language).click();
        await expect(searchBox(page)).toBeFocused();
        await expect(searchBox(page)).toHaveAccessibleName(
          messages[language].header.searchPlaceholder,
        );
        const submit = header(page).getByRole('button', {
          name: messages[language].header.submitSearch,
        });
        for (const blank of ['', '   \t ']) {
          await searchBox(page).fill(blank);
          await submit.click();
          await searchBox(page).press('Enter');
          await expect(searchBox(page)).toBeVisible();
          await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}$`));
        }
        const keyword = 'café & thé / 100 % #1 شهادة';
        await searchBox(page).fill(`   ${keyword}  `);
        await submit.click();
        await expect(page).toHaveURL(
          (url) =>
            url.pathname === inLanguage('/search', language) &&
            url.searchParams.get('keyword') === keyword,
        );
        expect(page.url()).toMatch(/\?keyword=[^&#\s]+$/);
        await expect(searchBox(page)).toBeHidden();
        await expect(page.getByRole('main')).toContainText(keyword);
        if (size === PHONE) await expect(contactLink(page, language)).toBeHidden();
      }
    });

    test('the language dropdown closes after a choice, and keeps the path', async ({ page }) => {
      for (const size of [DESKTOP, PHONE]) {
        await page.context().clearCookies();
        await page.setViewportSize(size);
        await openHydrated(page, inLanguage('/calendrier', language));
        const toggle = button(page, TABLE[language].name);
        const choice = header(page).getByRole('link', {
          name: TABLE[language === 'ar' ? 'en' : 'ar'].name,
          exact: true,
        });
        await expect(choice).toBeHidden();
        await toggle.click();
        await expect(choice).toBeVisible();
        await expect(
          header(page).getByRole('link', { name: TABLE[language].name, exact: true }),
        ).toHaveAttribute('aria-current', 'true');
        await choice.click();
        await expect(page).toHaveURL(
          new RegExp(`${inLanguage('/calendrier', language === 'ar' ? 'en' : 'ar')}$`),
        );
        await expect(
          header(page).getByRole('link', { name: TABLE.fr.name, exact: true }),
        ).toBeHidden();
      }
    });
  });
}

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

    test('Escape and its own button close the search overlay; only one panel of the header stands open', async ({
      page,
    }) => {
      await openHydrated(page, '/contact');
      await searchButton(page).click();
      await expect(searchBox(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchBox(page)).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
      await searchButton(page).click();
      await expect(searchBox(page)).toBeVisible();
      await searchButton(page).click();
      await expect(searchBox(page)).toBeHidden();
      await searchButton(page).click();
      await button(page, TABLE.fr.name).click();
      await expect(searchBox(page)).toBeHidden();
      await expect(
        header(page).getByRole('link', { name: TABLE.ar.name, exact: true }),
      ).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(
        header(page).getByRole('link', { name: TABLE.ar.name, exact: true }),
      ).toBeHidden();
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
