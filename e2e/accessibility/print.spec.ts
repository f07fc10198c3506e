import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES), viewport: { width: 660, height: 940 } });

/**
 * What is read on paper; the address that leads back is the canonical one, or the list's as it was
 * looked at.
 */
const SHEETS = [
  '/article/1',
  '/calendrier',
  '/page/1',
  '/chambre_de_commerce/16',
  '/toutacticle?page=2&search=export',
  '/search?keyword=export',
  '/chambre_de_commerces',
];
const CONTROLS = 'button, summary, form, input, select, dialog, iframe, nav a';

for (const language of ONE_PER_DIRECTION) {
  test(`in ${language}: a printed sheet holds the text and the address of its page, no controls and nothing cut`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of SHEETS) {
      await page.goto(inLanguage(path, language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .print-only')).toBeVisible();
      const address = decodeURI((await page.locator('main .print-only').innerText()).trim());
      const { pathname } = new URL(
        await page.evaluate(
          () =>
            document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
        ),
      );
      expect(new URL(address).pathname, path).toBe(decodeURI(pathname));
      if (path.includes('?'))
        expect(address.endsWith(path.slice(path.indexOf('?'))), address).toBe(true);
      expect(await page.locator(CONTROLS).filter({ visible: true }).count(), path).toBe(0);
      const cut = await page.evaluate(() => {
        const isCut = ({ left, right }: DOMRect): boolean => left < -1 || right > innerWidth + 1;
        return Array.from(document.querySelectorAll('main *')).filter(
          (part) => part.checkVisibility() && isCut(part.getBoundingClientRect()),
        ).length;
      });
      expect(cut, path).toBe(0);
    }
  });
}
