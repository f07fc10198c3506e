// Makes the font files the site serves out of the @fontsource-variable packages, with their
// licences: npm run fonts
// Each file holds the characters and the weights that style sheets declare for it
// (scripts/lib/font-faces.mjs), and no others. What cuts them out is a package that nothing else
// needs: it is installed in a folder of its own in the system's temporary folder.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installApart } from './lib/apart.mjs';
import { fontFaces } from './lib/font-faces.mjs';

const SUBSETTER = 'subset-font@2.9.0';
const PACKAGES = 'node_modules/@fontsource-variable';
const FONTS = 'public/assets/fonts';
const SOURCES = {
  'public-sans-latin.woff2': 'public-sans/files/public-sans-latin-wght-normal.woff2',
  'public-sans-latin-west.woff2': 'public-sans/files/public-sans-latin-wght-normal.woff2',
  'public-sans-latin-ext.woff2': 'public-sans/files/public-sans-latin-ext-wght-normal.woff2',
  'vazirmatn-arabic.woff2': 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
  'vazirmatn-arabic-ext.woff2': 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
};
/**
 * What style sheets ask of the Latin font, and what writing needs by itself; it has fractions,
 * ordinals and other forms beside. Arabic keeps all of its own.
 */
const LATIN_FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];
/**
 * Marks that join letters or turn the direction belong to both scripts and stand in every range's
 * text.
 */
const SHAPING = '\u200c\u200d\u200e\u200f\u25cc';

const subsetFont = createRequire(join(installApart('font-subsets', [SUBSETTER]), 'subset-font'))(
  'subset-font',
);

for (const { file, weights, range } of fontFaces()) {
  const [min, max] = weights;
  const source = readFileSync(join(PACKAGES, SOURCES[file]));
  const bytes = await subsetFont(source, charactersOf(range) + SHAPING, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    ...(file.startsWith('public-sans') && { keepFeatures: LATIN_FEATURES }),
  });
  writeFileSync(join(FONTS, file), bytes);
  console.log(`${file}: ${bytes.length} bytes of ${source.length}`);
}
for (const family of ['public-sans', 'vazirmatn'])
  copyFileSync(join(PACKAGES, family, 'LICENSE'), join(FONTS, `${family}-LICENSE.txt`));

/** Every character of a CSS `unicode-range`. */
function charactersOf(range) {
  return range
    .split(',')
    .map((part) => {
      const [from, to = from] = part.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, nth) =>
        String.fromCodePoint(first + nth),
      ).join('');
    })
    .join('');
}
