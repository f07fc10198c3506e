import { mix, sand } from '../palette';
import { box, circle, eighth, gradient, khatamTexture, n, path, star } from '../shapes';
import type { Scene } from './scene';

/** Places of a network, joined by arcs over a quiet grid. */
export const network: Scene = (palette, chance, { width, height }) => {
  const ground = gradient('ground', [
    [0, palette.base],
    [1, palette.night],
  ]);
  const glow = gradient(
    'glow',
    [
      [0, palette.mid, 0.8],
      [1, palette.mid, 0],
    ],
    'out',
  );
  const [hubX, hubY] = [width * chance.between(0.34, 0.66), height * chance.between(0.38, 0.62)];
  const meridians = Array.from({ length: 7 }, (_, index) =>
    circle(hubX, hubY, height * (0.18 + index * 0.15), { stroke: palette.light, width: 1.2, opacity: 0.28 }),
  ).join('');
  const texture = khatamTexture('texture', 88, palette.light, 1);
  const places = Array.from({ length: 15 }, (_, index) => {
    const angle = index * 2.39996 + chance.between(-0.2, 0.2);
    const reach = height * (0.2 + 0.052 * index);
    return { x: hubX + Math.cos(angle) * reach * 1.35, y: hubY + Math.sin(angle) * reach * 0.78, size: height * chance.between(0.018, 0.04) };
  });
  const links = places.map(({ x, y }, index) => {
    const bend = (index % 2 ? 1 : -1) * 0.22;
    const [middleX, middleY] = [(x + hubX) / 2 + (y - hubY) * bend, (y + hubY) / 2 - (x - hubX) * bend];
    return path(`M${n(hubX)} ${n(hubY)}Q${n(middleX)} ${n(middleY)} ${n(x)} ${n(y)}`, {
      stroke: index % 3 ? palette.light : palette.accent,
      width: 2.5,
      opacity: 0.75,
    });
  });
  const marks = places.map(
    ({ x, y, size }, index) =>
      path(star(x, y, size * 1.25), { fill: palette.night }) + path(star(x, y, size), { fill: index % 3 ? sand : palette.accent }),
  );
  return (
    ground.defs +
    glow.defs +
    texture.defs +
    box(0, 0, width, height, { fill: ground.fill }) +
    circle(hubX, hubY, height * 0.85, { fill: glow.fill }) +
    box(0, 0, width, height, { fill: texture.fill, opacity: 0.12 }) +
    meridians +
    links.join('') +
    marks.join('') +
    path(star(hubX, hubY, height * 0.14), { fill: palette.night }) +
    path(star(hubX, hubY, height * 0.12), { fill: palette.accent }) +
    path(star(hubX, hubY, height * 0.085, eighth), { fill: sand }) +
    path(star(hubX, hubY, height * 0.05), { fill: palette.base })
  );
};

/** Rising columns, each cut from another texture, and a line of stars above them. */
export const growth: Scene = (palette, chance, { width, height }) => {
  const ground = gradient('ground', [
    [0, mix(palette.tint, '#ffffff', 0.3)],
    [1, mix(palette.tint, sand, 0.5)],
  ]);
  const columns = chance.whole(6, 8);
  const gap = width * 0.022;
  const wide = (width * 0.86 - gap * (columns - 1)) / columns;
  const foot = height * 0.9;
  const fills = [palette.base, palette.mid, palette.deep, palette.accent, palette.base, palette.deep, palette.mid, palette.night];
  const tops: [number, number][] = [];
  let bars = '';
  for (let column = 0; column < columns; column += 1) {
    const share = (column + 1) / columns;
    const tall = height * (0.16 + 0.5 * share ** 1.15 + chance.between(-0.05, 0.05));
    const x = width * 0.07 + column * (wide + gap);
    const texture = khatamTexture(`bar${column}`, wide / chance.of(1, 2, 3), palette.tint, 1.6);
    const d = `M${n(x)} ${n(foot)}V${n(foot - tall + wide / 2)}A${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(x + wide)} ${n(foot - tall + wide / 2)}V${n(foot)}Z`;
    bars += path(d, { fill: fills[column] ?? palette.base }) + texture.defs;
    // The texture starts at the column's own corner.
    bars += `<g transform="translate(${n(x)} ${n(foot)})">${path(`M0 0V${n(wide / 2 - tall)}A${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} ${n(wide / 2 - tall)}V0Z`, { fill: texture.fill, opacity: 0.38 })}</g>`;
    tops.push([x + wide / 2, foot - tall - height * 0.07]);
  }
  const line = path(`M${tops.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, { stroke: palette.deep, width: 4, opacity: 0.85 });
  const marks = tops.map(([x, y], index) =>
    path(star(x, y, height * (index === tops.length - 1 ? 0.05 : 0.026)), {
      fill: index === tops.length - 1 ? palette.accent : palette.deep,
      stroke: palette.tint,
      width: 4,
    }),
  );
  const halo =
    circle(width * 0.86, height * 0.2, height * 0.5, { fill: palette.light, opacity: 0.35 }) +
    circle(width * 0.86, height * 0.2, height * 0.34, { fill: palette.light, opacity: 0.4 });
  return (
    ground.defs +
    box(0, 0, width, height, { fill: ground.fill }) +
    halo +
    bars +
    box(0, foot, width, height * 0.1, { fill: palette.night }) +
    line +
    marks.join('')
  );
};
