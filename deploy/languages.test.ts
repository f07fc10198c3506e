import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, directionOf, LOCALES } from '../lib/i18n/locales';
import texts from '../messages/without-framework.json' with { type: 'json' };

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const prefixed = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Alternatives of a regular expression that name a language, each sorted and joined. */
const groups = [...nginx.matchAll(/\(\?:([a-z-]+(?:\|[a-z-]+)*)\)/g)]
  .map(([, codes = '']) => codes.split('|'))
  .filter((codes) => codes.some((code) => prefixed.some((locale) => locale === code)))
  .map((codes) => codes.toSorted().join('|'));

describe('nginx.conf', () => {
  test('names every language of the site wherever it names some, in the prefixes all but the default', () => {
    const known = [[...LOCALES].toSorted().join('|'), prefixed.toSorted().join('|')];
    expect(groups.length).toBeGreaterThanOrEqual(2);
    for (const group of groups) expect(known).toContain(group);
    expect(new Set(groups)).toEqual(new Set(known));
  });

  test('has an error page in every language', () => {
    const page = (locale: (typeof LOCALES)[number]): string => {
      const attributes =
        locale === DEFAULT_LOCALE
          ? ''
          : ` lang="${locale}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''}`;
      return `<p${attributes}>${texts[locale].failed}</p>`;
    };
    expect(LOCALES.filter((locale) => !nginx.includes(page(locale)))).toEqual([]);
  });
});

test('the last-resort texts have every language in the order of its table', () => {
  expect(Object.keys(texts)).toEqual(LOCALES);
});
