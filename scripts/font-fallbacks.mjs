// Computes the faces that stand in for the web fonts until they arrive, so that nothing moves when
// they do: fonts of common systems, stretched to the widths and heights of ours. Measured in
// Chromium over the texts of the interface; writes app/font-fallbacks*.css:
//   npm run fonts:fallbacks
// The systems' fonts (or free ones of the same measures) are packages that nothing else needs: they
// are installed in a folder of their own in the system's temporary folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import prettier from 'prettier';
import { LANGUAGES } from '../lib/i18n/languages.ts';
import { installApart } from './lib/apart.mjs';
import { BROWSER_ARGS, systemBrowser } from './lib/browser.mjs';

const PACKAGES = [
  '@fontsource/arimo@5.3.0',
  '@fontsource/roboto@5.3.0',
  '@fontsource/noto-naskh-arabic@5.3.0',
  'dejavu-fonts-ttf@2.37.3',
];
const FONTS = 'public/assets/fonts';
const SIZE = 1000;

/**
 * What each web font is replaced by, and for which characters: those of its script, in few words.
 * `names` are the font's full and PostScript names, which `local()` looks for.
 */
const FAMILIES = [
  {
    output: 'app/font-fallbacks.css',
    head: '',
    web: 'public-sans-latin.woff2',
    script: 'Latn',
    range: 'U+0-5FF, U+1E00-2BFF',
    letters: /[\p{Script=Latin}\p{P}\p{Nd} ]+/gu,
    fallbacks: [
      {
        family: 'Public Sans on Arial',
        400: {
          file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
          names: ['Arial', 'ArialMT', 'Arimo', 'Liberation Sans', 'LiberationSans'],
        },
        700: {
          file: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
          names: [
            'Arial Bold',
            'Arial-BoldMT',
            'Arimo Bold',
            'Liberation Sans Bold',
            'LiberationSans-Bold',
          ],
        },
      },
      {
        family: 'Public Sans on Roboto',
        400: {
          file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
          names: ['Roboto', 'Roboto-Regular'],
        },
        700: {
          file: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
          names: ['Roboto Bold', 'Roboto-Bold'],
        },
      },
    ],
  },
  {
    output: 'app/font-fallbacks-arab.css',
    head: '.script-Arab { --sheet: optional; }\n\n',
    web: 'vazirmatn-arabic.woff2',
    script: 'Arab',
    range: 'U+600-8FF, U+FB50-FDFF, U+FE70-FEFC',
    letters: /\p{Script=Arabic}+/gu,
    fallbacks: [
      {
        family: 'Vazirmatn on Naskh',
        400: {
          file: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2',
          names: [
            'Noto Naskh Arabic UI',
            'NotoNaskhArabicUI',
            'Noto Naskh Arabic',
            'NotoNaskhArabic-Regular',
          ],
        },
        700: {
          file: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2',
          names: [
            'Noto Naskh Arabic UI Bold',
            'NotoNaskhArabicUI-Bold',
            'Noto Naskh Arabic Bold',
            'NotoNaskhArabic-Bold',
          ],
        },
      },
      {
        family: 'Vazirmatn on DejaVu',
        400: { file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', names: ['DejaVu Sans', 'DejaVuSans'] },
        700: {
          file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
          names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
        },
      },
    ],
  },
];
const WEIGHTS = { 400: '100 549', 700: '550 900' };

const modules = installApart('font-fallbacks', PACKAGES);
const browser = await chromium.launch({ executablePath: systemBrowser(), args: BROWSER_ARGS });
try {
  const page = await browser.newPage();
  for (const { output, head, web, script, range, letters, fallbacks } of FAMILIES) {
    const faces = [];
    const words = Object.keys(LANGUAGES)
      .filter((language) => LANGUAGES[language].script === script)
      .flatMap((language) => wordsOf(language, letters));
    for (const fallback of fallbacks) {
      for (const [weight, weights] of Object.entries(WEIGHTS)) {
        const { file, names } = fallback[weight];
        const ours = await measure(page, join(FONTS, web), weight, words);
        const theirs = await measure(page, join(modules, file), weight, words);
        faces.push(
          faceOf({
            family: fallback.family,
            names,
            weights,
            range,
            ours,
            scale: ours.width / theirs.width,
          }),
        );
      }
    }
    const css = `/* Stand-ins until the web fonts arrive. Computed by \`npm run fonts:fallbacks\`. */\n${head}${faces.join('\n')}`;
    const options = { ...(await prettier.resolveConfig(output)), filepath: output };
    writeFileSync(output, await prettier.format(css, options));
  }
} finally {
  await browser.close();
}

/** The words of the interface in a language, in the letters the font is for. */
function wordsOf(language, letters) {
  const texts = [];
  JSON.stringify(JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')), (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.flatMap((text) => text.replace(/<[^<>]*>|\{[^{}]*\}/g, ' ').match(letters) ?? []);
}

/**
 * How wide a font sets the words, and how far it reaches above and below the line, at a size of
 * 1000 px.
 */
async function measure(page, file, weight, words) {
  const data = readFileSync(file).toString('base64');
  return page.evaluate(
    async ({ data, weight, words, size }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const face = await new FontFace('measured', bytes.buffer, { weight: '100 900' }).load();
      document.fonts.add(face);
      const context = document.createElement('canvas').getContext('2d');
      context.font = `${weight} ${size}px measured`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
        context.measureText('x');
      const width = words.reduce((sum, word) => sum + context.measureText(word).width, 0);
      document.fonts.delete(face);
      return { width, ascent, descent };
    },
    { data, weight, words, size: SIZE },
  );
}

function faceOf({ family, names, weights, range, ours, scale }) {
  const percent = (value) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ours.ascent / SIZE / scale)};
  descent-override: ${percent(ours.descent / SIZE / scale)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`;
}
