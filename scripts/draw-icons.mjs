import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICON_OF_NAME } from '@/lib/views/feature';

/*
 * Draws the icons that editors choose by a class: `npm run icons`. Lucide's (ISC), each made into
 * one path. Needed again when a name is added to lib/views/icon-names.json, or Lucide changes.
 */

const OUT = 'lib/views/generated/service-icons.json';
const nodes = createRequire(import.meta.url)('lucide-static/icon-nodes.json');

/** A path appended to another must start with an absolute command. */
function absoluteStart(d) {
  return d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=(.?))/,
    (_, x, y, next) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}`,
  );
}

const oval = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const SHAPES = {
  path: ({ d }) => absoluteStart(d),
  circle: ({ cx, cy, r }) => oval(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => oval(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}Z`,
  rect: ({ x, y, width, height, rx, ry }) => {
    const r = +(rx ?? ry ?? 0);
    const [w, h] = [width - 2 * r, height - 2 * r];
    const corner = (dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    return `M${+x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
  },
};

const icons = [...new Set(ICON_OF_NAME.values())].toSorted((a, b) => a.localeCompare(b));
const missing = icons.filter((icon) => !nodes[icon]);
if (missing.length > 0) throw new Error(`Lucide has no ${missing.join(', ')}`);
const paths = icons.map((icon) => [
  icon,
  nodes[icon].map(([shape, attributes]) => SHAPES[shape](attributes)).join(''),
]);
writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`);
console.log(`${OUT}: ${icons.length} icons`);
