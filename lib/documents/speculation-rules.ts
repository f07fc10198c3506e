import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { CHOSEN_PARAMETER } from '@/lib/i18n/language-path';
import { SCREEN_ROUTES } from '@/lib/routes/table';

const PREFIX = `{/:language(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})}?`;

/** Browsers may prerender these screens. Links that set a cookie or open elsewhere are excluded. */
export function speculationRules() {
  const screens = SCREEN_ROUTES.map(([, { pattern }]) =>
    pattern === '/' ? `${PREFIX}{/}?` : PREFIX + pattern,
  );
  const elsewhere = { selector_matches: '[target], [download], [data-same-screen]' };
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: screens },
            { not: { href_matches: `/*\\?*${CHOSEN_PARAMETER}=*` } },
            { not: elsewhere },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
