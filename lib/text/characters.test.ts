import { isPlainIn, withoutUnrulyMarks } from './characters';

test.each([
  ['an override goes, closed or not', '\u202Egnp.exe', 'gnp.exe'],
  ['an embedding goes', 'a\u202Bb\u202Cc', 'abc'],
  ['an isolate goes, also one that closes another’s', '\u2067a\u2069\u2069', 'a'],
  ['marks at the edges go', '\u200F Foire\u200E\u061C', 'Foire'],
  ['marks inside stay', 'CCI\u200E 27 \u200Fغرفة', 'CCI\u200E 27 \u200Fغرفة'],
  ['joiners are no such marks', 'می\u200Cخواهم 👩\u200D👩', 'می\u200Cخواهم 👩\u200D👩'],
  ['only marks are nothing', '\u202E\u200F', ''],
  [
    'letters have as many marks as any script sets',
    `Z${'\u0301'.repeat(150)} ส${'\u0E47'.repeat(150)}`,
    `Z${'\u0301'.repeat(6)} ส${'\u0E47'.repeat(6)}`,
  ],
  [
    'also of several blocks',
    `a${'\u0300\u20D0\u0301\u20D1'.repeat(60)}b`,
    'a\u0300\u20D0\u0301\u20D1\u0300\u20D0b',
  ],
  ['also of millions', `a${'\u0301'.repeat(3_000_000)}b`, `a${'\u0301'.repeat(6)}b`],
  ['marks of real words stay', 'سُبْحَٰنَهُۥٓ ที่นี่', 'سُبْحَٰنَهُۥٓ ที่นี่'],
])('a name cannot reorder its neighbours: %s', (_, given, expected) => {
  expect(withoutUnrulyMarks(given)).toBe(expected);
});

test.each([
  ['ltr', 'Chambre de l’Oranie – 27 % (n° 4)', true],
  ['ltr', '中文 αβγ 👩‍👩', true],
  ['ltr', 'CCI غرفة', false],
  ['ltr', 'שלום', false],
  ['ltr', 'a ؟', false],
  ['ltr', 'CCI‎ 27', false],
  ['ltr', '‮gnp', false],
  ['rtl', 'غرفة التجارة «الساورة»، تُقَدِّم خدمات.', true],
  ['rtl', 'غرفة 27', false],
  ['rtl', 'غرفة ٢٧', false],
  ['rtl', 'غرفة CCI', false],
  ['rtl', 'غرفة %', false],
  ['rtl', '…', false],
  ['rtl', '', false],
  ['rtl', 'غرفة‏', false],
] as const)('a text needs no isolation: %s: %s: %s', (dir, text, expected) => {
  expect(isPlainIn(text, dir)).toBe(expected);
});
