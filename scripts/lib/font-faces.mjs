import { readFileSync } from 'node:fs';

/** The faces of app/fonts.css: file under public/assets/fonts, weights and characters (`unicode-range`), as written there. */
export function fontFaces() {
  const faces = readFileSync('app/fonts.css', 'utf8').split('@font-face').slice(1);
  return faces.map((text) => ({
    file: /\/assets\/fonts\/([\w-]+\.woff2)/.exec(text)[1],
    weights: /font-weight:\s*(\d+) (\d+)/.exec(text).slice(1).map(Number),
    range: text.split('unicode-range:')[1].split(';')[0].trim().split(/\s+/).join(' '),
  }));
}
