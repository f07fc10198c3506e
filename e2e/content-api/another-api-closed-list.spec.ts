import { expect, test } from '@playwright/test';
import { attributes, get, languagesAround, textOf } from '../../testing/http';
import { onLaravel } from '../support/laravel-site';
import { messages } from '../../testing/messages';
import type { Site } from '../../testing/site';
import { inLanguage, LANGUAGES } from '../../testing/test';

test.describe.configure({ mode: 'default' });

let site: Site;
onLaravel((_api, started) => (site = started));

// Lines 1 to 4 are read on every screen of another-api.spec.ts, line 7 in api-failures.spec.ts.

test('5: a missing date, a zero date of MySQL or Carbon among them, shows “unknown date”, an impossible one “invalid date”, on details and in every language', async () => {
  for (const language of LANGUAGES) {
    const { unknownDate, invalidDate } = messages[language].common;
    for (const [path, text] of [
      ['/article/43', unknownDate],
      ['/page/63', unknownDate],
      ['/article/42', invalidDate],
      ['/page/62', invalidDate],
    ] as const) {
      expect
        .soft(
          textOf((await get(site.url, inLanguage(path, language))).body, 'main'),
          `${language} ${path}`,
        )
        .toContain(text);
    }
  }
});

test('5: in the dialog of an event a missing end is an “unknown date”, one before the start an “invalid date”', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const { unknownDate, invalidDate } = messages[language].common;
    await page.goto(site.url + inLanguage('/calendrier?date=2026-03', language));
    for (const [title, text] of [
      ['Atelier du soir', unknownDate],
      ['Fin avant le début', invalidDate],
    ] as const) {
      await page.locator('.fc-event').filter({ hasText: title }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect.soft(dialog.getByRole('definition').last()).toHaveText(text);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

test('5: a date without zone is Algerian local time and is never shifted to another day', async () => {
  const { body } = await get(site.url, '/article/41');
  expect(body).toMatch(/<time[^>]*dateTime="2026-03-05T23:30:00\+01:00"[^>]*>Mar 5, 2026<\/time>/i);
});

test('6: image paths are read from the API’s host, absolute or relative, with or without a leading slash', async () => {
  for (const [path, image] of [
    ['/article/41', '/media/storage/articles/salon.png'],
    ['/article/42', '/media/storage/articles/foire.png'],
    ['/chambre_de_commerce/31', '/media/assets/entreprise/ouest.png'],
    ['/partenaire', '/media/storage/partners/bank.png'],
  ] as const) {
    const sources = attributes((await get(site.url, path)).body, 'img', 'src');
    const source = sources.find((candidate) => candidate.startsWith(image));
    expect(source, `${path}: ${sources.join(' ')}`).toBeDefined();
    const served = await get(site.url, source ?? '');
    expect(served.status, source).toBe(200);
    expect(served.headers['content-type'], source).toMatch(/^image\//);
  }
});

test('8: a partner without link: no “visit website” on the partners page; on the home page it leads to the partners where the organisation’s own site is not known', async () => {
  const partners = await get(site.url, '/partenaire');
  expect(textOf(partners.body, 'main').split(messages.fr.partners.visit)).toHaveLength(3);
  expect(
    attributes(partners.body, 'a', 'href').filter((href) => href === 'https://banque.example/'),
  ).not.toEqual([]);
  const home = /<main\b[\s\S]*<\/main>/.exec((await get(site.url, '/')).body)?.[0] ?? '';
  expect(
    attributes(home, 'a', 'href').filter((href) => href === '/partenaire'),
    '“see all”, and the partner',
  ).toHaveLength(2);
});

test('8: a partner’s link to a path of the site or to a mail address leads there, in the same tab', async () => {
  for (const path of ['/', '/partenaire']) {
    for (const language of LANGUAGES) {
      const { body } = await get(site.url, inLanguage(path, language));
      const links = (/<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? '').match(/<a\b[^>]*>/g) ?? [];
      for (const address of [
        'mailto:courtier@example.dz',
        inLanguage('/page/61/guide', language),
      ]) {
        const link = links.filter((tag) => tag.includes(`href="${address}"`));
        expect(link, `${path} ${address}`).not.toEqual([]);
        expect(link.join()).not.toContain('target=');
      }
    }
  }
});

test('9: a translation that says nothing shows the French text, marked as French', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { body } = await get(site.url, inLanguage('/article/42', language));
    const main = /<main\b[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
    expect(textOf(body, 'main')).toContain('Texte sans traduction.');
    expect(languagesAround(main, 'Texte sans traduction.')).toContain('fr ltr');
  }
});

test('a hero slide that has only a picture is shown with its link, and the organisation’s name as alternative text', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(site.url + inLanguage('/', language));
    const slide = page
      .locator('[aria-roledescription]')
      .filter({ has: page.locator('img[src*="poster.png"]') })
      .last();
    const name = await page.locator('h1').textContent();
    await expect.soft(slide.locator('img')).toHaveAttribute('alt', name ?? '');
    await expect.soft(slide.locator('a')).toHaveAttribute('href', inLanguage('/page/61', language));
  }
});
