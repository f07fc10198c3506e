import { readFileSync } from 'node:fs';

const SHEETS = ['app/script-arab.css', 'app/fonts.css', 'app/fonts.later.css'];

/**
 * The files of the fonts: name under public/assets/fonts, weights and characters
 * (`unicode-range`), as written there. A further face of the same file has some of its characters.
 */
export function fontFaces() {
  const sheets = SHEETS.map((sheet) => readFileSync(sheet, 'utf8'));
  const faces = sheets.flatMap((text) => text.split('@font-face').slice(1));
  const files = faces.map((text) => ({
    file: /\/assets\/fonts\/([\w-]+\.woff2)/.exec(text)[1],
    weights: /font-weight:\s*(\d+) (\d+)/.exec(text).slice(1).map(Number),
    range: text.split('unicode-range:')[1].split(';')[0].trim().split(/\s+/).join(' '),
  }));
  return files.filter(
    ({ file }, place) => files.findIndex((other) => other.file === file) === place,
  );
}
