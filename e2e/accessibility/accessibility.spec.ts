import type { Page } from '@playwright/test';
import { violations, withAxe } from '../support/axe';
import { hydrate, openHydrated } from '../support/hydrated';
import { messages } from '../../testing/messages';
import { firstOf, SCREENS } from '../../testing/own-screens';
import {
  DESKTOP,
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';

// Contrast cannot be measured during a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of (?:404|422)/ });

/**
 * Every screen and state is checked wide in French and narrow in Arabic; `npm run test:a11y` checks
 * every combination.
 */
const sizeOf = (language: Language): typeof DESKTOP => (language === 'fr' ? DESKTOP : PHONE);
const EVERY_SCREEN = [
  ...SCREENS,
  { name: 'search without keyword', path: '/search' },
  { name: 'search without result', path: '/search?keyword=zzzz-introuvable' },
  { name: 'a list without result', path: '/toutacticle?search=zzzz-introuvable' },
  { name: 'a directory without result', path: '/chambre_de_commerces?search=zzzz' },
  { name: 'not found', path: '/nulle-part' },
];

for (const language of ONE_PER_DIRECTION) {
  for (const screen of EVERY_SCREEN) {
    test(`${screen.name} in ${language} has no violation of WCAG 2.2 AA or best practice and 7:1 for text, in light and dark colours, at ${sizeOf(language).width} px`, async ({
      page,
      baseURL,
    }) => {
      await withAxe(page);
      await page.setViewportSize(sizeOf(language));
      await page.goto(inLanguage(await firstOf(baseURL ?? '', screen), language));
      if (screen.name === '/calendrier') {
        await hydrate(page);
        await expect(
          page
            .locator('#calendar :is(.fc-event, .fc-daygrid-more-link):visible')
            .filter({ hasText: /\S/ })
            .first(),
        ).toBeVisible();
      }
      // FullCalendar draws its events without text for a moment, and again when it measures.
      await expect.poll(() => violations(page)).toEqual([]);
    });
  }
}

/** States a visitor brings about: where, and how. On one screen they follow each other. */
interface State {
  name: string;
  /** Where there is only one of the header's two forms. */
  size?: typeof DESKTOP;
  bring: (page: Page, language: Language) => Promise<void>;
}
const STATES: Record<string, State[]> = {
  '/contact': [
    {
      name: 'the search overlay open',
      bring: async (page, language) => {
        await page
          .locator('header summary')
          .filter({ hasText: messages[language].header.search })
          .first()
          .click();
        await expect(page.locator('header input[name="keyword"]')).toBeVisible();
      },
    },
    {
      name: 'the language dropdown open',
      bring: async (page, language) => {
        await page
          .locator('header summary')
          .filter({ hasText: messages[language].header.language })
          .first()
          .click();
        await expect(page.locator('header details[open]').getByRole('link').first()).toBeVisible();
      },
    },
    {
      name: 'a submenu open',
      size: DESKTOP,
      bring: async (page) => {
        await page.locator('header nav summary').first().click();
        await expect(page.locator('header nav details[open] a:visible').first()).toBeVisible();
      },
    },
    {
      name: 'the mobile menu and a submenu open',
      size: PHONE,
      bring: async (page, language) => {
        await page
          .locator('header summary')
          .filter({ hasText: messages[language].header.menu })
          .first()
          .click();
        await page.locator('header nav summary').first().click();
        await expect(page.locator('header nav details[open] a:visible').first()).toBeVisible();
      },
    },
    {
      name: 'the contact form’s errors shown',
      bring: async (page, language) => {
        const form = page.locator('main form');
        await form.locator('[name="name"]').fill('   ');
        await form.locator('[name="email"]').fill('visiteur@entreprise.example');
        await form.locator('[name="subject"]').fill('   ');
        await form.locator('[name="message"]').fill('Bonjour');
        await form.getByRole('button', { name: messages[language].contact.send }).click();
        await expect(form.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
      },
    },
  ],
  '/calendrier': [
    {
      name: 'a day’s dialog open',
      bring: async (page) => {
        await page.locator('main .fc-daygrid-more-link:visible').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'the event dialog open',
      bring: async (page, language) => {
        await page.getByRole('button', { name: messages[language].calendar.list }).click();
        await page.locator('main [data-event]:visible').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
};

/**
 * One Escape closes a submenu, the next the menu; before the scripts are there it closes nothing.
 */
async function closeAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

for (const language of ONE_PER_DIRECTION) {
  const size = sizeOf(language);
  for (const [path, states] of Object.entries(STATES)) {
    const brought = states.filter((state) => !state.size || state.size === size);
    test(`${path} with ${brought.map(({ name }) => name).join(', ')}, in ${language} at ${size.width} px, has no violation either`, async ({
      page,
    }) => {
      await withAxe(page);
      await page.setViewportSize(size);
      await page.goto(inLanguage(path, language));
      for (const { name, bring } of brought) {
        await test.step(name, async () => {
          await closeAll(page);
          await bring(page, language);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }

  test(`the popup, in ${language}, has no violation either`, async ({ page }) => {
    await withAxe(page);
    await page.setViewportSize(size);
    await page.clock.install();
    await openHydrated(page, inLanguage('/', language));
    await page.clock.runFor(5000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.resume();
    expect(await violations(page)).toEqual([]);
  });
}
