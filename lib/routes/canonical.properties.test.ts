import { MAX_KEYWORD_LENGTH, PER_PAGE_OPTIONS } from '@/lib/platform/constants';
import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import { canonicalAddress } from './canonical';

const ITEM_PATHS = ['article/7', 'page/7', 'category/7', 'service/7', 'chambre_de_commerce/7'];
const LIST_PATHS = ['toutacticle', 'toutpage', 'category/7', 'service/7', 'search'];
const OTHER_PATHS = ['', 'contact', 'calendrier', 'partenaire', 'chambre_de_commerces'];
const NO_SCREENS = ['nulle-part', 'toString', '__proto__', 'constructor'];
const KNOWN = ['page', 'per_page', 'search', 'keyword', 'service_id', 'date'];

const prefix = fc.constantFrom('', '/en', '/ar', '/AR', '/En');
/** In canonical spelling: any other redirects. */
const rightPrefix = fc.constantFrom('', '/en', '/ar');
const screen = fc.constantFrom(...ITEM_PATHS, ...LIST_PATHS, ...OTHER_PATHS, ...NO_SCREENS);
const value = fc.oneof(
  hostileText,
  fc.nat().map(String),
  fc.constantFrom('2', '12', '2026-03', '2026-03-05', '1', ' foire '),
);
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
const parameters = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
        { weight: 1, arbitrary: hostileText },
      ),
      value,
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&'));
const address = fc
  .tuple(prefix, screen, parameters)
  .map(
    ([start, name, query]) => `${start}/${name}`.replace(/(?<=.)\/$/, '') + (query && `?${query}`),
  );
const anything = fc.oneof(
  address,
  hostileText,
  fc.tuple(screen, hostileText).map(([name, text]) => `/${name}/${text}`),
  fc.webUrl(),
);

describe('the canonical address', () => {
  test('is one of two kinds for anything a visitor sends, and never an error', () => {
    fc.assert(
      fc.property(anything, (url) =>
        expect(['screen', 'redirect']).toContain(canonicalAddress(url).kind),
      ),
    );
  });

  test('of a canonical address is that address', () => {
    fc.assert(
      fc.property(anything, (url) => {
        const found = canonicalAddress(url);
        if (found.kind === 'screen')
          expect(canonicalAddress(found.pathname + (found.query && `?${found.query}`))).toEqual(
            found,
          );
      }),
    );
  });

  test('a redirect leads to a page, or to nothing, in one step', () => {
    fc.assert(
      fc.property(anything, (url) => {
        const found = canonicalAddress(url);
        if (found.kind === 'redirect') expect(canonicalAddress(found.location).kind).toBe('screen');
      }),
    );
  });

  test('a slug and unknown parameters never become part of a key', () => {
    const item = fc.constantFrom(...ITEM_PATHS);
    const slug = fc
      .oneof(hostileText, fc.string({ unit: 'grapheme' }))
      .map((text) => encoded(text).replaceAll('%00', ''))
      .filter((text) => text !== '');
    const unknown = fc
      .tuple(
        hostileText.filter((name) => !KNOWN.includes(name)),
        value,
      )
      .map(([name, text]) => `${encoded(name)}=${encoded(text)}`);
    fc.assert(
      fc.property(
        rightPrefix,
        item,
        slug,
        parameters,
        unknown,
        (start, name, slug, query, unknown) => {
          const plain = canonicalAddress(`${start}/${name}?${query}`);
          expect(canonicalAddress(`${start}/${name}/${slug}?${query}`)).toEqual(plain);
          expect(canonicalAddress(`${start}/${name}?${unknown}&${query}`)).toEqual(plain);
        },
      ),
    );
  });

  test('holds known parameters only, each once, clamped and never longer than the longest keyword', () => {
    fc.assert(
      fc.property(rightPrefix, fc.constantFrom(...LIST_PATHS), parameters, (start, name, query) => {
        const found = canonicalAddress(`${start}/${name}?${query}`);
        if (found.kind !== 'screen') throw new Error(found.kind);
        const given = [...new URLSearchParams(found.query)];
        const names = given.map(([known]) => known);
        expect(new Set(names).size).toBe(names.length);
        for (const [known, text] of given) {
          expect(KNOWN).toContain(known);
          expect([...text].length).toBeLessThanOrEqual(MAX_KEYWORD_LENGTH);
          if (known === 'page') expect(Number(text)).toBeGreaterThan(1);
          if (known === 'per_page')
            expect(Object.values(PER_PAGE_OPTIONS).flat()).toContain(Number(text));
        }
      }),
    );
  });

  test('does not depend on the order of the parameters', () => {
    fc.assert(
      fc.property(
        rightPrefix,
        fc.constantFrom(...LIST_PATHS),
        fc.uniqueArray(fc.constantFrom(...KNOWN)),
        value,
        (start, name, names, text) => {
          const pairs = names.map((known) => `${known}=${encoded(text)}`);
          expect(canonicalAddress(`${start}/${name}?${pairs.toReversed().join('&')}`)).toEqual(
            canonicalAddress(`${start}/${name}?${pairs.join('&')}`),
          );
        },
      ),
    );
  });
});
