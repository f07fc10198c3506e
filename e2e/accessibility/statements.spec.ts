import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { attributes, get, textOf } from '../../testing/http';
import { messages, shownIn } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';
import { siteConfig } from '../support/site-config';
import { intlTag } from '@/lib/i18n/locales';
import { MAP_PROVIDER } from '@/lib/views/map/provider';

type Language = (typeof ONE_PER_DIRECTION)[number];

/** No-break spaces count as spaces. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** The words and links of a part of a screen. */
async function read(
  base: string,
  path: string,
  language: Language,
  part: 'main' | 'footer' = 'main',
): Promise<{ words: string; html: string; links: string[] }> {
  const { body } = await get(base, inLanguage(path, language));
  const html = new RegExp(`<${part}\\b[\\s\\S]*</${part}>`).exec(body)?.[0] ?? '';
  return { words: plain(textOf(html)), html, links: attributes(html, 'a', 'href') };
}

for (const language of ONE_PER_DIRECTION) {
  const { accessibility, footer, privacy } = messages[language];

  test(`in ${language}: the footer links to the accessibility statement, by its result, and to the privacy notice`, async ({
    baseURL,
  }) => {
    const { words, links } = await read(baseURL ?? '', '/partenaire', language, 'footer');
    expect(words).toContain(plain(footer.accessibility.partiallyCompliant));
    expect(words).toContain(plain(footer.privacy));
    for (const path of ['/accessibilite', '/confidentialite'])
      expect(links).toContain(inLanguage(path, language));
  });

  test(`in ${language}: the accessibility statement has the parts RGAA asks for, the figures of the review and ways to answer, and says that it is the demonstration’s`, async ({
    baseURL,
  }) => {
    const { words, html, links } = await read(baseURL ?? '', '/accessibilite', language);
    const headings = [...html.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)].map(([, text = '']) =>
      textOf(text),
    );
    const { statusTitle, issuesTitle, madeTitle, contactTitle, recourseTitle } = accessibility;
    expect(headings).toEqual([statusTitle, issuesTitle, madeTitle, contactTitle, recourseTitle]);
    for (const said of [shownIn(language, own.name), accessibility.demonstration])
      expect(words).toContain(plain(said));
    expect(words, 'it names the site').not.toContain('localhost');
    expect(attributes(html, 'time', 'datetime')).toEqual(['2026-11-22']);
    expect(words).toMatch(/\b70\b.*\b71\b.*\b98/);
    for (const way of [inLanguage('/contact', language), `mailto:${own.email}`])
      expect(links).toContain(way);
  });

  test(`in ${language}: the privacy notice names both cookies, the map’s service and who gets a message`, async ({
    baseURL,
  }) => {
    const { words } = await read(baseURL ?? '', '/confidentialite', language);
    const { name } = own;
    for (const said of [privacy.title, 'language', 'popup', MAP_PROVIDER.name])
      expect(words).toContain(plain(said));
    expect(words).toContain(plain(shownIn(language, name)));
  });
}

/** The operator’s own texts. */
const name = { fr: 'Union d’essai', en: 'Test union', ar: 'اتحاد الاختبار' };
const issue = { fr: 'Les vidéos n’ont pas de sous-titres.', ar: 'مقاطع الفيديو بلا ترجمة نصية.' };
const audit = {
  result: 'notCompliant',
  date: '2026-09-03',
  auditor: { fr: 'Cabinet Exemple', ar: 'مكتب المثال' },
  share: 43.5,
  contact: 'acces@union.example',
};
const SITES: [string, object, (site: Site, language: Language) => Promise<void>][] = [
  [
    'tells no audit says so, and no page states a compliance',
    { name },
    async ({ url }, language) => {
      const compliance = /conforme|(?<!non-)compliant|مطابق جزئي|\b70\b|\b71\b/i;
      const { accessibility, footer } = messages[language];
      const page = await read(url, '/accessibilite', language);
      expect(page.words).toContain(plain(accessibility.notAudited));
      expect(page.words).not.toMatch(compliance);
      const frame = await read(url, '/contact', language, 'footer');
      expect(frame.words).toContain(plain(footer.accessibility.notAssessed));
      expect(frame.words).not.toMatch(compliance);
    },
  ],
  [
    'tells of an audit has its result, date, auditor, share, issues and contact, and the result in the footer',
    { name, email: 'siege@union.example', accessibility: { ...audit, issues: [issue] } },
    async ({ url }, language) => {
      const { accessibility, footer } = messages[language];
      const page = await read(url, '/accessibilite', language);
      const result = /<strong>(.*?)<\/strong>/.exec(accessibility.audited.notCompliant)?.[1];
      const share = new Intl.NumberFormat(intlTag(language)).format(audit.share);
      for (const told of [result ?? '?', audit.auditor[language], share, issue[language]])
        expect(page.words).toContain(plain(told));
      expect(attributes(page.html, 'time', 'datetime')[0]).toBe('2026-09-03');
      expect(page.links).toContain(`mailto:${audit.contact}`);
      expect(page.links).not.toContain('mailto:siege@union.example');
      expect(page.words).not.toContain(plain(accessibility.notAudited));
      const frame = await read(url, '/contact', language, 'footer');
      expect(frame.words).toContain(plain(footer.accessibility.notCompliant));
    },
  ],
];
for (const [said, details, check] of SITES)
  test(`a site whose SITE_CONFIG ${said}`, async () => {
    const site = await startSite({ API_BASE_URL: '', SITE_CONFIG: siteConfig(details) });
    for (const language of ONE_PER_DIRECTION) await check(site, language);
    await site.stop();
  });
