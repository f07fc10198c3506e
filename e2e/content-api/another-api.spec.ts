import { LOCALES } from '@/lib/i18n/locales';
import { expect, test } from '@playwright/test';
import { get, languageOf, languagesAround, textOf } from '../../testing/http';
import { onLaravel } from '../support/laravel-site';
import { LARAVEL_SCREENS } from '../support/screens';
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
