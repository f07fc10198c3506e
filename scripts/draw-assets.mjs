// Draws the site's own images from the network's star: placeholder, texture and icons. Run after
// changing them: `npm run assets`.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { khatamPath as star } from '@/components/ui/Khatam';
import { icoOf } from './lib/ico.mjs';

const GREEN = '#0e6e5a';
const DARK = '#073b31';

/** One cell of the pattern: a star that touches its neighbours, a smaller one turned inside it. */
const cell = (x, y, side) => star(x, y, side / 2) + star(x, y, side * 0.29, Math.PI / 8);

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const TILE = 96;
const tile = svg(
  TILE,
  TILE,
  `<path d="${cell(TILE / 2, TILE / 2, TILE)}" fill="none" stroke="#dcefe8" stroke-opacity=".16"/>`,
);

/** Drawn in greys on white: shown multiplied over an item's tint, it takes the item's colour. */
function placeholder(width, height, side) {
  const shapes = [];
  for (let column = -3; column <= 3; column += 1) {
    for (let row = -2; row <= 2; row += 1) {
      const [x, y] = [width / 2 + column * side, height / 2 + row * side];
      shapes.push(
        `<path d="${star(x, y, side / 2)}" fill="#f4f4f4"/><path d="${star(x, y, side * 0.29, Math.PI / 8)}" fill="#fff"/>`,
      );
      shapes.push(
        `<path d="${cell(x, y, side)}" fill="none" stroke="#b0b0b0" stroke-width="1.75" stroke-linejoin="round"/>`,
      );
    }
  }
  return svg(width, height, `<rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}`);
}

/** Size of the star, in pixels, from which its inner line is visible. */
const HEART_FROM = 32;

/**
 * The star on its ground. `share` of the square is the star; `corner` rounds the ground, none is
 * drawn for 0.
 */
function icon(size, { share, ground = false, corner = 0 }) {
  const square = ground
    ? `<rect width="${size}" height="${size}" rx="${corner * size}" fill="${DARK}"/>`
    : '';
  const [middle, radius] = [size / 2, (size * share) / 2];
  const heart =
    size < HEART_FROM
      ? ''
      : `<path d="${star(middle, middle, radius * 0.56, Math.PI / 8)}" fill="none" stroke="${ground ? DARK : '#fff'}" stroke-width="${size * 0.03}"/>`;
  return svg(
    size,
    size,
    `${square}<path d="${star(middle, middle, radius)}" fill="${ground ? '#fff' : GREEN}"/>${heart}`,
  );
}

/**
 * What social networks show of a page without an image of its own: the star on the network's
 * ground.
 */
function social(width, height) {
  const cells = [];
  for (let x = TILE / 2; x < width + TILE; x += TILE)
    for (let y = TILE / 2; y < height + TILE; y += TILE) cells.push(cell(x, y, TILE));
  const [x, y] = [width / 2, height / 2];
  return svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="${DARK}"/><path d="${cells.join('')}" fill="none" stroke="#dcefe8" stroke-opacity=".16" stroke-width="2"/>` +
      `<path d="${star(x, y, 230)}" fill="#fff"/><path d="${star(x, y, 129, Math.PI / 8)}" fill="none" stroke="${DARK}" stroke-width="14"/>`,
  );
}

const png = (drawing) =>
  sharp(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer();

await Promise.all(
  ['public/assets', 'public/icons'].map((folder) => mkdir(folder, { recursive: true })),
);
// In the style sheet: it is part of the first paint, and a file would be requested only after the
// style sheet.
const inUrl = (drawing) =>
  `url('data:image/svg+xml,${drawing.replace(/[<>#"]/g, encodeURIComponent)}')`;
await writeFile(
  'app/khatam-tile.css',
  `/* Drawn by \`npm run assets\`. */\n:root {\n  --khatam-tile: ${inUrl(tile)};\n}\n`,
);
await sharp(Buffer.from(placeholder(640, 360, 128)))
  .grayscale()
  .jpeg({ quality: 58, mozjpeg: true })
  .toFile('public/assets/placeholder.jpg');
await writeFile('public/icons/icon.svg', icon(64, { share: 1 }));
await writeFile(
  'public/icons/icon-192.png',
  await png(icon(192, { share: 0.78, ground: true, corner: 0.18 })),
);
await writeFile(
  'public/icons/icon-512.png',
  await png(icon(512, { share: 0.78, ground: true, corner: 0.18 })),
);
await writeFile(
  'public/icons/icon-maskable-512.png',
  await png(icon(512, { share: 0.62, ground: true })),
);
await writeFile(
  'public/icons/apple-touch-icon.png',
  await png(icon(180, { share: 0.7, ground: true })),
);
await writeFile('public/icons/social.png', await png(social(1200, 630)));
const favicons = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await png(icon(size, { share: 1 })) })),
);
await writeFile('public/favicon.ico', icoOf(favicons));
