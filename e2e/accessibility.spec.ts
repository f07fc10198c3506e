import type { Page } from '@playwright/test';
import { violations, withAxe } from './support/axe';
import { openAwake } from './support/awake';
import { messages } from './support/messages';
import { firstOf, SCREENS } from './support/own-screens';
import { DESKTOP, expect, inLanguage, LANGUAGES, PHONE, test, type Language } from './support/test';

// A colour half way through a fade has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of (?:404|422)/ });

const SIZES = [DESKTOP, PHONE];
/** English has the layout of French: its words are looked at where they have the least room. */
const sizesOf = (language: Language): typeof SIZES => (language === 'en' ? [PHONE] : SIZES);
const widthsOf = (language: Language): string =>
  sizesOf(language)
    .map(({ width }) => width)
    .join(' and ');
const EVERY_SCREEN = [
  ...SCREENS,
  { name: 'search without keyword', path: '/search' },
  { name: 'search without result', path: '/search?keyword=zzzz-introuvable' },
  { name: 'a list without result', path: '/toutacticle?search=zzzz-introuvable' },
  { name: 'a directory without result', path: '/chambre_de_commerces?search=zzzz' },
  { name: 'not found', path: '/nulle-part' },
];

async function expectNoViolation(page: Page, when: string): Promise<void> {
  expect(await violations(page), when).toEqual([]);
}

/** The library draws its grid anew a moment after the window has got another width. */
async function expectDrawnFor(page: Page, width: number): Promise<void> {
  const day = page.locator('#calendar [role="gridcell"]').first();
  await expect.poll(async () => (await day.boundingBox())?.width).toBeLessThan(width / 7);
  await expect(page.locator('#calendar [role="gridcell"] [role="button"]:visible').first()).toBeVisible();
}

for (const language of LANGUAGES) {
  for (const screen of EVERY_SCREEN) {
    test(`${screen.name} in ${language} has no violation of WCAG 2.2 AA or best practice, at ${widthsOf(language)} px`, async ({ page, baseURL }) => {
      await withAxe(page);
      await page.setViewportSize(DESKTOP);
      await page.goto(inLanguage(await firstOf(baseURL ?? '', screen), language));
      if (screen.name === '/calendrier') {
        await expect(page.locator('main [data-event]:visible').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      for (const size of sizesOf(language)) {
        await page.setViewportSize(size);
        if (screen.name === '/calendrier') await expectDrawnFor(page, size.width);
        await expectNoViolation(page, `${size.width} px`);
      }
    });
  }
}

/** States a visitor brings about: where, and how. On one screen they follow each other. */
interface State {
  name: string;
  sizes?: typeof SIZES;
  bring: (page: Page, language: Language) => Promise<void>;
}
const STATES: Record<string, State[]> = {
  '/contact': [
    {
      name: 'the search overlay open',
      bring: async (page, language) => {
        await page.locator('header summary').filter({ hasText: messages[language].header.search }).first().click();
        await expect(page.locator('header input[name="keyword"]')).toBeVisible();
      },
    },
    {
      name: 'the language dropdown open',
      bring: async (page, language) => {
        await page.locator('header summary').filter({ hasText: messages[language].header.language }).first().click();
        await expect(page.locator('header details[open]').getByRole('link').first()).toBeVisible();
      },
    },
    {
      name: 'a submenu open',
      sizes: [DESKTOP],
      bring: async (page) => {
        await page.locator('header nav summary').first().click();
        await expect(page.locator('header nav details[open] a:visible').first()).toBeVisible();
      },
    },
    {
      name: 'the mobile menu and a submenu open',
      sizes: [PHONE],
      bring: async (page, language) => {
        await page.locator('header summary').filter({ hasText: messages[language].header.menu }).first().click();
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

/** One Escape closes a submenu, the next the menu; before the scripts are there it closes nothing. */
async function closeAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

for (const language of LANGUAGES) {
  for (const [path, states] of Object.entries(STATES)) {
    for (const size of sizesOf(language)) {
      const brought = states.filter(({ sizes = SIZES }) => sizes.includes(size));
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
            await expectNoViolation(page, name);
          });
        }
      });
    }
  }

  test(`the popup, in ${language}, has no violation either`, async ({ page }) => {
    await withAxe(page);
    await page.clock.install();
    await openAwake(page, inLanguage('/', language));
    await page.clock.runFor(5000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.resume();
    await expectNoViolation(page, 'popup');
  });
}
