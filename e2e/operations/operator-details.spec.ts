import { expect, test } from '@playwright/test';
import invented from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { attributes, get, textOf } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages, shownIn } from '../../testing/messages';
import { startInVain, startSite, type Site } from '../../testing/site';
import { siteConfig } from '../support/site-config';
import { inLanguage, LANGUAGES } from '../../testing/test';

test.describe.configure({ mode: 'default' });

let api: LaravelApi;
test.beforeAll(async () => {
  api = await new LaravelApi().start();
});
test.afterAll(() => api.stop());

test.describe('with an API of the operator’s and SITE_CONFIG forgotten', () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ API_BASE_URL: api.url });
  });
  test.afterAll(() => site.stop());

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

  test('a partner without a link leads to the partners, not to the page it stands on', async () => {
    for (const language of LANGUAGES) {
      const { body } = await get(site.url, inLanguage('/', language));
      const card = /<a\b[^>]*>(?:(?!<\/a>)[\s\S])*Assurance équitable/.exec(body)?.[0] ?? '';
      expect(card).toContain(`href="${inLanguage('/partenaire', language)}"`);
      expect(card).not.toContain('target=');
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
  let site: Site;
  test.beforeAll(async () => {
    const images = new URL(api.url).host.replace('127.0.0.1', 'localhost');
    const config = siteConfig({ name, logo: `http://${images}/storage/logo.png` });
    site = await startSite({ API_BASE_URL: api.url, SITE_CONFIG: config, IMAGE_HOSTS: images });
  });
  test.afterAll(() => site.stop());

  test('the title and description of the home page follow the organisation’s name', async () => {
    for (const language of LANGUAGES) {
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
  });

  test('a logo given as a web address is fetched through /media', async () => {
    const { body } = await get(site.url, '/');
    const [logo = ''] = attributes(
      /<header\b[\s\S]*?<\/header>/.exec(body)?.[0] ?? '',
      'img',
      'src',
    );
    expect(logo).toMatch(/^\/media\/storage\/logo\.png\?/);
    const picture = await get(site.url, logo.replaceAll('&amp;', '&'));
    expect([picture.status, picture.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });
});

test('a logo on a host that is not named is refused at the start, in one clear line', async () => {
  const ended = await startInVain({
    API_BASE_URL: api.url,
    SITE_CONFIG: siteConfig({ logo: 'https://cdn.elsewhere.example/logo.svg' }),
  });
  expect(ended.code).toBe(78);
  expect(ended.stderr).toMatch(/^SITE_CONFIG [^\n]*site\.json: logo [^\n]*IMAGE_HOSTS[^\n]*\n$/);
});

test('the demonstration’s own details stay on its pages', async ({ baseURL }) => {
  const contact = textOf((await get(baseURL ?? '', '/contact')).body, 'main');
  expect(contact).toContain(invented.email);
  expect(contact).toContain(messages.fr.contact.details);
});
