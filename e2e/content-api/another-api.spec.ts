import { LOCALES } from '@/lib/i18n/locales';
import { expect, test } from '@playwright/test';
import { attributes, get, languageOf, languagesAround, textOf } from '../../testing/http';
import { onLaravel } from '../support/laravel-site';
import { LARAVEL_SCREENS } from '../support/screens';
import { messages } from '../../testing/messages';
import type { Site } from '../../testing/site';
import { DIRECTIONS, inLanguage } from '../../testing/test';

test.describe.configure({ mode: 'default' });

let site: Site;
onLaravel((_api, started) => (site = started));

for (const screen of LARAVEL_SCREENS) {
  for (const language of LOCALES) {
    const path = inLanguage(screen.path, language);
    test(`${path} on an API the site has never seen: its status, language and texts are right`, async () => {
      const { status, body } = await get(site.url, path);
      expect(status).toBe(screen.status);
      expect(languageOf(body)).toEqual({ lang: language, dir: DIRECTIONS[language] });
      const main = textOf(body, 'main');
      for (const text of screen.shows[language]) expect.soft(main).toContain(text);
      for (const text of screen.hides) expect.soft(textOf(body)).not.toContain(text);
      for (const text of screen.french) expect.soft(main).toContain(text);
      if (language === 'fr') return;
      const html = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
      for (const text of screen.french)
        expect
          .soft(new Set(languagesAround(html, text)), `${text} says that it is French`)
          .toEqual(new Set(['fr ltr']));
    });
  }
}

for (const language of LOCALES) {
  test(`the menu in ${language}: five levels deep, status 1 only, dangerous links dropped`, async () => {
    const { body } = await get(site.url, inLanguage('/contact', language));
    const header = /<header\b[\s\S]*?<\/header>/.exec(body)?.[0] ?? '';
    const text = textOf(header);
    const own = {
      fr: ['Le réseau Atlas', 'Le guide'],
      en: ['The network Atlas', 'The guide'],
      ar: ['الشبكة Atlas', 'الدليل'],
    }[language];
    for (const label of [
      ...own,
      'Niveau deux',
      'Niveau trois',
      'Niveau quatre',
      'Niveau cinq',
      'Ministère',
    ])
      expect.soft(text).toContain(label);
    for (const label of ['Entrée cachée', 'Entrée éteinte', 'Entrée sans identifiant'])
      expect.soft(text).not.toContain(label);
    for (const href of ['https://ministere.example/accueil', 'mailto:bureau@chambre.example'])
      expect.soft(header).toMatch(new RegExp(`<a\\b[^>]*href="${href}"`));
    for (const path of ['/article/41/salon-export', '/page/61/certificat-origine'])
      expect.soft(header).toMatch(new RegExp(`<a\\b[^>]*href="${inLanguage(path, language)}"`));
    expect(body.toLowerCase()).not.toMatch(/href="\s*javascript:/);
    if (language !== 'fr')
      expect(new Set(languagesAround(header, 'Niveau deux'))).toEqual(new Set(['fr ltr']));
  });
}

test('absolute http links of the hero are plain anchors, others are internal links', async () => {
  const { body } = await get(site.url, '/en');
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  for (const href of ['https://foire.example/inscription', '/en/article/41/salon-export'])
    expect.soft(main).toMatch(new RegExp(`<a\\b[^>]*href="${href}"`));
});

// The forms of records and lists are read on every screen above, failures in api-failures.spec.ts.

test('5: a missing date, a zero date of MySQL or Carbon among them, shows “unknown date”, an impossible one “invalid date”, on details and in every language', async () => {
  for (const language of LOCALES) {
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
  for (const language of LOCALES) {
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
    for (const language of LOCALES) {
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

test('a hero slide that has only a picture is shown with its link, and the organisation’s name as alternative text', async () => {
  for (const language of LOCALES) {
    const { body } = await get(site.url, inLanguage('/', language));
    const name = textOf(/<h1\b[\s\S]*?<\/h1>/.exec(body)?.[0] ?? '');
    const image = /<img\b[^>]*poster\.png[^>]*>/.exec(body)?.[0] ?? '';
    expect.soft(attributes(image, 'img', 'alt')).toEqual([name]);
    const links = attributes(body, 'a', 'href');
    expect.soft(links).toContain(inLanguage('/page/61', language));
  }
});
