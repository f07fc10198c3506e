import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import { decideLanguage } from './decide-language';
import {
  languageChoice,
  splitLanguage,
  withLanguage,
  withoutChosenParameter,
  screenPath,
} from './language-path';
import { LOCALES } from './locales';

const locale = fc.constantFrom(...LOCALES);
const segment = fc.oneof(
  fc.constantFrom(...'article 7 fr en ar FR français chambre_de_commerce a.b %D8%A7 ..'.split(' ')),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
/** Any path that names no language. */
const path = fc
  .array(segment, { maxLength: 5 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((value) => splitLanguage(value).prefix === undefined);
const query = fc.webQueryParameters().filter((text) => withoutChosenParameter(text) === text);

/** The address after following a switcher's link: `/fr/…` loses its prefix. */
function followed(href: string): string {
  const mark = href.indexOf('?');
  const pathname = mark === -1 ? href : href.slice(0, mark);
  const query = mark === -1 ? '' : href.slice(mark + 1);
  const decision = decideLanguage({
    pathname,
    query,
    choice: undefined,
    acceptLanguage: undefined,
    fetchSite: undefined,
  });
  return decision.kind === 'redirect' ? decision.location : href;
}

function switched(address: string, to: (typeof LOCALES)[number]): string {
  const [pathname = '', ...rest] = address.split('?');
  return followed(languageChoice([splitLanguage(pathname).path, ...rest].join('?'), to));
}

describe('the language switch', () => {
  test('keeps path and query: there and back is where one was', () => {
    fc.assert(
      fc.property(path, query, locale, locale, (path, query, from, to) => {
        const address = withLanguage(path, from) + (query && `?${query}`);
        expect(switched(switched(address, to), from)).toBe(address);
      }),
    );
  });

  test('never gives two prefixes, and the same screen in every language', () => {
    fc.assert(
      fc.property(path, locale, locale, (path, from, to) => {
        const there = switched(withLanguage(path, from), to);
        expect(splitLanguage(splitLanguage(there).path).prefix).toBeUndefined();
        expect(splitLanguage(there)).toEqual({ prefix: to === 'fr' ? undefined : to, path });
        expect(screenPath(there)).toBe(screenPath(path));
      }),
    );
  });
});

test('every request has a language, and a redirect by language leads to a page that is shown, with cookies and without', () => {
  const header = fc.option(
    fc.oneof(
      hostileText,
      fc.constantFrom('ar', 'en-GB,fr;q=0.5', 'de,*;q=0.1', 'ar;q=0', 'en;q=9'.repeat(90)),
    ),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        path,
        hostileText.map((text) => `/${text}`),
      ),
      fc.constantFrom('', 'lang=fr', 'a=1&lang=fr', 'lang=en'),
      header,
      header,
      fc.constantFrom(undefined, 'none', 'same-origin', 'cross-site'),
      fc.boolean(),
      (pathname, query, given, acceptLanguage, fetchSite, keepsCookies) => {
        const choice = keepsCookies ? given : undefined;
        const ask = (address: string, choice: string | undefined) => {
          const [path = '', ...rest] = address.split('?');
          return decideLanguage({
            pathname: path,
            query: rest.join('?'),
            choice,
            acceptLanguage,
            fetchSite,
          });
        };
        const first = ask(pathname.split('?')[0] + (query && `?${query}`), choice);
        if (first.kind === 'render') return expect(LOCALES).toContain(first.locale);
        const remembered = (keepsCookies ? first.remember : undefined) ?? choice;
        const second = ask(first.location, remembered);
        if (splitLanguage(first.location).prefix === 'fr' || second.kind === 'render')
          return undefined;
        // Only the mark of a choice that the cookie holds too.
        expect(second.location).not.toContain('lang=fr');
        if (splitLanguage(second.location).prefix !== 'fr')
          expect(ask(second.location, remembered)).toMatchObject({ kind: 'render', locale: 'fr' });
      },
    ),
  );
});
