import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { format } from 'prettier';

/*
 * Draws the country's outline for the map of chambers: `npm run map`. Natural Earth, 1:50 million (public domain), as packed by
 * world-atlas. Needed again only when the map should become finer.
 */

const ALGERIA = '012';
const OUT = 'lib/map/generated/outline.ts';

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json');
const country = feature(world, world.objects.countries).features.find(({ id }) => id === ALGERIA);
if (country?.geometry.type !== 'Polygon') throw new Error('The outline is expected to be one polygon');

const points = country.geometry.coordinates[0].slice(0, -1).map((point) => point.map((degrees) => Math.round(degrees * 100)));
const distinct = points.filter((point, index) => index === 0 || point.join() !== points[index - 1].join());

const source = `/**
 * Outline of the country, from point to point: longitude, latitude, in hundredths of a degree. Made from Natural Earth (public
 * domain) by \`npm run map\`; do not edit.
 */
export const OUTLINE: readonly number[] = [${distinct.flat().join(', ')}];
`;
writeFileSync(OUT, await format(source, { parser: 'typescript', singleQuote: true, printWidth: 150 }));
console.log(`${OUT}: ${distinct.length} points, ${source.length} bytes`);
