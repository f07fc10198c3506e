import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import { openHydrated, openInStoppedTime } from '../support/hydrated';
import { A_LONG_TIME, expectExcerpt, inView, partnersStrip } from '../support/home';
import { messages, shownIn } from '../../testing/messages';
import {
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';

const slides = demonstration.slides.filter(({ placement }) => placement === 'hero');

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const hero = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('region', { name: messages[language].home.slides });
const slideName = (language: Language, position: number): string =>
  messages[language].home.slide
    .replace('{position}', String(position))
    .replace('{total}', String(slides.length));
const slideOf = (page: Page, position: number, language: Language = 'fr'): Locator =>
  hero(page, language).getByRole('group', { name: slideName(language, position) });

for (const language of ONE_PER_DIRECTION) {
  test(`each hero slide has its title, a 50-word description excerpt and an optional link button, whose default label is “Read more” (${language})`, async ({
    page,
  }) => {
    await openHydrated(page, inLanguage('/', language));
    for (const [place, seed] of slides.entries()) {
      const slide = slideOf(page, place + 1, language);
      await expect(slide).toBeVisible();
      await expect(hero(page, language).getByRole('group')).toHaveCount(1);
      await expect(slide.getByRole('heading')).toHaveText(shownIn(language, seed.title));
      await expectExcerpt(slide.getByRole('paragraph'), shownIn(language, seed.description), 50);
      if (seed.link_url === '') await expect(slide.getByRole('link')).toHaveCount(0);
      else {
        const link = slide.getByRole('link', {
          name: shownIn(language, seed.link_text) || messages[language].common.readMore,
          exact: true,
        });
        await expect(link).toHaveAttribute(
          'href',
          /^https?:/.test(seed.link_url) ? seed.link_url : inLanguage(seed.link_url, language),
        );
      }
      await page
        .getByRole('button', { name: messages[language].home.nextSlide, exact: true })
        .click();
    }
    await expect(slideOf(page, 1, language), 'after the last slide comes the first').toBeVisible();
  });
}

test('on a phone a slide’s picture stands below its words; the first is asked for at once, the others shortly before their slide is shown', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/');
  const picture = slideOf(page, 1).locator('img');
  await expect(picture).toBeVisible();
  const [words, shown] = await Promise.all([
    slideOf(page, 1).getByRole('heading').boundingBox(),
    picture.boundingBox(),
  ]);
  expect(shown?.y ?? 0).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  await expect(picture).toHaveAttribute('loading', 'eager');
  const waiting = hero(page).locator(
    '[aria-roledescription]:not([data-current], [data-upcoming]) img',
  );
  expect(
    await waiting.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).loading)),
  ).not.toContain('eager');
  const asked = await waiting.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).currentSrc),
  );
  expect(asked.length).toBeGreaterThanOrEqual(slides.length - 2);
  expect(asked.filter((source) => source !== '')).toEqual([]);
  await expect(hero(page).locator('[data-upcoming] img')).not.toHaveJSProperty('currentSrc', '');
});

test('the hero carousel fades and advances every 5000 ms, round and round', async ({ page }) => {
  await openInStoppedTime(page, '/');
  const style = await slideOf(page, 1).evaluate((slide) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(slide);
    return { transitionProperty, seconds: Number.parseFloat(transitionDuration) };
  });
  expect(style.transitionProperty).toContain('opacity');
  expect(style.seconds).toBeGreaterThan(0);
  for (const next of [2, 3, 4, 1]) {
    const current = next === 1 ? slides.length : next - 1;
    await page.clock.runFor(4999);
    await expect(slideOf(page, current)).toBeVisible();
    await page.clock.runFor(1);
    await expect(slideOf(page, next)).toBeVisible();
    await expect(slideOf(page, current)).toBeHidden();
    await expect(hero(page)).toContainText(`${next} / ${slides.length}`);
  }
});

test('the hero carousel can be paused and played again, and turned by arrow keys from its buttons, which take no focus from a link of a slide; it rests while the pointer or the focus is on it', async ({
  page,
}) => {
  await openInStoppedTime(page, '/');
  const pause = page.getByRole('button', { name: messages.fr.home.pause, exact: true });
  await pause.focus();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: messages.fr.home.play, exact: true });
  await expect(play).toBeFocused();
  await page.clock.runFor(A_LONG_TIME);
  await expect(slideOf(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slideOf(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slideOf(page, 1)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pause).toBeVisible();
  await page.clock.runFor(5000);
  await expect(slideOf(page, 2)).toBeVisible();
  const link = slideOf(page, 2).getByRole('link');
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expect(link).toBeFocused();
  await page.clock.runFor(A_LONG_TIME);
  await expect(slideOf(page, 2)).toBeVisible();
  await link.blur();
  await slideOf(page, 2).getByRole('heading').hover();
  await page.clock.runFor(A_LONG_TIME);
  await expect(slideOf(page, 2)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(slideOf(page, 3)).toBeVisible();
});

test.describe('a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('turns the hero and the partners by hand: nothing moves by itself', async ({ page }) => {
    await openInStoppedTime(page, '/');
    const strip = partnersStrip(page);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-moving]'), 'its script is there').toHaveCount(1);
    const before = await inView(strip);
    await page.clock.runFor(A_LONG_TIME);
    await expect(slideOf(page, 1)).toBeVisible();
    expect(await inView(strip)).toEqual(before);
    await expect(
      page.getByRole('button', { name: messages.fr.home.play, exact: true }),
    ).toBeVisible();
  });
});
