import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { fc } from '@/testing/properties/property';
import { hostileText } from '@/testing/properties/hostile';
import { partlyHidden } from '@/testing/properties/hidden-words';
import { bodyHtml } from '@/lib/rich-text/body-html';
import { withoutUnrulyMarks } from './direction-marks';
import { excerpt, monogram, truncateName } from './excerpt';
import { foldText, matchesTerms, searchTerms } from './fold';
import { decodeEntities, plainSections, plainText } from './plain-text';
import { withoutHidden } from './hidden-elements';
import { withEscapedBrackets } from './html-tokens';
import { contentHref, contentLink } from './safe-link';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const clusters = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Clusters of several characters: families, flags, skin tones, stacked marks, Hangul in parts,
 * vocalised Arabic.
 */
const cluster = fc.constantFrom(
  'a',
  'é',
  'e\u0301\u0323',
  '👩‍👩‍👧‍👦',
  '🇩🇿',
  '👍🏽',
  'سَّ',
  '각',
  '9',
  '𝒳',
  ' ',
);
const clustered = fc.array(cluster, { maxLength: 120 }).map((parts) => parts.join(''));
/** The words of a body, with marks behind its headings. */
const plainSentences = (html: string): string =>
  plainSections(html)
    .map(({ text }) => text)
    .join(' ');
const anyText = fc.oneof(hostileText, clustered);

/**
 * The texts of HTML by the tokenizer of another library, without white space; what is not shown is
 * left out.
 */
function textByParse5(html: string): string {
  const MODES: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
    script: TokenizerMode.SCRIPT_DATA,
    plaintext: TokenizerMode.PLAINTEXT,
    textarea: TokenizerMode.RCDATA,
    title: TokenizerMode.RCDATA,
    ...Object.fromEntries(
      ['style', 'iframe', 'xmp', 'noembed', 'noframes'].map((name) => [
        name,
        TokenizerMode.RAWTEXT,
      ]),
    ),
  };
  let text = '';
  let hidden = '';
  const ignore = (): void => undefined;
  const add = ({ chars }: Token.CharacterToken): void => void (hidden === '' && (text += chars));
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: add,
      onNullCharacter: add,
      onWhitespaceCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onParseError: ignore,
      onStartTag({ tagName }) {
        const mode = MODES[tagName];
        if (mode === undefined) return;
        tokenizer.state = mode;
        tokenizer.lastStartTagName = tagName;
        if (!/^(?:textarea|plaintext)$/.test(tagName)) hidden = tagName;
      },
      onEndTag({ tagName }) {
        if (tagName === hidden) hidden = '';
      },
    },
  );
  tokenizer.write(html, true);
  return text;
}

test('the words of HTML are those that another reader of the standard finds', () => {
  const PIECES = [
    '<p>',
    '</p>',
    '<b title="',
    '"',
    "'",
    '>',
    '<',
    '</',
    '<!--',
    '-->',
    '--!>',
    '<!',
    '<?',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<textarea>',
    '</textarea >',
    '<title/>',
    '</title\n>',
    '<xmp>',
    '<noscript>',
    '<select><option>',
    '<iframe src=x>',
    '</iframe>',
    '<plaintext>',
    'mot',
    '=',
    '/',
    ' ',
  ];
  const piece = fc.constantFrom(...PIECES);
  const markup = fc.array(piece, { maxLength: 25 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        markup,
        hostileText.map((text) => text.replaceAll('\0', '')),
      ),
      (html) => {
        const bare = (text: string): string => withoutUnrulyMarks(text).replace(/\s/gu, '');
        const source = decodeEntities(html).replaceAll('&', '');
        fc.pre(!/<(?:svg|math)/i.test(source));
        expect(bare(plainText(source))).toBe(
          bare(textByParse5(withEscapedBrackets(withoutHidden(source)))),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('a word is hidden only between a beginning and the end that belongs to it', () => {
  fc.assert(
    fc.property(partlyHidden, ({ html, shown }) => {
      for (const text of [plainText(html), plainSentences(html)])
        expect(shown.filter((word) => !text.includes(word))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

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

  test('has the words of its plain text, and marks behind them at most', () => {
    const tag = fc.constantFrom(
      '<h2>',
      '</h2>',
      '<h3>',
      '</h3>',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<br>',
      '<li>',
      'mot',
      ' ',
      'fin.',
      '?',
      '&nbsp;',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(tag, { maxLength: 20 }).map((parts) => parts.join('')),
        ),
        (html) => {
          const whole = withoutHidden(decodeEntities(html));
          expect(plainSentences(html).replace(/[\s.–]/gu, '')).toBe(
            plainText(whole).replace(/[\s.–]/gu, ''),
          );
        },
      ),
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

  test('of a text without markup or entities is that text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'É', '>', '"', 'ل', '🇩🇿', '.'), maxLength: 60 }),
        (text) => expect(plainText(text)).toBe(text),
      ),
    );
  });

  test('entities encoded up to ten times are decoded', () => {
    const encode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '<', '>', ' ', 'é'), maxLength: 30 }),
        fc.integer({ min: 0, max: 10 }),
        (text, times) => {
          let encoded = text;
          for (let pass = 0; pass < times; pass += 1) encoded = encode(encoded);
          expect(decodeEntities(encoded)).toBe(text);
        },
      ),
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

describe('a link of the content', () => {
  test('leads to a path of this site, to a web address, to mail, to a telephone, or nowhere', () => {
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
});

test('a body is read in any form without an error, and one that is HTML stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = bodyHtml(text);
      expect(bodyHtml(html)).toBe(html);
    }),
  );
});
