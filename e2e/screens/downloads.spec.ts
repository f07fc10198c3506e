import { demonstration } from '../../embedded-api/database/demonstration';
import { LANGUAGES as TABLE } from '@/lib/i18n/languages';
import { intlTag } from '@/lib/i18n/locales';
import { BROKEN_PICTURES } from '../../testing/broken-pictures';
import { addressOf, sidebar } from '../support/details';
import { startSite, type Site } from '../../testing/site';
import { expect, LANGUAGES, test, type Language } from '../../testing/test';

const { articles } = demonstration;

test.use({ allowedErrors: new RegExp(BROKEN_PICTURES), javaScriptEnabled: false });

/** An article with files for readers of French and of Arabic, and for everybody. */
const SLUG = articles.find(({ files }) =>
  ['fr', 'ar', null].every((wanted) =>
    files.some(({ lang, deleted }) => lang === wanted && !deleted),
  ),
)?.slug;
/**
 * A size as a language writes it, whatever its figure; the space between number and unit may not
 * break.
 */
function sizes(language: Language): RegExp {
  const unitOf = (unit: string): string => {
    const format = new Intl.NumberFormat(intlTag(language), {
      style: 'unit',
      unit,
      unitDisplay: TABLE[language].unitDisplay,
    });
    return format.formatToParts(9).find(({ type }) => type === 'unit')?.value ?? '';
  };
  return new RegExp(
    `\\p{Nd}${language === 'fr' ? '[\\u00A0\\u202F]' : '.'}(?:${unitOf('kilobyte')}|${unitOf('megabyte')})$`,
    'u',
  );
}

// A page does not wait for a size: the first one on a busy machine may be without, and the next one
// comes soon here.
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ API_BASE_URL: '' });
});
test.afterAll(() => site.stop());

for (const language of LANGUAGES) {
  test(`in ${language}: each download says its type and size, and the language of one that is not for everybody`, async ({
    page,
  }) => {
    const address = await addressOf(
      site.url,
      '/toutacticle',
      SLUG ?? 'no article with such files',
      language,
    );
    let abouts: (string | null)[][] = [];
    await expect(async () => {
      await page.goto(site.url + address);
      abouts = await sidebar(page, language)
        .locator('a[download]')
        .evaluateAll((all) =>
          all.map((file) =>
            Array.from(file.querySelectorAll('bdi.unbroken'), (part) => part.textContent),
          ),
        );
      for (const [, size] of abouts) expect(size).toMatch(sizes(language));
    }).toPass();
    for (const [type] of abouts) expect(type).toMatch(/^[A-Z]{3,4}$/);
    const written = abouts.map((parts) => parts[2]);
    expect(written).toContain(undefined);
    const named = new Intl.DisplayNames(TABLE[language].tag, { type: 'language' });
    if (language === 'fr' || language === 'ar') expect(written).toContain(named.of(language));
  });
}
