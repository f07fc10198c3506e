import type { Page } from '@playwright/test';
import { showIn, violations, withAxe } from '../support/axe';
import { colourOf, hydrate, openHydrated } from '../support/hydrated';
import { beyondEdges, inOwnColour, lost, small, unmarked } from '../support/page-checks';
import { messages } from '../../testing/messages';
import { DESKTOP, expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

// Contrast cannot be measured during a fade.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of (?:404.*\/(?:media\/storage\/|nulle-part)|503.*\/media\/|422)/,
});

type Language = (typeof ONE_PER_DIRECTION)[number];

/** A screen of each kind: pages are made as articles are, services as categories. */
const KINDS = [
  '/',
  '/contact',
  '/calendrier',
  '/article/1',
  '/toutacticle?page=2&search=export',
  '/category/1',
  '/search?keyword=export',
  '/search?keyword=zzzz-introuvable',
  '/partenaire',
  '/chambre_de_commerces',
  '/chambre_de_commerce/16',
  '/accessibilite',
  '/nulle-part',
];
/** The other screens are not made for paper. */
const PRINTED = /calendrier|article\/|page=2|search\?keyword=export|chambre/;
/** Arabic letters join and have no spacing: one screen of each layout. */
const ENLARGED_IN_ARABIC = ['/', '/contact', '/calendrier', '/category/1'];

/** Each kind is seen wide in light colours in French, narrow in dark ones in Arabic. */
const SEEN = {
  fr: { size: DESKTOP, scheme: 'light', targets: PHONE },
  ar: { size: PHONE, scheme: 'dark', targets: DESKTOP },
} as const;

/** WCAG 1.4.12, RGAA 10.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
const WAYS = [
  ['text twice as large', DESKTOP, 'html { font-size: 200% !important }'],
  ['wider text spacing', DESKTOP, SPACING],
  ['a zoom of 400 % and wider text spacing', { width: 320, height: 256 }, SPACING],
] as const;

/** As a visitor's own style sheet does, which the page's policy does not concern. */
function applySheet(page: Page, sheet: string): Promise<void> {
  return page.evaluate(async (css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets = [added];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, sheet);
}

async function expectPrintedSheet(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 660, height: 940 });
  await page.emulateMedia({ media: 'print' });
  const inkOf = async (): Promise<number> => {
    const { red, green, blue } = await colourOf(page.locator('body'), 'color');
    return (red + green + blue) / 3;
  };
  await expect.poll(inkOf, 'dark words on light paper').toBeLessThan(50);
  // The canonical address, or the list's as it was looked at.
  const address = new URL(decodeURI(await page.locator('main .print-only').innerText()).trim());
  const canonical = page.locator('link[rel="canonical"]');
  const shown = (await canonical.count()) ? await canonical.getAttribute('href') : page.url();
  expect(address.pathname).toBe(new URL(decodeURI(shown ?? '')).pathname);
  if (path.includes('?')) expect(address.search).toBe(path.slice(path.indexOf('?')));
  const controls = page.locator('button, summary, form, input, select, dialog, iframe, nav a');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  expect(await beyondEdges(page)).toEqual([]);
}

for (const language of ONE_PER_DIRECTION) {
  const { size, scheme, targets } = SEEN[language];
  for (const path of KINDS) {
    test(`${path} in ${language} has no violation of WCAG 2.2 AA or best practice and 7:1 for text, targets of 44 px, and loses nothing in larger text, in the visitor’s own colours and on paper`, async ({
      page,
    }) => {
      await withAxe(page);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(inLanguage(path, language));
      const isCalendar = path === '/calendrier';
      if (isCalendar) {
        await hydrate(page);
        await expect(
          page.locator('#calendar [role="gridcell"] [role="button"]:visible').first(),
        ).toBeVisible();
      }
      // FullCalendar draws its events without text for a moment, and again when it measures.
      await test.step(`axe, in ${scheme} colours, at ${size.width} px`, () =>
        expect.poll(() => violations(page)).toEqual([]));

      await test.step(`whatever can be pressed is 44 px high or more at ${targets.width} px`, async () => {
        await page.setViewportSize(targets);
        expect(await small(page)).toEqual([]);
      });

      if (language === 'fr' || ENLARGED_IN_ARABIC.includes(path))
        for (const [name, window, sheet] of WAYS)
          await test.step(`no text is lost and it scrolls one way only with ${name}`, async () => {
            await page.setViewportSize(window);
            await applySheet(page, sheet);
            // The grid of the calendar measures its cells a moment later.
            await expect.poll(() => lost(page)).toEqual([]);
          });
      await page.evaluate(() => window.scrollTo(0, 1000));
      if (language === 'fr')
        await expect(
          page.getByRole('banner'),
          'it leaves a low window to the page',
        ).not.toBeInViewport();
      await page.evaluate(() => (document.adoptedStyleSheets = []));

      if (language === 'fr')
        await test.step('in the visitor’s own colours words have them, controls have an edge, what is current is marked', async () => {
          await page.emulateMedia({ forcedColors: 'active' });
          for (const own of ['dark', 'light'] as const) {
            await showIn(page, own);
            await expect.poll(() => inOwnColour(page), { message: own }).toEqual([]);
          }
          for (const window of [DESKTOP, PHONE]) {
            await page.setViewportSize(window);
            expect(await unmarked(page), `${window.width} px`).toEqual([]);
          }
          await page.emulateMedia({ forcedColors: 'none' });
        });

      if (PRINTED.test(path))
        await test.step('a printed sheet holds the text and the address of its page, no controls and nothing cut', () =>
          expectPrintedSheet(page, path));
    });
  }
}

/** A state that a visitor brings about, and how. On one screen they follow each other. */
type State = [name: string, bring: (page: Page, language: Language) => Promise<void>];

const openPanel = async (page: Page, name: 'menu' | 'search' | 'language'): Promise<void> =>
  page.locator(`header [data-panel="${name}"] > summary`).click();
const ofSubmenu = (page: Page) => page.locator('header nav details[open] a:visible').first();

const HEADER: State[] = [
  [
    'the search overlay with its suggestions',
    async (page, language) => {
      await openPanel(page, 'search');
      const box = page.locator('header input[name="keyword"]');
      await expect(box).toHaveRole('combobox');
      await box.fill(language === 'ar' ? 'غرفة' : 'cha');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  ],
  [
    'the language dropdown',
    async (page) => {
      await openPanel(page, 'language');
      await expect(page.locator('header details[open]').getByRole('link').first()).toBeVisible();
    },
  ],
  [
    'a submenu, on a phone in its menu',
    async (page, language) => {
      if (SEEN[language].size === PHONE) await openPanel(page, 'menu');
      await page.locator('header nav summary').first().click();
      await expect(ofSubmenu(page)).toBeVisible();
    },
  ],
];
const FORM: State = [
  'the contact form’s errors',
  async (page, language) => {
    const form = page.locator('main form');
    for (const name of ['name', 'subject', 'message'])
      await form.locator(`[name="${name}"]`).fill('   ');
    await form.locator('[name="email"]').fill('visiteur@entreprise.example');
    await form.getByRole('button', { name: messages[language].contact.send }).click();
    await expect(form.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');
  },
];
const CALENDAR: State[] = [
  [
    'a day’s dialog',
    async (page) => {
      await page.locator('main .fc-daygrid-more-link:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the event dialog',
    async (page, language) => {
      await page.getByRole('button', { name: messages[language].calendar.list }).click();
      await page.locator('main [data-event]:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
];
const POPUP: State = [
  'the popup',
  async (page) => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.resume();
  },
];

/** One Escape closes a submenu, the next the menu. */
async function closeAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

for (const language of ONE_PER_DIRECTION) {
  const { size, scheme } = SEEN[language];
  for (const [path, states] of [
    ['/', [POPUP]],
    ['/contact', [...HEADER, FORM]],
    ['/calendrier', CALENDAR],
  ] as const) {
    test(`what opens has no violation and targets of 44 px either: ${states.map(([name]) => name).join(', ')} of ${path} in ${language}`, async ({
      page,
    }) => {
      await withAxe(page);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      if (path === '/') await page.clock.install();
      await openHydrated(page, inLanguage(path, language));
      for (const [name, bring] of states)
        await test.step(name, async () => {
          await closeAll(page);
          await bring(page, language);
          expect(await violations(page)).toEqual([]);
          if (size === PHONE) expect(await small(page)).toEqual([]);
          await page.emulateMedia({ forcedColors: 'active' });
          expect(await unmarked(page), 'in the visitor’s own colours').toEqual([]);
          await page.emulateMedia({ forcedColors: 'none' });
        });
    });
  }
}
