import { demonstration } from '../../embedded-api/database/demonstration';
import { openHydrated } from '../support/hydrated';
import { expectExcerpt, wordsOf } from '../support/home';
import { messages, shownIn } from '../../testing/messages';
import { DIRECTIONS, expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const { pages } = demonstration;

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const NEXT_KEY = { ltr: 'ArrowRight', rtl: 'ArrowLeft' } as const;

for (const language of ONE_PER_DIRECTION) {
  test.describe(`feature tabs in ${language}`, () => {
    test('one tab per feature page: icon, name, 100-word excerpt, “Read more” link to /page/{id}/{slug}, points, extraDescription, image', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/', language));
      const features = pages.filter(({ placement }) => placement === 'feature');
      const tabs = page
        .getByRole('tablist', { name: messages[language].home.features })
        .getByRole('tab');
      await expect(tabs).toHaveText(features.map(({ name }) => shownIn(language, name)));
      for (const [place, seed] of features.entries()) {
        const tab = tabs.nth(place);
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(tab.locator('svg')).toBeVisible();
        const panel = page.getByRole('tabpanel');
        await expect(panel).toHaveCount(1);
        await expect(panel).toHaveAccessibleName(shownIn(language, seed.name));
        await expect(
          panel.getByRole('heading', { name: shownIn(language, seed.name), exact: true }),
        ).toBeVisible();
        await expectExcerpt(
          panel.getByRole('paragraph').first(),
          shownIn(language, seed.description),
          100,
        );
        const label = messages[language].common.readMoreAbout
          .replace(/<\/?\w+>/g, '')
          .replace('{title}', shownIn(language, seed.name));
        // Hidden words are a block of their own to the browser, with a blank before it.
        const more = panel.getByRole('link', {
          name: new RegExp(`^${label.replace(/\s*:\s*/, '\\s*:\\s*')}$`),
        });
        await expect(more).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage('/page', language)}/\\d+/${seed.slug}$`),
        );
        const points = seed.points[language];
        for (const point of points)
          await expect(panel.getByRole('listitem').filter({ hasText: point })).toBeVisible();
        await expect(panel).toContainText(
          wordsOf(shownIn(language, seed.extraDescription)).slice(0, 6).join(' '),
        );
        await expect(panel.locator('img')).toBeVisible();
      }
    });

    test('the feature tabs are one stop of the Tab key; arrows follow the reading direction, Home and End lead to the ends', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/', language));
      const tabs = page.getByRole('tab');
      const last = (await tabs.count()) - 1;
      const forth = NEXT_KEY[DIRECTIONS[language]];
      const back = forth === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      await tabs.first().focus();
      for (const [key, place] of [
        [forth, 1],
        [back, 0],
        [back, last],
        [forth, 0],
        ['End', last],
        ['Control+Home', last],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tabs.nth(place), key).toBeFocused();
        await expect(tabs.nth(place), key).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(
          await tabs.nth(place).innerText(),
        );
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
    });
  });
}
