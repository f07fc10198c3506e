import type { Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { colourOf, openHydrated } from '../support/hydrated';
import { expectExcerpt, inView, section } from '../support/home';
import { messages, shownIn } from '../../testing/messages';
import {
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';
import { intlTag } from '@/lib/i18n/locales';

const { chambers, pages, partners } = demonstration;

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

/** Content of each static section, by test title. */
const SECTIONS: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'the about section shows its text and three bullet options': async (page, language) => {
    const about = section(page, shownIn(language, own.about.title));
    await expect(about.getByRole('paragraph').first()).toHaveText(
      shownIn(language, own.about.text),
    );
    await expect(about.getByRole('listitem')).toHaveText(
      own.about.options.map((option) => shownIn(language, option)),
    );
  },
  'the services grid: icons in six cycling colours, names linking to /page/{id}/{slug}, 15-word excerpts, points':
    async (page, language) => {
      const services = pages.filter(({ placement }) => placement === 'service');
      const cards = section(page, messages[language].home.services)
        .locator('ul')
        .first()
        .locator('> li');
      await expect(cards).toHaveCount(services.length);
      const colours: string[] = [];
      for (const [place, seed] of services.entries()) {
        const card = cards.nth(place);
        const link = card
          .getByRole('heading')
          .getByRole('link', { name: shownIn(language, seed.name), exact: true });
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage('/page', language)}/\\d+/${seed.slug}$`),
        );
        await expectExcerpt(card.getByRole('paragraph'), shownIn(language, seed.description), 15);
        await expect(card.getByRole('listitem')).toHaveText(seed.points[language]);
        const icon = card.locator('svg').first();
        colours.push(
          JSON.stringify([
            await colourOf(icon, 'color'),
            await colourOf(icon.locator('xpath=..'), 'background-color'),
          ]),
        );
      }
      expect(new Set(colours.slice(0, 6)).size, 'six colours').toBe(6);
      for (const [place, colour] of colours.entries())
        expect(colour, `icon ${place + 1}`).toBe(colours[place % 6]);
    },
  'recent articles: “see more” to /toutacticle; image, category links, title linking to /article/{id}/{slug} and start date':
    async (page, language) => {
      const recent = section(page, messages[language].home.recentArticles);
      await expect(
        recent.getByRole('link', { name: messages[language].home.seeAllArticles }),
      ).toHaveAttribute('href', inLanguage('/toutacticle', language));
      const cards = recent.getByRole('article');
      expect(await cards.count()).toBeGreaterThan(2);
      const format = new Intl.DateTimeFormat(intlTag(language, 'dateTag'), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'Africa/Algiers',
      });
      for (const card of await cards.all()) {
        await expect(card.locator('img')).toHaveCount(1);
        const title = card.getByRole('heading').getByRole('link');
        await expect(title).toHaveAttribute(
          'href',
          new RegExp(`^${inLanguage('/article', language)}/\\d+/[^/]+$`),
        );
        expect(
          [...new Intl.Segmenter().segment(await title.innerText())].length,
          'names are cut at 50 characters',
        ).toBeLessThanOrEqual(51);
        const categories = await card.getByRole('paragraph').getByRole('link').all();
        expect(categories.length).toBeGreaterThan(0);
        for (const category of categories)
          await expect(category).toHaveAttribute(
            'href',
            new RegExp(`^${inLanguage('/category', language)}/\\d+$`),
          );
        const date = card.locator('time');
        const moment = (await date.getAttribute('datetime')) ?? '';
        const written = format.format(new Date(moment));
        // French writes the first of a month as an ordinal.
        await expect(date).toHaveText(language === 'fr' ? written.replace(/^1 /, '1er ') : written);
      }
    },
  'the partners carousel links to each partner, to the organisation’s own site when there is no link, and to /partenaire':
    async (page, language) => {
      const region = section(page, messages[language].home.partners);
      await expect(
        region.getByRole('link', { name: messages[language].home.seeAllPartners }),
      ).toHaveAttribute('href', inLanguage('/partenaire', language));
      const links = region
        .getByRole('group', { name: messages[language].home.partners })
        .getByRole('link');
      await expect(links).toHaveCount(partners.length);
      expect(partners.filter(({ link_url }) => link_url === '').length).toBeGreaterThan(0);
      for (const [place, seed] of partners.entries()) {
        await expect(links.nth(place)).toHaveAttribute('href', seed.link_url || own.website);
        await expect(links.nth(place)).toHaveAttribute('target', '_blank');
        await expect(links.nth(place)).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(links.nth(place)).toContainText(shownIn(language, seed.name).slice(0, 30));
      }
    },
  'each of the next events opens its event in a new tab': async (page, language) => {
    const events = section(page, messages[language].home.nextEvents).getByRole('listitem');
    await expect(events).toHaveCount(3);
    for (const link of await events.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`^${inLanguage('/', language)}`));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(
        new RegExp(`\\(${messages[language].common.newTab}\\)$`),
      );
    }
  },
  'the chambers carousel links to /chambre_de_commerce/{id}/{name}, with “see more” to /chambre_de_commerces; arrows turn it':
    async (page, language) => {
      const region = section(page, messages[language].home.chambers);
      for (const [name, path] of [
        [messages[language].home.seeAllChambers, '/chambre_de_commerces'],
        [messages[language].home.seeMap, '/chambre_de_commerces#chambers-map'],
      ] as const)
        await expect(region.getByRole('link', { name })).toHaveAttribute(
          'href',
          inLanguage(path, language),
        );
      const strip = region.getByRole('group', { name: messages[language].home.chambers });
      for (const link of await strip.getByRole('link').all()) {
        const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
        const [, id, name] = /\/chambre_de_commerce\/(\d+)\/([^/]+)$/.exec(href) ?? [];
        const seed = chambers.find((chamber) => chamber.id === Number(id));
        expect(seed?.name.fr.replace(/\s+/g, '-'), `chamber ${id}`).toContain(name);
        await expect(link).toHaveText(seed ? shownIn(language, seed.name) : '');
      }
      const before = await inView(strip);
      expect(before).toHaveLength(3);
      await strip.getByRole('button', { name: messages[language].home.nextChambers }).click();
      await expect.poll(() => inView(strip)).not.toEqual(before);
      await strip.getByRole('button', { name: messages[language].home.previousChambers }).click();
      await expect.poll(() => inView(strip), 'and back').toEqual(before);
    },
};

for (const language of ONE_PER_DIRECTION) {
  test(`home in ${language}: about, services, recent articles, partners, next events, chambers`, async ({
    page,
  }) => {
    await openHydrated(page, inLanguage('/', language));
    for (const [said, check] of Object.entries(SECTIONS))
      await test.step(said, () => check(page, language));
  });
}

test('on a telephone every service shows its excerpt and points', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const cards = section(page, messages.fr.home.services).locator('ul').first().locator('> li');
  for (const card of await cards.all()) {
    await expect(card.getByRole('paragraph')).toBeVisible();
    await expect(card.getByRole('listitem').first()).toBeVisible();
  }
});
