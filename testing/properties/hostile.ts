import fc from 'fast-check';

/** Texts that break parsers: markup, entities, direction marks, lone surrogates. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  'null',
  '[]',
  '{}',
  '[{"id":1}]',
  '{"id":',
  '<b>Gras</b> & <i>italique</i>',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title></head></main></body></html>',
  '<p><p><a href="/a"><a href="/b"><table><p><tr><td><li><h1>x',
  '<table><tr><table><td><caption><tbody><col><p>y</table>',
  '<img src=x onerror=alert(1)><svg onload=alert(1)><math><mi>',
  '<!--',
  '<![CDATA[x]]>',
  '<',
  '<a',
  '<a href="javascript:alert(1)">x</a>',
  '&amp;amp;amp;lt;script&amp;amp;amp;gt;',
  '&#0;&#xD800;&#xDFFF;&#x110000;&#99999999999;&#x85;',
  '&lt;h1&gt;&lt;a href=&quot;//x&quot;&gt;',
  '\u202Eesrever\u202C \u2066isolé\u2069 \u200F\u200E',
  '\u200B\u200C\u200D\u2060\uFEFF',
  '👩‍👩‍👧‍👦🇩🇿👍🏽e\u0301\u0301\u0301',
  'é'.normalize('NFD').repeat(60),
  'السَّلَامُ عَلَيْكُمْ ـــ ٱلله',
  'İstanbul ẞ ŉ ﬁ Ǆ',
  '\uD800',
  'a\uDFFFb',
  '\uD83D',
  '\u0000\u0001\u001F\u007F\u0085\u2028\u2029',
  '%',
  '%E0%A4%A',
  '%2e%2e%2f',
  '../../etc/passwd',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'http://',
  'https://[::1',
  'http://user:pw@evil.example:99999/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'mailto:',
  'tel:+',
  '#',
  '?',
  '/fr/fr/en/ar/article/1',
  '\'"`{{7*7}}${7*7}',
  'constructor',
  '__proto__',
  'toString',
];

/** Invalid or extreme dates and numbers. */
const HOSTILE_DATES = [
  '0000-00-00 00:00:00',
  '0000-01-01',
  '9999-12-31 23:59:59',
  '2026-02-30',
  '2026-13-01',
  '2026-01-01T25:61:61',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01T24:00:00Z',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '01/02/2026',
  'hier',
  '1767225600',
  '1e309',
  '-1e309',
  '0x1F',
  '1,5',
  '-0',
  '٣',
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1767225600,
];

/**
 * One text of a back office at its worst: a hostile one, one repeated, or any text at all, lone
 * surrogates included.
 */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_DATES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.nat(0xffff), { maxLength: 20 })
      .map((codes) => String.fromCharCode(...codes)),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...HOSTILE_TEXTS), { maxLength: 6 })
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...HOSTILE_TEXTS, 'mot ', 'a', ',', '…'),
        fc.integer({ min: 50, max: 3000 }),
      )
      .map(([part, length]) => part.repeat(Math.ceil(length / Math.max(1, part.length)))),
  },
);

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1)
    value = isList ? [value] : { child: value, data: value === 'x' ? null : 1 };
  return value;
}

/** Any value a JSON answer can hold, the hostile ones first. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      [{}],
      { data: [] },
      { data: null },
      { 0: 'a', 1: 'b' },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 2, max: 400 }), fc.boolean())
      .map(([depth, isList]) => nested(depth, isList)),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
