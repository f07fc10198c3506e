import { get, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { siteConfig } from '../support/site-config';
import { expect, inLanguage, LANGUAGES, test, type Language } from '../../testing/test';

test.describe.configure({ mode: 'default' });

const NOT_AUDITED: Record<Language, string> = {
  fr: 'Aucun audit de conformité n’a été réalisé pour ce site. Le logiciel a été testé comme indiqué ci-dessous.',
  en: 'No compliance audit has been carried out for this site. The software was tested as described below.',
  ar: 'لم يُجرَ أي تدقيق لمطابقة هذا الموقع. وقد اختُبرت البرمجية على النحو المبيّن أدناه.',
};
const NOT_ASSESSED: Record<Language, string> = {
  fr: 'Accessibilité : non évaluée',
  en: 'Accessibility: not assessed',
  ar: 'إمكانية النفاذ: لم تُقيَّم',
};
/** No-break spaces count as spaces. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');
const name = { fr: 'Union des chambres d’essai', en: 'Union of test chambers', ar: 'اتحاد غرف الاختبار' };
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
      expect(main).toContain(NOT_AUDITED[language]);
      for (const tested of [texts.environment.engine, texts.environment.keyboard, texts.environment.zoom, texts.environment.untested])
        expect.soft(main).toContain(plain(tested));
      expect.soft(main).not.toMatch(COMPLIANCE);
      const footer = plain(textOf((await get(site.url, inLanguage('/contact', language))).body, 'footer'));
      expect.soft(footer).toContain(NOT_ASSESSED[language]);
      expect.soft(footer).not.toMatch(COMPLIANCE);
    });
  }
});

test.describe('on a site whose SITE_CONFIG tells of an audit', () => {
  const accessibility = {
    result: 'notCompliant',
    date: '2026-09-03',
    auditor: { fr: 'Cabinet Exemple', en: 'Example Consultants', ar: 'مكتب المثال' },
    share: 43.5,
    issues: [{ fr: 'Les vidéos n’ont pas de sous-titres.', en: 'Videos have no captions.', ar: 'مقاطع الفيديو بلا ترجمة نصية.' }],
    contact: 'acces@union.example',
  };
  const FOOTER: Record<Language, string> = {
    fr: 'Accessibilité : non conforme',
    en: 'Accessibility: not compliant',
    ar: 'إمكانية النفاذ: غير مطابقة',
  };
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ API_BASE_URL: '', SITE_CONFIG: siteConfig({ name, email: 'siege@union.example', accessibility }) });
  });
  test.afterAll(() => site.stop());

  for (const language of LANGUAGES) {
    test(`in ${language}, the page and the footer tell its result, date, auditor, share, issues and contact`, async ({ page }) => {
      await page.goto(site.url + inLanguage('/accessibilite', language));
      const main = page.getByRole('main');
      await expect(main.locator('strong')).toHaveText({ fr: 'non conforme', en: 'not compliant', ar: 'غير مطابق' }[language]);
      await expect(main.getByText('RGAA 4.1.2')).toBeVisible();
      await expect(main.locator('time').first()).toHaveAttribute('datetime', '2026-09-03');
      for (const told of [
        accessibility.auditor[language],
        { fr: '43,5', en: '43.5', ar: '43,5' }[language],
        accessibility.issues[0]?.[language] ?? '',
      ])
        await expect(main).toContainText(told);
      await expect(main.getByRole('link', { name: accessibility.contact })).toHaveAttribute('href', `mailto:${accessibility.contact}`);
      await expect(main.getByRole('link', { name: 'siege@union.example' })).toHaveCount(0);
      await expect(main).not.toContainText(NOT_AUDITED[language]);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: FOOTER[language] })).toBeVisible();
    });
  }
});

for (const language of LANGUAGES) {
  test(`in ${language}, the demonstration’s statement says that it is the demonstration’s`, async ({ baseURL }) => {
    const { body } = await get(baseURL ?? '', inLanguage('/accessibilite', language));
    expect(textOf(body, 'main')).toContain(
      {
        fr: 'Cette déclaration porte sur le site de démonstration, au contenu fictif.',
        en: 'This statement is about the demonstration site, whose content is fictitious.',
        ar: 'يخص هذا البيان الموقع التوضيحي ومحتواه غير الحقيقي.',
      }[language],
    );
  });
}
