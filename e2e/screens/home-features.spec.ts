import { demonstration } from '../../embedded-api/database/demonstration';
import { openHydrated } from '../support/hydrated';
import { expectExcerpt, wordsOf } from '../support/home';
import { messages, shownIn } from '../../testing/messages';
import { DIRECTIONS, expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

for (const language of ONE_PER_DIRECTION) {
  test(`feature tabs in ${language}: one per feature page, with icon, name, 100-word excerpt, “Read more” link to /page/{id}/{slug}, points, extraDescription, image; they are one stop of the Tab key, arrows follow the reading direction, Home and End lead to the ends`, async ({
    page,
  }) => {
    await openHydrated(page, inLanguage('/', language));
    const features = demonstration.pages.filter(({ placement }) => placement === 'feature');
    const tabs = page
      .getByRole('tablist', { name: messages[language].home.features })
      .getByRole('tab');
    await expect(tabs).toHaveText(features.map(({ name }) => shownIn(language, name)));
    const panel = page.getByRole('tabpanel');
    for (const [place, seed] of features.entries()) {
      const name = shownIn(language, seed.name);
      const tab = tabs.nth(place);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab.locator('svg')).toBeVisible();
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAccessibleName(name);
      await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
      const description = shownIn(language, seed.description);
      await expectExcerpt(panel.getByRole('paragraph').first(), description, 100);
      await expect(panel.locator(`a[href$="/${seed.slug}"]`)).toHaveAttribute(
        'href',
        new RegExp(`^${inLanguage('/page', language)}/\\d+/`),
      );
      for (const point of seed.points[language])
        await expect(panel.getByRole('listitem').filter({ hasText: point })).toBeVisible();
      const more = wordsOf(shownIn(language, seed.extraDescription)).slice(0, 6).join(' ');
      await expect(panel).toContainText(more);
      await expect(panel.locator('img')).toBeVisible();
    }
    const last = features.length - 1;
    const [forth, back] =
      DIRECTIONS[language] === 'ltr'
        ? (['ArrowRight', 'ArrowLeft'] as const)
        : (['ArrowLeft', 'ArrowRight'] as const);
    await tabs.first().focus();
    for (const [key, place] of [
      ['Home', 0],
      [forth, 1],
      [back, 0],
      [back, last],
      [forth, 0],
      ['End', last],
      ['Control+Home', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(place), key).toBeFocused();
      await expect(tabs.nth(place), key).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
  });
}
