import { fc } from '@/testing/properties/property';
import { hostileText } from '@/testing/properties/hostile';
import { bodyHtml } from '@/lib/text/rich-text/body';
import { excerpt, monogram, truncateName } from './excerpt';
import { foldText, matchesTerms, searchTerms } from './fold';
import { plainSentences, plainText } from './plain-text';
import { contentHref, contentLink } from './safe-link';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const clusters = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Clusters of several characters: families, flags, skin tones, stacked marks, Hangul in parts,
 * vocalised Arabic.
 */
const cluster = fc.constantFrom(' ', ...'a é e\u0301\u0323 👩‍👩‍👧‍👦 🇩🇿 👍🏽 سَّ 각 9 𝒳'.split(' '));
const clustered = fc.array(cluster, { maxLength: 120 }).map((parts) => parts.join(''));
const anyText = fc.oneof(hostileText, clustered);

describe('a cut text', () => {
  test('of a name never ends inside a grapheme cluster, and has an ellipsis only when something was cut', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (name, length) => {
        const whole = clusters(plainText(name));
        const cut = truncateName(name, length);
        if (whole.length <= length) expect(cut).toBe(whole.join(''));
        else
          expect(cut).toBe(
            `${whole
              .slice(0, length)
              .join('')
              .replace(/[\s,;:.–،؛]+$/u, '')}…`,
          );
      }),
    );
  });

  test('of a body is made of its first words, and has an ellipsis only when something was cut', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 30 }), (html, count) => {
        const whole = plainSentences(html);
        const words = whole.split(' ');
        const cut = excerpt(html, count);
        if (words.length <= count) return expect(cut).toBe(whole);
        expect(cut.endsWith('…')).toBe(true);
        const kept = cut.slice(0, -1);
        expect(words.slice(0, count).join(' ').startsWith(kept)).toBe(true);
        expect(clusters(whole).join('').startsWith(kept)).toBe(true);
      }),
    );
  });

  test('is never half a character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const shown of [
          plainText(text),
          excerpt(text, 5),
          truncateName(text, 5),
          monogram(text),
        ])
          expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('plain text', () => {
  test('has single spaces, none around it, and nothing that turns the direction of what follows', () => {
    fc.assert(
      fc.property(anyText, (html) => {
        expect(plainText(html)).not.toMatch(
          /^[^\S\u00A0\u202F]|[^\S\u00A0\u202F]$|[^\S\u00A0\u202F]{2}|[\u202A-\u202E]/u,
        );
      }),
    );
  });

  test('is the words between the tags, whatever the words', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'İ', 'ẞ', 'ﬁ', 'é', 'ع', '😀', '3'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        expect(
          plainText(
            words.map((text) => `<p class="x">${text}</p><script>var x;</script>`).join(''),
          ),
        ).toBe(words.join(' '));
      }),
    );
  });
});

describe('the spelling names are searched in', () => {
  test('spelling a spelling again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => expect(foldText(foldText(text))).toBe(foldText(text))),
    );
  });

  test('a name is found by itself, and by any of its words', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (name, choice) => {
        const terms = searchTerms(name);
        expect(matchesTerms(terms, name)).toBe(true);
        const words = terms.trim().split(' ');
        expect(matchesTerms(terms, words[choice % words.length] ?? '')).toBe(true);
      }),
    );
  });
});

test('a link of the content leads to a path of this site, to a web address, to mail, to a telephone, or nowhere', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('fr', 'en', 'ar'), (value, locale) => {
      const href = contentHref(value, locale);
      if (href !== null) expect(href).toMatch(/^(?:\/(?![\\/])|https?:\/\/|mailto:|tel:)/i);
      const link = contentLink(value);
      if (link?.kind === 'internal')
        expect(new URL(link.path, 'http://site.test').host).toBe('site.test');
    }),
  );
});

test('a body is read in any form without an error, and one that is HTML stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = bodyHtml(text);
      expect(bodyHtml(html)).toBe(html);
    }),
  );
});
