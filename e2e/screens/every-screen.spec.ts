import type { Page } from '@playwright/test';
import { get } from '../../testing/http';
import { firstOf, SCREENS } from '../../testing/own-screens';
import {
  DESKTOP,
  DIRECTIONS,
  expect,
  inLanguage,
  LANGUAGES,
  PHONE,
  test,
  type Language,
} from '../../testing/test';

/**
 * What may differ: controls for one of the two cases, dialogs, and the calendar drawn over the
 * agenda.
 */
const APART =
  'script, style, noscript, template, dialog, [role="dialog"], .needs-scripts, .without-scripts';

/** The texts of one part of a page in one line, and where its links lead. */
interface Part {
  words: string;
  links: string[];
}

/**
 * Texts and links of header, main and footer: of the page as it stands, or of a document as a
 * browser without scripts reads it.
 */
function contentOf(
  page: Page,
  html: string | null = null,
): Promise<Record<'header' | 'main' | 'footer', Part>> {
  return page.evaluate(
    ({ apart, source }) => {
      const root =
        source === null ? document : new DOMParser().parseFromString(source, 'text/html');
      const read = (name: string): Part => {
        const part = root.querySelector(`body > ${name}`)?.cloneNode(true) as Element | undefined;
        for (const excluded of part?.querySelectorAll(apart) ?? []) excluded.remove();
        const texts: string[] = [];
        const walker = root.createTreeWalker(part ?? root.createElement('p'), NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          texts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
        const links = [...(part?.querySelectorAll('a[href]') ?? [])];
        return {
          words: texts.filter(Boolean).join(' '),
          links: links.map((link) => link.getAttribute('href') ?? ''),
        };
      };
      return { header: read('header'), main: read('main'), footer: read('footer') };
    },
    { apart: APART, source: html },
  );
}

// A picture that is broken on purpose is the browser's error line.
test.use({ allowedErrors: /status of 404.*\/(?:media\/storage\/|calendier)/ });

const EVERY_SCREEN = [
  ...SCREENS,
  { name: 'search without result', path: '/search?keyword=zzzz-introuvable' },
  { name: 'not found', path: '/calendier' },
];
/** Opened at each of these sizes, then drawn to further widths. */
const SIZES = [
  { opened: PHONE, widths: [320, 768] },
  { opened: DESKTOP, widths: [1920] },
];

/** English has the layout of French: its texts are checked at the narrowest width. */
const sizesOf = (language: Language): typeof SIZES =>
  language === 'en' ? SIZES.slice(0, 1) : SIZES;

/** How far the page reaches beyond the window, once the next frame is drawn. */
function beyond(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

for (const screen of EVERY_SCREEN) {
  for (const language of LANGUAGES) {
    test(`${screen.name} in ${language}: no error in the console, one title, the right language, no sideways scroll, the same to read without scripts`, async ({
      page,
      baseURL,
    }) => {
      const path = inLanguage(await firstOf(baseURL ?? '', screen), language);
      for (const { opened, widths } of sizesOf(language)) {
        await test.step(`opened at ${opened.width} px`, async () => {
          await page.setViewportSize(opened);
          // Hydrated when no request of the scripts is pending.
          const answer = await page.goto(path, { waitUntil: 'networkidle' });
          expect(answer?.status()).toBe(screen.name === 'not found' ? 404 : 200);
          if (screen.name === '/calendrier')
            await expect(page.locator('main').getByRole('grid').first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', DIRECTIONS[language]);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('main h1')).toHaveCount(1);
        });
        for (const width of [opened.width, ...widths]) {
          await test.step(`nothing to scroll sideways at ${width} px`, async () => {
            await page.setViewportSize({ width, height: opened.height });
            expect(await beyond(page), `${width} px`).toBeLessThanOrEqual(0);
          });
        }
      }
      await test.step('reads the same without scripts as with them', async () => {
        const without = await contentOf(page, (await get(baseURL ?? '', path)).body);
        expect(without.main.words.length).toBeGreaterThan(40);
        await expect.poll(() => contentOf(page)).toEqual(without);
      });
    });
  }
}
