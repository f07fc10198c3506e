import type { Page } from '@playwright/test';
import { expectHydrated, hydrate } from '../support/hydrated';
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
/** Where a language is opened, and the widths it is drawn to. English has the layout of French. */
const OPENED = {
  fr: { size: DESKTOP, widths: [1920, 1280, 768, 320] },
  en: { size: PHONE, widths: [360, 320] },
  ar: { size: PHONE, widths: [320, 768, 1280] },
};

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
      const { size, widths } = OPENED[language];
      await page.setViewportSize(size);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(screen.name === 'not found' ? 404 : 200);
      await hydrate(page);
      await expectHydrated(page);
      if (screen.name === '/calendrier')
        await expect(page.locator('main').getByRole('grid').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', DIRECTIONS[language]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main h1')).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: size.height });
        expect(await beyond(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      const without = await contentOf(page, (await get(baseURL ?? '', path)).body);
      expect(without.main.words.length).toBeGreaterThan(40);
      await expect.poll(() => contentOf(page)).toEqual(without);
    });
  }
}
