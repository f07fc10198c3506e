import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/*
 * Draws the country for the map of chambers: `npm run map`. Natural Earth, 1:50 million (public
 * domain), as packed by world-atlas. Needed again when the map should become finer, or the colours
 * of app/tokens.css or the frames of lib/views/map/projection.ts change. Two files of public/: the
 * outline, and the picture of the populous north on the home screen, where most chambers stand.
 */

const ALGERIA = '012';

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json');
const country = feature(world, world.objects.countries).features.find(({ id }) => id === ALGERIA);
if (country?.geometry.type !== 'Polygon')
  throw new Error('The outline is expected to be one polygon');

const points = country.geometry.coordinates[0]
  .slice(0, -1)
  .map((point) => point.map((degrees) => Math.round(degrees * 100)));
const distinct = points.filter(
  (point, index) => index === 0 || point.join() !== points[index - 1].join(),
);

const { COUNTRY, FRAME_WIDTH, heightOf, project } = await import('../lib/views/map/projection.ts');
const { khatamPath } = await import('@/components/ui/Khatam');
const corners = distinct
  .map(([longitude, latitude]) =>
    project({ longitude: longitude / 100, latitude: latitude / 100 }, COUNTRY),
  )
  .map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
/** The outline as the data of an SVG path: each point from the one before. */
const steps = corners
  .slice(1)
  .map(({ x, y }, index) => `${(x - corners[index].x) / 10} ${(y - corners[index].y) / 10}`);
const outline = `M${corners[0].x / 10} ${corners[0].y / 10}l${steps.join(' ')}z`;
/** Of the light scheme: those of the dark one stand in the media queries behind. */
const declarations = readFileSync('app/tokens.css', 'utf8')
  .split('@media')[0]
  .split(/[;{}]/)
  .map((text) => text.trim().split(/: ?/));
const tokens = new Map(
  declarations
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => [name.slice(2), value]),
);

/** The value of a design token, references resolved. */
function token(name) {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : token(reference);
}

const svg = (attributes, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;
const TILE = 16;
const files = {
  'public/assets/country.svg': svg(
    `viewBox="0 0 ${FRAME_WIDTH} ${Math.ceil(heightOf(COUNTRY))}"`,
    `<path id="outline" d="${outline}" vector-effect="non-scaling-stroke"/>`,
  ),
  'public/assets/country-north.svg': svg(
    'viewBox="84 -10 200 104" preserveAspectRatio="xMidYMin slice"',
    `<pattern id="tile" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
      `<path d="M0 0h${TILE}v${TILE}H0z" fill="${token('color-link')}"/>` +
      `<path d="${khatamPath(TILE / 2, TILE / 2, TILE / 2)}" fill="${token('color-active')}" stroke="${token('color-tint')}" stroke-opacity=".35" stroke-width=".4"/>` +
      `</pattern><path d="${outline}" fill="url(#tile)" stroke="${token('color-accent')}" stroke-width=".8"/>`,
  ),
};
for (const [file, content] of Object.entries(files)) {
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}
