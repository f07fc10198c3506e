// Makes the font files the site serves out of the packages of the fonts, with their licences:
//   npm run fonts
// Each file holds the characters and the weights that style sheets declare for it
// (scripts/lib/font-faces.mjs), and no others. The whole Arabic font and what cuts files out are
// packages that nothing else needs: they are installed in a folder of their own in the system's
// temporary folder.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installApart } from './lib/apart.mjs';
import { fontFaces } from './lib/font-faces.mjs';

const SUBSETTER = 'subset-font@2.9.0';
/** @fontsource-variable has its letters and its digits in different files. */
const ARABIC = 'vazirmatn@33.0.3';
const FONTS = 'public/assets/fonts';
const modules = installApart('font-subsets', [SUBSETTER, ARABIC]);
const LATIN_FOLDER = 'node_modules/@fontsource-variable/public-sans';
const ARABIC_FOLDER = join(modules, 'vazirmatn');
const LATIN_FILE = join(LATIN_FOLDER, 'files/public-sans-latin-wght-normal.woff2');
const ARABIC_FILE = join(ARABIC_FOLDER, 'fonts/webfonts/Vazirmatn[wght].woff2');
const SOURCES = {
  'public-sans-latin.woff2': LATIN_FILE,
  'public-sans-latin-west.woff2': LATIN_FILE,
  'public-sans-latin-ext.woff2': join(
    LATIN_FOLDER,
    'files/public-sans-latin-ext-wght-normal.woff2',
  ),
  'vazirmatn-arabic.woff2': ARABIC_FILE,
  'vazirmatn-arabic-ext.woff2': ARABIC_FILE,
};
/**
 * What style sheets ask of the fonts, and what writing needs by itself, joined letters included.
 * The fonts have fractions, Persian digits and other forms beside.
 */
const FEATURES =
  'kern liga calt ccmp locl mark mkmk rvrn tnum isol init medi fina rlig rclt curs'.split(' ');
/**
 * Marks that join letters or turn the direction belong to both scripts and stand in every range's
 * text.
 */
const SHAPING = '\u200c\u200d\u200e\u200f\u25cc';

const subsetFont = createRequire(join(modules, 'subset-font'))('subset-font');

for (const { file, weights, range } of fontFaces()) {
  const [min, max] = weights;
  const source = readFileSync(SOURCES[file]);
  const bytes = await subsetFont(source, charactersOf(range) + SHAPING, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  writeFileSync(join(FONTS, file), bytes);
  console.log(`${file}: ${bytes.length} bytes of ${source.length}`);
}
copyFileSync(join(LATIN_FOLDER, 'LICENSE'), join(FONTS, 'public-sans-LICENSE.txt'));
copyFileSync(join(ARABIC_FOLDER, 'OFL.txt'), join(FONTS, 'vazirmatn-LICENSE.txt'));

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
