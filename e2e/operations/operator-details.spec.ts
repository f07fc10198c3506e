import { expect, test } from '@playwright/test';
import invented from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { attributes, get, textOf } from '../../testing/http';
import { messages, shownIn } from '../../testing/messages';
import { startInVain, type Site } from '../../testing/site';
import { onLaravel, ownSites } from '../support/laravel-site';
import { siteConfig } from '../support/site-config';
import { inLanguage, LANGUAGES } from '../../testing/test';

test.describe.configure({ mode: 'default' });

test.describe('with an API of the operator’s and SITE_CONFIG forgotten', () => {
  let site: Site;
  onLaravel((_api, started) => (site = started));

  test('the start warns in one clear line and the site is ready', async () => {
    const warnings = site.log
      .filter(({ level }) => Number(level) === 40)
      .map(({ msg }) => String(msg));
    expect(warnings.filter((line) => line.startsWith('SITE_CONFIG is not set'))).toHaveLength(1);
    expect((await get(site.url, '/readyz')).status).toBe(200);
  });

  test('no invented address, phone, e-mail, figure, link or map position is in any page, security.txt or vCard', async () => {
    const links = [...invented.socialLinks, ...invented.sisterSites].map(({ url }) => url);
    const { latitude, longitude } = invented.map;
    for (const language of LANGUAGES) {
      const details = [
        invented.phone,
        invented.email,
        invented.website,
        shownIn(language, invented.address),
        shownIn(language, invented.openingHours),
        ...links,
      ];
      const figures = invented.about.figures.map(({ label }) => shownIn(language, label));
      const paths = [
        '/',
        '/contact',
        '/confidentialite',
        '/accessibilite',
        '/partenaire',
        '/chambre_de_commerce/31',
      ];
      for (const path of [
        ...paths.map((screen) => inLanguage(screen, language)),
        '/.well-known/security.txt',
        `/directory/${language}/31.vcf`,
      ]) {
        const { body, status } = await get(site.url, path);
        expect.soft(status, path).toBe(200);
        const told = [
          ...details,
          ...figures,
          `${latitude}`,
          `${longitude}`,
          `tel:${invented.phone.replaceAll(' ', '')}`,
          'cci-reseau',
        ].filter((detail) => body.includes(detail));
        expect.soft(told, path).toEqual([]);
      }
    }
  });

  test('security.txt names the contact form where no e-mail is known', async () => {
    expect((await get(site.url, '/.well-known/security.txt')).body).toMatch(
      /^Contact: https?:\/\/[^\n]+\/contact$/m,
    );
  });

  test('the credit of GeoNames belongs to the coordinates of the demonstration', async ({
    baseURL,
  }) => {
    for (const language of LANGUAGES) {
      const path = inLanguage('/chambre_de_commerces', language);
      expect.soft((await get(site.url, path)).body, path).not.toContain('GeoNames');
      expect
        .soft(textOf((await get(baseURL ?? '', path)).body, 'main'), path)
        .toContain('GeoNames');
    }
  });

  test('the notice of demonstration stands on every page with the embedded content, in full on the legal one, and on none with an API of the operator’s', async ({
    baseURL,
  }) => {
    for (const path of ['/', '/contact', '/partenaire', '/nulle-part', '/confidentialite']) {
      const notice =
        path === '/confidentialite'
          ? textOf(messages.fr.privacy.demonstration)
          : messages.fr.common.demo;
      expect.soft(textOf((await get(baseURL ?? '', path)).body), path).toContain(notice);
      expect.soft(textOf((await get(site.url, path)).body), path).not.toContain(notice);
    }
  });

  test('a service with no page shows its count 0', async () => {
    const main = textOf((await get(site.url, '/page/61')).body, 'main');
    expect(main).toContain('Médiation 0 service');
  });
});

test.describe('with the operator’s own SITE_CONFIG', () => {
  const name = {
    fr: 'Union des chambres d’essai',
    en: 'Union of test chambers',
    ar: 'اتحاد غرف الاختبار',
  };
  const address = { fr: '12, rue des Essais', en: '12 Test Street', ar: '12 شارع الاختبار' };
  const phone = '+213 00 00 77 77';
  const own = ownSites();
  let site: Site;
  test.beforeEach(async () => {
    const images = new URL(own.api.url).host.replace('127.0.0.1', 'localhost');
    const logo = `http://${images}/storage/logo.png`;
    const config = siteConfig({ name, address, phone, logo });
    site = await own.start({ SITE_CONFIG: config, IMAGE_HOSTS: images });
  });

  test('its name, address, phone and logo are on the pages, its name in title and description of the home page too', async () => {
    for (const language of LANGUAGES) {
      const contact = (await get(site.url, inLanguage('/contact', language))).body;
      const around = textOf(contact, 'header') + textOf(contact, 'footer');
      expect.soft(around).toContain(shownIn(language, name));
      for (const detail of [shownIn(language, address), phone])
        expect.soft(textOf(contact, 'main')).toContain(detail);
      const { body } = await get(site.url, inLanguage('/', language));
      expect
        .soft(textOf(/<title>[^<]*<\/title>/.exec(body)?.[0] ?? ''))
        .toBe(shownIn(language, name));
      expect
        .soft(/<meta name="description" content="([^"]*)"/.exec(body)?.[1])
        .toContain(shownIn(language, name));
      expect
        .soft(body.slice(0, body.indexOf('</head>')).includes(shownIn(language, invented.name)))
        .toBe(false);
    }
    const { body } = await get(site.url, '/');
    const header = /<header\b[\s\S]*?<\/header>/.exec(body)?.[0] ?? '';
    const [logo = ''] = attributes(header, 'img', 'src');
    expect(logo).toMatch(/^\/media\/storage\/logo\.png\?/);
    const picture = await get(site.url, logo);
    expect(picture.headers['content-type']).toMatch(/^image\//);
  });
});

test('a logo on a host that is not named is refused at the start, in one clear line', async () => {
  const ended = await startInVain({
    API_BASE_URL: 'http://127.0.0.1:9',
    SITE_CONFIG: siteConfig({ logo: 'https://cdn.elsewhere.example/logo.svg' }),
  });
  expect(ended.code).toBe(78);
  expect(ended.stderr).toMatch(/^SITE_CONFIG [^\n]*site\.json: logo [^\n]*IMAGE_HOSTS[^\n]*\n$/);
});
