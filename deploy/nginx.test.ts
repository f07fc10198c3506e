import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, directionOf, LOCALES } from '../lib/i18n/locales';
import texts from '../messages/without-framework.json' with { type: 'json' };
import { baseHeaders } from '../server/http/security-headers';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const prefixed = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Alternatives of a regular expression that name a language, each sorted and joined. */
const groups = [...nginx.matchAll(/\(\?:([a-z-]+(?:\|[a-z-]+)*)\)/g)]
  .map(([, codes = '']) => codes.split('|'))
  .filter((codes) => codes.some((code) => prefixed.some((locale) => locale === code)))
  .map((codes) => codes.toSorted().join('|'));

describe('nginx.conf', () => {
  test('names every language of the site that has a prefix, wherever it names some', () => {
    expect(groups.length).toBeGreaterThanOrEqual(2);
    expect(new Set(groups)).toEqual(new Set([prefixed.toSorted().join('|')]));
  });

  test.each(LOCALES)(
    'has an error page in %s, which says "again" where that may help',
    (locale) => {
      const [what = '', again = ''] = texts[locale].failed.split(/(?<=\.) /);
      const isDefault = locale === DEFAULT_LOCALE;
      const direction = directionOf(locale) === 'rtl' ? ' dir="rtl"' : '';
      const attributes = isDefault ? '' : ` lang="${locale}"${direction}`;
      expect(nginx).toContain(`<p${attributes}>${what}$${locale}</p>`);
      expect(nginx).toContain(`set $${locale} " ${again}";`);
    },
  );

  test('has the headers of every response with the site’s values in its own answers', () => {
    for (const [name, value] of Object.entries(baseHeaders(false))) {
      const header = new RegExp(`^ *add_header ${name} "?(.*?)"? always;$`, 'gim');
      expect([name, ...[...nginx.matchAll(header)].map(([, text]) => text)]).toEqual([name, value]);
    }
  });
});

test('the last-resort texts have every language in the order of its table', () => {
  expect(Object.keys(texts)).toEqual(LOCALES);
});
