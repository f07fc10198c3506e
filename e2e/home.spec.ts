import type { Locator, Page } from '@playwright/test';
import { chambers } from '../embedded-api/content/chambers';
import { pages } from '../embedded-api/content/pages';
import { partners } from '../embedded-api/content/partners';
import { popupSlides, slides } from '../embedded-api/content/slides';
import { defaultOrganisation as own } from '../lib/organisation-defaults';
import { bringClock, colourOf, isSameDocument, markDocument, openAwake, openInStoppedTime, stopClock, textIn, wake } from './support/awake';
import { messages } from './support/messages';
import { DESKTOP, DIRECTIONS, expect, inLanguage, LANGUAGES, PHONE, test, type Language } from './support/test';

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

const NEXT_KEY = { ltr: 'ArrowRight', rtl: 'ArrowLeft' } as const;
const TOO_MANY_SECONDS = 60_000;

const hero = (page: Page, language: Language = 'fr'): Locator => page.getByRole('region', { name: messages[language].home.slides });
const section = (page: Page, title: string): Locator => page.getByRole('main').getByRole('region', { name: title, exact: true });
const slideName = (language: Language, position: number): string =>
  messages[language].home.slide.replace('{position}', String(position)).replace('{total}', String(slides.length));
const slideOf = (page: Page, position: number, language: Language = 'fr'): Locator =>
  hero(page, language).getByRole('group', { name: slideName(language, position) });

/** The words a reader sees of a piece of a seed's HTML; a non-breaking space does not part words. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/[ \n]+/)
    .filter(Boolean);

/** Asserts an excerpt: the text's first words, and an ellipsis only when something was cut. */
function expectExcerpt(shown: string, html: string, most: number): void {
  const all = wordsOf(html);
  const words = shown.replace(/…$/, '').split(/[ \n]+/);
  if (all.length <= most) return expect(words.join(' ')).toBe(all.join(' '));
  expect(shown).toMatch(/…$/);
  expect(words).toHaveLength(most);
  expect(all.slice(0, most).join(' ').startsWith(words.join(' ')), shown).toBe(true);
}

/** Names of the cards of a row that stand in its window. */
async function inView(strip: Locator): Promise<string[]> {
  return strip.evaluate((root) => {
    const list = root.querySelector('ul');
    const frame = list?.parentElement?.getBoundingClientRect();
    return [...(list?.children ?? [])]
      .map((item) => ({ item, box: (item.firstElementChild ?? item).getBoundingClientRect() }))
      .filter(({ box }) => frame && box.left >= frame.left - 2 && box.right <= frame.right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ item }) => item.querySelector('a')?.textContent ?? '');
  });
}

for (const language of LANGUAGES) {
  test.describe(`home in ${language}`, () => {
    test('each hero slide has its title, a 50-word description excerpt and an optional link button, whose default label is “Read More”', async ({
      page,
    }) => {
      await openAwake(page, inLanguage('/', language));
      for (const [place, seed] of slides.entries()) {
        const slide = slideOf(page, place + 1, language);
        await expect(slide).toBeVisible();
        await expect(hero(page, language).getByRole('group')).toHaveCount(1);
        await expect(slide.getByRole('heading')).toHaveText(seed.title[language] || seed.title.fr);
        expectExcerpt(await textIn(slide.getByRole('paragraph')), seed.description[language] || seed.description.fr, 50);
        if (seed.linkUrl === '') await expect(slide.getByRole('link')).toHaveCount(0);
        else {
          const link = slide.getByRole('link', { name: seed.linkText[language] || messages[language].common.readMore, exact: true });
          await expect(link).toHaveAttribute('href', /^https?:/.test(seed.linkUrl) ? seed.linkUrl : inLanguage(seed.linkUrl, language));
        }
        await page.getByRole('button', { name: messages[language].home.nextSlide, exact: true }).click();
      }
      await expect(slideOf(page, 1, language), 'after the last slide comes the first').toBeVisible();
    });

    test('the about section shows its text and three bullet options', async ({ page }) => {
      await page.goto(inLanguage('/', language));
      const about = section(page, own.about.title[language] ?? '');
      await expect(about.getByRole('paragraph').first()).toHaveText(own.about.text[language] ?? '');
      await expect(about.getByRole('listitem')).toHaveText(own.about.options.map((option) => option[language] ?? ''));
    });

    test('one tab per feature page: icon, name, 100-word excerpt, “Read More” link to /page/{id}/{slug}, points, extraDescription, image', async ({
      page,
    }) => {
      await openAwake(page, inLanguage('/', language));
      const features = pages.filter(({ placement }) => placement === 'feature');
      const tabs = page.getByRole('tablist', { name: messages[language].home.features }).getByRole('tab');
      await expect(tabs).toHaveText(features.map(({ name }) => name[language]));
      for (const [place, seed] of features.entries()) {
        const tab = tabs.nth(place);
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(tab.locator('svg')).toBeVisible();
        const panel = page.getByRole('tabpanel');
        await expect(panel).toHaveCount(1);
        await expect(panel).toHaveAccessibleName(seed.name[language]);
        await expect(panel.getByRole('heading', { name: seed.name[language], exact: true })).toBeVisible();
        expectExcerpt(await textIn(panel.getByRole('paragraph').first()), seed.description[language], 100);
        const more = panel.getByRole('link', { name: `${messages[language].common.readMore} ${seed.name[language]}`, exact: true });
        await expect(more).toHaveAttribute('href', new RegExp(`^${inLanguage('/page', language)}/\\d+/${seed.slug}$`));
        const points = { fr: seed.points, en: seed.pointsEn, ar: seed.pointsAr }[language];
        for (const point of points) await expect(panel.getByRole('listitem').filter({ hasText: point })).toBeVisible();
        await expect(panel).toContainText(wordsOf(seed.extraDescription[language]).slice(0, 6).join(' '));
        await expect(panel.locator('img')).toBeVisible();
      }
    });

    test('the feature tabs are one stop of the Tab key; arrows follow the reading direction, Home and End lead to the ends', async ({ page }) => {
      await openAwake(page, inLanguage('/', language));
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
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tabs.nth(place), key).toBeFocused();
        await expect(tabs.nth(place), key).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await tabs.nth(place).innerText());
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
    });

    test('the services grid: icons in six cycling colours, names linking to /page/{id}/{slug}, 15-word excerpts, points', async ({ page }) => {
      await page.goto(inLanguage('/', language));
      const services = pages.filter(({ placement }) => placement === 'service');
      const cards = section(page, messages[language].home.services).locator('ul').first().locator('> li');
      await expect(cards).toHaveCount(services.length);
      const colours: string[] = [];
      for (const [place, seed] of services.entries()) {
        const card = cards.nth(place);
        const link = card.getByRole('heading').getByRole('link', { name: seed.name[language], exact: true });
        await expect(link).toHaveAttribute('href', new RegExp(`^${inLanguage('/page', language)}/\\d+/${seed.slug}$`));
        expectExcerpt(await textIn(card.getByRole('paragraph')), seed.description[language], 15);
        await expect(card.getByRole('listitem')).toHaveText({ fr: seed.points, en: seed.pointsEn, ar: seed.pointsAr }[language]);
        const icon = card.locator('svg').first();
        colours.push(JSON.stringify([await colourOf(icon, 'color'), await colourOf(icon.locator('xpath=..'), 'background-color')]));
      }
      expect(new Set(colours.slice(0, 6)).size, 'six colours').toBe(6);
      for (const [place, colour] of colours.entries()) expect(colour, `icon ${place + 1}`).toBe(colours[place % 6]);
    });

    test('recent articles: “see more” to /toutacticle; image, category links, title linking to /article/{id}/{slug} and start date', async ({
      page,
    }) => {
      await page.goto(inLanguage('/', language));
      const recent = section(page, messages[language].home.recentArticles);
      await expect(recent.getByRole('link', { name: messages[language].home.seeAllArticles })).toHaveAttribute(
        'href',
        inLanguage('/toutacticle', language),
      );
      const cards = recent.getByRole('article');
      expect(await cards.count()).toBeGreaterThan(2);
      const format = new Intl.DateTimeFormat({ fr: 'fr-FR', en: 'en-US', ar: 'ar-AR-u-nu-latn' }[language], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'Africa/Algiers',
      });
      for (const card of await cards.all()) {
        await expect(card.locator('img')).toHaveCount(1);
        const title = card.getByRole('heading').getByRole('link');
        await expect(title).toHaveAttribute('href', new RegExp(`^${inLanguage('/article', language)}/\\d+/[^/]+$`));
        expect([...new Intl.Segmenter().segment(await title.innerText())].length, 'names are cut at 50 characters').toBeLessThanOrEqual(51);
        const categories = await card.getByRole('paragraph').getByRole('link').all();
        expect(categories.length).toBeGreaterThan(0);
        for (const category of categories)
          await expect(category).toHaveAttribute('href', new RegExp(`^${inLanguage('/category', language)}/\\d+(/[^/]+)?$`));
        const date = card.locator('time');
        const moment = (await date.getAttribute('datetime')) ?? '';
        await expect(date).toHaveText(format.format(new Date(moment)));
      }
    });

    test('the chambers carousel links to /chambre_de_commerce/{id}/{name}, with “see more” to /chambre_de_commerces; arrows turn it', async ({
      page,
    }) => {
      await openAwake(page, inLanguage('/', language));
      const region = section(page, messages[language].home.chambers);
      await expect(region.getByRole('link', { name: messages[language].home.seeAllChambers })).toHaveAttribute(
        'href',
        inLanguage('/chambre_de_commerces', language),
      );
      const strip = region.getByRole('group', { name: messages[language].home.chambers });
      for (const link of await strip.getByRole('link').all()) {
        const [, id, name] = /\/chambre_de_commerce\/(\d+)\/([^/]+)$/.exec(decodeURIComponent((await link.getAttribute('href')) ?? '')) ?? [];
        const seed = chambers.find(({ code }) => code === Number(id));
        expect(seed?.name.fr.replace(/\s+/g, '-'), `chamber ${id}`).toContain(name);
        await expect(link).toHaveText(seed?.name[language] || (seed?.name.fr ?? ''));
      }
      const before = await inView(strip);
      expect(before).toHaveLength(3);
      await strip.getByRole('button', { name: messages[language].home.nextChambers }).click();
      await expect.poll(() => inView(strip)).not.toEqual(before);
      await strip.getByRole('button', { name: messages[language].home.previousChambers }).click();
      await expect.poll(() => inView(strip), 'and back').toEqual(before);
    });

    test('the partners carousel links to each partner, to the organisation’s own site when there is no link, and to /partenaire', async ({
      page,
    }) => {
      await page.goto(inLanguage('/', language));
      const region = section(page, messages[language].home.partners);
      await expect(region.getByRole('link', { name: messages[language].home.seeAllPartners })).toHaveAttribute(
        'href',
        inLanguage('/partenaire', language),
      );
      const links = region.getByRole('group', { name: messages[language].home.partners }).getByRole('link');
      await expect(links).toHaveCount(partners.length);
      expect(partners.filter(({ linkUrl }) => linkUrl === '').length).toBeGreaterThan(0);
      for (const [place, seed] of partners.entries()) {
        await expect(links.nth(place)).toHaveAttribute('href', seed.linkUrl || own.website);
        await expect(links.nth(place)).toHaveAttribute('target', '_blank');
        await expect(links.nth(place)).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(links.nth(place)).toContainText((seed.name[language] || seed.name.fr).slice(0, 30));
      }
    });
  });
}

test('absolute http links of the hero are plain anchors, others are internal links', async ({ page, context }) => {
  await context.route('https://export.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Guide</h1>' }));
  await openAwake(page, '/');
  await markDocument(page);
  await slideOf(page, 1).getByRole('link').click();
  await expect(page).toHaveURL(/\/chambre_de_commerces$/);
  expect(await isSameDocument(page), 'an internal link does not reload').toBe(true);
  await openAwake(page, '/');
  await page.getByRole('button', { name: messages.fr.home.nextSlide, exact: true }).click();
  await slideOf(page, 2).getByRole('link').click();
  await expect(page).toHaveURL('https://export.example/guide');
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

test('the hero carousel can be paused and played again', async ({ page }) => {
  await openInStoppedTime(page, '/');
  const pause = page.getByRole('button', { name: messages.fr.home.pause, exact: true });
  await pause.focus();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: messages.fr.home.play, exact: true });
  await expect(play).toBeFocused();
  await page.clock.runFor(TOO_MANY_SECONDS);
  await expect(slideOf(page, 1)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pause).toBeVisible();
  await page.clock.runFor(5000);
  await expect(slideOf(page, 2)).toBeVisible();
});

test('the hero carousel rests while the pointer or the focus is on it', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await slideOf(page, 1).getByRole('heading').hover();
  await page.clock.runFor(TOO_MANY_SECONDS);
  await expect(slideOf(page, 1)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(slideOf(page, 2)).toBeVisible();
  await slideOf(page, 2).getByRole('link').focus();
  await page.clock.runFor(TOO_MANY_SECONDS);
  await expect(slideOf(page, 2)).toBeVisible();
});

test.describe('a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('turns the hero and the partners by hand: nothing moves by itself', async ({ page }) => {
    await openInStoppedTime(page, '/');
    const strip = section(page, messages.fr.home.partners).getByRole('group', { name: messages.fr.home.partners });
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-moving]'), 'its script is there').toHaveCount(1);
    const before = await inView(strip);
    await page.clock.runFor(TOO_MANY_SECONDS);
    await expect(slideOf(page, 1)).toBeVisible();
    expect(await inView(strip)).toEqual(before);
    await expect(page.getByRole('button', { name: messages.fr.home.play, exact: true })).toBeVisible();
  });
});

test('a broken image falls back to the placeholder image', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const image = section(page, messages.fr.home.recentArticles).locator('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', '/assets/placeholder.jpg');
  await expect.poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))).toBeGreaterThan(0);
});

for (const { width, shown } of [
  { width: PHONE.width, shown: 1 },
  { width: 767, shown: 1 },
  { width: 768, shown: 3 },
  { width: DESKTOP.width, shown: 3 },
]) {
  test(`the partners carousel shows ${shown} at ${width} px, and loops`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAwake(page, '/');
    const strip = section(page, messages.fr.home.partners).getByRole('group', { name: messages.fr.home.partners });
    await strip.getByRole('button', { name: messages.fr.home.pausePartners }).click();
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(async () => (await inView(strip)).length).toBe(shown);
    const first = await inView(strip);
    expect(first[0]).toContain(partners[0]?.name.fr.slice(0, 20));
    await strip.getByRole('button', { name: messages.fr.home.previousPartners }).click();
    await expect.poll(async () => (await inView(strip))[0], 'before the first comes the last').toContain(partners.at(-1)?.name.fr.slice(0, 20));
    await strip.getByRole('button', { name: messages.fr.home.nextPartners }).click();
    await expect.poll(() => inView(strip), 'after the last comes the first').toEqual(first);
  });
}

for (const language of ['fr', 'ar'] as const) {
  test(`the partners carousel goes on by itself every 3000 ms until it is stopped (${language})`, async ({ page }) => {
    await openInStoppedTime(page, inLanguage('/', language));
    const texts = messages[language].home;
    const strip = section(page, texts.partners).getByRole('group', { name: texts.partners });
    const leading = async (): Promise<string> => (await inView(strip)).at(language === 'ar' ? -1 : 0) ?? '';
    const nameOf = (place: number): string => partners[place]?.name[language].slice(0, 20) ?? '?';
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-moving]'), 'its script is there').toHaveCount(1);
    expect(await leading()).toContain(nameOf(0));
    await page.clock.runFor(2999);
    expect(await leading()).toContain(nameOf(0));
    await page.clock.runFor(1800);
    await expect.poll(leading).toContain(nameOf(1));
    await page.clock.runFor(3000);
    await expect.poll(leading).toContain(nameOf(2));
    const stop = strip.getByRole('button', { name: texts.pausePartners });
    await stop.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(2000);
    const stopped = await leading();
    await page.clock.runFor(TOO_MANY_SECONDS);
    expect(await leading()).toBe(stopped);
    await expect(strip.getByRole('button', { name: texts.playPartners })).toBeFocused();
  });
}

const CLOSED_BY = [
  {
    name: 'its close button',
    close: (page: Page, language: Language) => popupOf(page, language).getByRole('button', { name: messages[language].common.close }),
  },
  {
    name: 'the footer close button',
    close: (page: Page, language: Language) => page.locator('footer').getByRole('button', { name: messages[language].footer.closePopup }),
  },
];
function popupOf(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: messages[language].home.announcement });
}

for (const language of LANGUAGES) {
  for (const { name, close } of CLOSED_BY) {
    test(`the popup opens 5 seconds after load, once per visit, and is closed by ${name} (${language})`, async ({ page }) => {
      await openInStoppedTime(page, inLanguage('/', language));
      const popup = popupOf(page, language);
      const footerButton = page.locator('footer').getByRole('button', { name: messages[language].footer.closePopup });
      await page.clock.runFor(4999);
      await expect(popup).toBeHidden();
      await expect(footerButton).toBeHidden();
      await page.clock.runFor(1);
      await expect(popup).toBeVisible();
      await expect(popup.getByRole('heading')).toHaveText(popupSlides[0]?.title[language] ?? '');
      await expect(popup.getByRole('heading'), 'the first popup slide only').toHaveCount(1);
      await close(page, language).click();
      await expect(popup).toBeHidden();
      await expect(footerButton).toBeHidden();
      await page.clock.runFor(TOO_MANY_SECONDS);
      await expect(popup).toBeHidden();
      await page.reload();
      await wake(page);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await page.clock.runFor(TOO_MANY_SECONDS);
      await expect(popup, 'once per visit').toBeHidden();
    });
  }
}

test('the popup does not open on the screen a visitor went on to, and opens when they come back home', async ({ page }) => {
  await bringClock(page);
  await openAwake(page, '/');
  await page.locator('footer').getByRole('link', { name: messages.fr.footer.partners }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fr.partners.title);
  await stopClock(page);
  await page.clock.runFor(TOO_MANY_SECONDS);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.resume();
  await page.locator('footer').getByRole('link', { name: messages.fr.common.home, exact: true }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.clock.fastForward(5000);
  await expect(popupOf(page, 'fr')).toBeVisible();
});

test('Escape closes the popup too', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await page.clock.runFor(5000);
  await expect(popupOf(page, 'fr')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page, 'fr')).toBeHidden();
});
