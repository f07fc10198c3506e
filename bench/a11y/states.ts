import { messages } from '@/testing/messages';
import { MOBILE_BREAKPOINT_PX } from '@/lib/platform/constants';
import type { Page } from 'playwright';
import type { View } from './views';

const isWide = (width: number): boolean => width > MOBILE_BREAKPOINT_PX;
const shown = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ state: 'visible' });
const WRITTEN = {
  name: 'Amina Exemple',
  email: 'amina@entreprise.example',
  subject: 'Foire',
  message: 'Bonjour',
};

async function openPanel(page: Page, panel: string): Promise<void> {
  await page.locator(`[data-panel="${panel}"] > summary`).click();
  await shown(page, `[data-panel="${panel}"][open]`);
}

async function openSubmenu(page: Page): Promise<void> {
  const summary = page.locator('header nav summary').first();
  await summary.click();
  await shown(page, 'header nav details[open] ul a:visible');
}

async function writeMessage(page: Page, texts: Partial<typeof WRITTEN>): Promise<void> {
  for (const [name, text] of Object.entries({ ...WRITTEN, ...texts }))
    await page.locator(`main form [name="${name}"]`).fill(text);
  await page.locator('main form button[type="submit"]').click();
}

/** States of the screens. */
export const STATES: View[] = [
  { name: 'submenu open', path: '/contact', bring: openSubmenu, exists: isWide },
  {
    name: 'mobile menu open',
    path: '/contact',
    exists: (width) => !isWide(width),
    bring: async (page) => {
      await openPanel(page, 'menu');
      await openSubmenu(page);
    },
  },
  { name: 'search overlay open', path: '/contact', bring: (page) => openPanel(page, 'search') },
  { name: 'language list open', path: '/contact', bring: (page) => openPanel(page, 'language') },
  {
    name: 'popup open',
    path: '/',
    hasPopup: true,
    bring: (page) => shown(page, 'dialog[open]'),
  },
  {
    name: 'second tab and second slide',
    path: '/',
    bring: async (page, language) => {
      await page.locator('[role="tab"]').nth(1).click();
      await page.getByRole('button', { name: messages[language].home.nextSlide }).first().click();
      await page
        .locator('[role="tab"]')
        .nth(1)
        .and(page.locator('[aria-selected="true"]'))
        .waitFor();
    },
  },
  ...['semaine', 'jour', 'liste', 'annee'].map((view) => ({
    name: `calendar, ${view}`,
    path: `/calendrier?vue=${view}`,
    bring: (page: Page) => shown(page, '#calendar .fc-view'),
  })),
  {
    name: 'event dialog open',
    path: '/calendrier?vue=liste',
    bring: async (page) => {
      await page.locator('main [data-event]:visible').first().click();
      await shown(page, 'dialog[open]');
    },
  },
  {
    name: 'day dialog open',
    path: '/calendrier',
    bring: async (page) => {
      await page
        .locator('main [role="button"][aria-haspopup="dialog"]:not([data-event]):visible')
        .first()
        .click();
      await shown(page, 'dialog[open]');
    },
  },
  {
    name: 'contact form with errors',
    path: '/contact',
    bring: async (page) => {
      await writeMessage(page, { name: '   ', subject: '   ' });
      await shown(page, 'main form [name="name"][aria-invalid="true"]');
    },
  },
  {
    name: 'contact message sent',
    path: '/contact',
    bring: async (page, language) => {
      await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
      await writeMessage(page, {});
      await page.getByText(messages[language].contact.sent).waitFor();
    },
  },
  {
    name: 'contact message not sent',
    path: '/contact',
    bring: async (page, language) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 502, json: {} }));
      await writeMessage(page, {});
      await page.getByText(messages[language].contact.failed).waitFor();
    },
  },
  {
    name: 'share list open',
    path: '/article/1',
    bring: async (page, language) => {
      const share = page
        .getByRole('group', { name: messages[language].detail.tools })
        .locator('summary');
      await share.click();
      await page.locator('main details[open] a').first().waitFor();
    },
  },
  {
    name: 'directory filtered to nothing',
    path: '/chambre_de_commerces',
    bring: async (page, language) => {
      await page.locator('main input[type="search"]').fill('zzzz');
      await page.locator('main').getByText(messages[language].common.noData).first().waitFor();
    },
  },
  {
    name: 'error screen',
    path: '/chambre_de_commerces',
    bring: async (page, language) => {
      // Breaks a function that the filter uses, to simulate an error of the site in the browser.
      await page.evaluate(
        `Object.defineProperty(String.prototype, 'normalize', { value() { throw new Error('broken on purpose'); } })`,
      );
      await page.locator('main input[type="search"]').fill('a');
      await page
        .getByRole('heading', { level: 1, name: messages[language].failure.title })
        .waitFor();
    },
  },
];
