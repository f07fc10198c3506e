// Copies the font files the site serves out of the @fontsource-variable packages, with their licences.
import { copyFileSync } from 'node:fs';

const PACKAGES = 'node_modules/@fontsource-variable';
const FONTS = 'public/assets/fonts';
for (const [from, to] of [
  ['public-sans/files/public-sans-latin-wght-normal.woff2', 'public-sans-latin.woff2'],
  ['public-sans/files/public-sans-latin-ext-wght-normal.woff2', 'public-sans-latin-ext.woff2'],
  ['public-sans/LICENSE', 'public-sans-LICENSE.txt'],
  ['vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', 'vazirmatn-arabic.woff2'],
  ['vazirmatn/LICENSE', 'vazirmatn-LICENSE.txt'],
]) {
  copyFileSync(`${PACKAGES}/${from}`, `${FONTS}/${to}`);
}
