import { get, textOf } from '../../testing/http';
import { messages, shownIn } from '../../testing/messages';
import { intlTag } from '@/lib/i18n/locales';
import { startSite, type Site } from '../../testing/site';
import { siteConfig } from '../support/site-config';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

test.describe.configure({ mode: 'default' });

/** No-break spaces count as spaces. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');
/** Texts of the operator: in further languages their French stands. */
const name = {
  fr: 'Union des chambres d’essai',
  en: 'Union of test chambers',
  ar: 'اتحاد غرف الاختبار',
};
/** What the demonstration’s statement says of itself. */
const COMPLIANCE = /conforme|(?<!non-)compliant|مطابق جزئي|\b70\b|\b71\b/i;

test.describe('on a site with its own SITE_CONFIG that tells no audit', () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ API_BASE_URL: '', SITE_CONFIG: siteConfig({ name }) });
  });
  test.afterAll(() => site.stop());

  for (const language of LANGUAGES) {
    test(`in ${language}, the accessibility page says that no audit was made and what the software was tested for; no page states a compliance`, async () => {
      const texts = messages[language].accessibility;
      const { body } = await get(site.url, inLanguage('/accessibilite', language));
      const main = plain(textOf(body, 'main'));
      expect(main).toContain(plain(texts.notAudited));
      for (const tested of [
        ...texts.environment.engine.split('{languages}'),
        texts.environment.keyboard,
        texts.environment.zoom,
        texts.environment.untested,
      ])
        expect.soft(main).toContain(plain(tested));
      expect.soft(main).not.toMatch(COMPLIANCE);
      const footer = plain(
        textOf((await get(site.url, inLanguage('/contact', language))).body, 'footer'),
      );
      expect.soft(footer).toContain(plain(messages[language].footer.accessibility.notAssessed));
      expect.soft(footer).not.toMatch(COMPLIANCE);
    });
  }
});

test.describe('on a site whose SITE_CONFIG tells of an audit', () => {
  const issue = {
    fr: 'Les vidéos n’ont pas de sous-titres.',
    en: 'Videos have no captions.',
    ar: 'مقاطع الفيديو بلا ترجمة نصية.',
  };
  const audit = {
    result: 'notCompliant',
    date: '2026-09-03',
    auditor: { fr: 'Cabinet Exemple', en: 'Example Consultants', ar: 'مكتب المثال' },
    share: 43.5,
    contact: 'acces@union.example',
  };
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({
      API_BASE_URL: '',
      SITE_CONFIG: siteConfig({
        name,
        email: 'siege@union.example',
        accessibility: { ...audit, issues: [issue] },
      }),
    });
  });
  test.afterAll(() => site.stop());

  for (const language of LANGUAGES) {
    test(`in ${language}, the page and the footer tell its result, date, auditor, share, issues and contact`, async ({
      page,
    }) => {
      await page.goto(site.url + inLanguage('/accessibilite', language));
      const main = page.getByRole('main');
      const texts = messages[language].accessibility;
      await expect(main.locator('strong')).toHaveText(
        /<strong>(.*?)<\/strong>/.exec(texts.audited.notCompliant)?.[1] ?? '',
      );
      await expect(main.getByText('RGAA 4.1.2')).toBeVisible();
      await expect(main.locator('time').first()).toHaveAttribute('datetime', '2026-09-03');
      const share = new Intl.NumberFormat(intlTag(language)).format(audit.share);
      for (const told of [shownIn(language, audit.auditor), share, shownIn(language, issue)])
        await expect(main).toContainText(told);
      await expect(main.getByRole('link', { name: audit.contact })).toHaveAttribute(
        'href',
        `mailto:${audit.contact}`,
      );
      await expect(main.getByRole('link', { name: 'siege@union.example' })).toHaveCount(0);
      await expect(main).not.toContainText(texts.notAudited);
      await expect(
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: messages[language].footer.accessibility.notCompliant }),
      ).toBeVisible();
    });
  }
});

for (const language of LANGUAGES) {
  test(`in ${language}, the demonstration’s statement says that it is the demonstration’s`, async ({
    baseURL,
  }) => {
    const { body } = await get(baseURL ?? '', inLanguage('/accessibilite', language));
    expect(plain(textOf(body, 'main'))).toContain(
      plain(messages[language].accessibility.demonstration),
    );
  });
}
