import type { Chance } from '../chance';
import { mix, type Palette, sand } from '../palette';
import { box, gradient, khatamTexture, n, path, starSun } from '../shapes';
import type { Scene } from './scene';

/** A horseshoe arch: slightly more than half a circle on straight jambs. */
function arch(x: number, foot: number, wide: number, tall: number): string {
  const radius = wide / 2;
  const inset = radius * 0.1;
  const spring = foot - tall + radius;
  return `M${n(x + inset)} ${n(foot)}V${n(spring + radius * 0.42)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x + wide - inset)} ${n(spring + radius * 0.42)}V${n(foot)}Z`;
}

/** An arcade with the sea and a star behind it. */
export const arcade: Scene = (palette, chance, { width, height }) => {
  const count = chance.of(3, 4, 5);
  const isDark = chance.happens(0.5);
  const wall = isDark ? palette.deep : mix(sand, palette.tint, 0.35);
  const wallShade = gradient('wall', [
    [0, mix(wall, isDark ? palette.base : '#ffffff', 0.35)],
    [1, mix(wall, palette.night, isDark ? 0.35 : 0.08)],
  ]);
  const sky = gradient('sky', [
    [0, mix(palette.sky, palette.tint, 0.3)],
    [0.5, mix(palette.light, palette.accent, 0.3)],
    [0.66, mix(sand, palette.accent, 0.4)],
  ]);
  const horizon = height * 0.66;
  const texture = khatamTexture('texture', 64, isDark ? palette.light : palette.mid, 1.3);
  const pitch = width / count;
  const wide = pitch * 0.74;
  const top = height * chance.between(0.16, 0.24);
  const foot = height * 0.9;
  const openings = Array.from({ length: count }, (_, index) => arch(index * pitch + (pitch - wide) / 2, foot, wide, foot - top));
  const frame = openings.map(
    (d) => path(d, { stroke: palette.accent, width: 9 }) + path(d, { stroke: isDark ? palette.night : palette.base, width: 3 }),
  );
  // The sun stands in an opening, never behind a pillar.
  const sun = starSun(
    'sun',
    pitch * (chance.whole(0, count - 1) + 0.5),
    horizon - height * 0.1,
    Math.min(height * 0.15, wide * 0.4),
    palette.accent,
    sand,
  );
  const floor = khatamTexture('floor', 88, palette.accent, 1.6);
  return (
    sky.defs +
    wallShade.defs +
    texture.defs +
    floor.defs +
    box(0, 0, width, height, { fill: sky.fill }) +
    sun +
    box(0, horizon, width, height - horizon, { fill: palette.water[0] }) +
    box(0, horizon + height * 0.09, width, height, { fill: mix(...palette.water, 0.45) }) +
    path(`M0 0H${width}V${height}H0Z${openings.join('')}`, { fill: wallShade.fill, extra: 'fill-rule="evenodd"' }) +
    path(`M0 0H${width}V${height}H0Z${openings.join('')}`, { fill: texture.fill, opacity: 0.34, extra: 'fill-rule="evenodd"' }) +
    frame.join('') +
    box(0, foot - 2, width, height - foot + 2, { fill: palette.night }) +
    box(0, foot, width, height - foot, { fill: floor.fill, opacity: 0.45 })
  );
};

function house(x: number, foot: number, wide: number, tall: number, palette: Palette, chance: Chance, share: number): string {
  const wall = mix(mix('#ffffff', sand, 0.35), palette.light, (1 - share) * 0.6);
  const side = wide * 0.26;
  let parts = box(x, foot - tall, wide, tall, { fill: wall });
  parts += path(`M${n(x + wide)} ${n(foot - tall)}l${n(side)} ${n(side * 0.4)}V${n(foot)}H${n(x + wide)}Z`, { fill: mix(wall, palette.base, 0.34) });
  parts += box(x - 3, foot - tall - 6, wide + 6, 9, { fill: mix(wall, palette.base, 0.16) });
  const unit = wide / 5;
  const dark = chance.happens(0.25) ? palette.accent : mix(palette.deep, palette.base, 0.3);
  for (const column of [1, 3]) {
    if (chance.happens(0.8)) parts += path(arch(x + column * unit - unit * 0.1, foot - tall + unit * 2.4, unit * 1.1, unit * 1.7), { fill: dark });
    if (tall > wide * 1.1 && chance.happens(0.7))
      parts += box(x + column * unit, foot - tall + unit * 3.4, unit * 0.8, unit * 0.9, { fill: mix(palette.deep, wall, 0.2) });
  }
  return parts;
}

/** White houses climbing a hill, back to front. */
export const medina: Scene = (palette, chance, { width, height }) => {
  const isDusk = chance.happens(0.4);
  const sky = isDusk
    ? gradient('sky', [
        [0, palette.deep],
        [0.7, palette.mid],
      ])
    : gradient('sky', [
        [0, palette.mid],
        [0.6, palette.tint],
      ]);
  const texture = khatamTexture('texture', chance.of(64, 88), isDusk ? palette.light : '#ffffff', 1.4);
  const sun = starSun(
    'sun',
    width * chance.of(0.16, 0.84),
    height * 0.24,
    height * 0.12,
    isDusk ? sand : palette.accent,
    isDusk ? palette.light : sand,
  );
  const summit = width * chance.between(0.4, 0.6);
  let town = '';
  const rows = 6;
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1);
    let x = -width * chance.between(0.02, 0.08);
    while (x < width) {
      const wide = width * chance.between(0.07, 0.11) * (0.8 + share * 0.4);
      const slope = 1 - Math.min(1, Math.abs(x + wide / 2 - summit) / (width * 0.62));
      const roof = height * (0.78 - slope * 0.4 * (1 - share * 0.75)) + share * height * 0.22;
      town += house(x, height, wide, height - roof + chance.between(-0.03, 0.03) * height, palette, chance, share);
      x += wide * chance.between(1.02, 1.24);
    }
  }
  return (
    sky.defs +
    texture.defs +
    box(0, 0, width, height, { fill: sky.fill }) +
    box(0, 0, width, height, { fill: texture.fill, opacity: 0.22 }) +
    sun +
    town
  );
};
