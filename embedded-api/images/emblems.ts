import type { Chance } from './chance';
import { circle, eighth, n, path, star } from './shapes';

/** A small emblem around a centre, within a radius, in one ink and one accent. */
type Emblem = (x: number, y: number, radius: number, ink: string, accent: string, chance: Chance) => string;

function around(count: number, draw: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((index * 2 * Math.PI) / count - Math.PI / 2, index)).join('');
}

const petals: Emblem = (x, y, radius, ink, accent, chance) =>
  around(chance.of(5, 6, 8, 10), (angle, index) => {
    const turn = (angle * 180) / Math.PI;
    return `<ellipse cx="${n(x + radius * 0.55)}" cy="${n(y)}" rx="${n(radius * 0.44)}" ry="${n(radius * 0.19)}" fill="${index % 2 ? accent : ink}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`;
  });

const rays: Emblem = (x, y, radius, ink, accent, chance) => {
  const count = chance.of(12, 16, 20);
  return (
    around(count, (angle, index) => {
      const reach = radius * (index % 2 ? 0.98 : 0.74);
      return path(
        `M${n(x + Math.cos(angle) * radius * 0.5)} ${n(y + Math.sin(angle) * radius * 0.5)}L${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`,
        { stroke: index % 2 ? ink : accent, width: radius * 0.1, extra: 'stroke-linecap="round"' },
      );
    }) + circle(x, y, radius * 0.32, { fill: accent })
  );
};

const waves: Emblem = (x, y, radius, ink, accent, chance) => {
  const rows = chance.of(3, 4, 5);
  const step = (radius * 1.25) / rows;
  return Array.from({ length: rows }, (_, row) => {
    const top = y - radius * 0.5 + row * step;
    const half = Math.sqrt(Math.max(0.12, 1 - ((top - y) / radius) ** 2)) * radius * 0.94;
    const swing = radius * 0.16;
    return path(`M${n(x - half)} ${n(top)}q${n(half / 4)} ${n(-swing * 2)} ${n(half / 2)} 0t${n(half / 2)} 0t${n(half / 2)} 0t${n(half / 2)} 0`, {
      stroke: row === 0 ? accent : ink,
      width: radius * 0.13,
      extra: 'stroke-linecap="round"',
    });
  }).join('');
};

const summits: Emblem = (x, y, radius, ink, accent, chance) => {
  const lean = chance.between(-0.16, 0.16) * radius;
  const peak = (at: number, top: number, wide: number, fill: string): string =>
    path(`M${n(at - wide)} ${n(y + radius * 0.55)}L${n(at)} ${n(y - top)}L${n(at + wide)} ${n(y + radius * 0.55)}Z`, { fill });
  return (
    path(star(x - lean * 2.2, y - radius * 0.58, radius * 0.22), { fill: accent }) +
    peak(x - radius * 0.36 + lean, radius * 0.12, radius * 0.52, accent) +
    peak(x + radius * 0.24 + lean, radius * 0.44, radius * 0.68, ink)
  );
};

const gates: Emblem = (x, y, radius, ink, accent, chance) => {
  const arches = chance.of(2, 3);
  return (
    Array.from({ length: arches }, (_, index) => {
      const wide = radius * (0.82 - index * 0.28);
      const top = y - radius * (0.55 - index * 0.3);
      return path(
        `M${n(x - wide)} ${n(y + radius * 0.7)}V${n(top + wide * 0.35)}A${n(wide)} ${n(wide)} 0 0 1 ${n(x + wide)} ${n(top + wide * 0.35)}V${n(y + radius * 0.7)}Z`,
        { fill: index % 2 ? accent : ink },
      );
    }).join('') + path(star(x, y + radius * 0.16, radius * 0.17), { fill: arches === 2 ? ink : accent })
  );
};

const squares: Emblem = (x, y, radius, ink, accent, chance) =>
  Array.from({ length: 3 }, (_, index) =>
    path(star(x, y, radius * (0.92 - index * 0.3), index * eighth * chance.of(1, 1, 0)), { fill: index % 2 ? accent : ink }),
  ).join('');

const orbit: Emblem = (x, y, radius, ink, accent, chance) => {
  const count = chance.of(6, 7, 8, 9);
  return (
    circle(x, y, radius * 0.7, { stroke: ink, width: radius * 0.07 }) +
    around(count, (angle, index) =>
      circle(x + Math.cos(angle) * radius * 0.7, y + Math.sin(angle) * radius * 0.7, radius * (index % 3 ? 0.12 : 0.19), {
        fill: index % 3 ? ink : accent,
      }),
    ) +
    path(star(x, y, radius * 0.36), { fill: accent })
  );
};

const weave: Emblem = (x, y, radius, ink, accent, chance) => {
  const turn = chance.of(0, 45);
  const band = radius * 0.13;
  const long = radius * 0.72;
  const frame = (angle: number, colour: string): string =>
    `<rect x="${n(x - long)}" y="${n(y - long)}" width="${n(long * 2)}" height="${n(long * 2)}" rx="${n(radius * 0.12)}" fill="none" stroke="${colour}" stroke-width="${n(band)}" transform="rotate(${angle} ${n(x)} ${n(y)}) scale(1)"/>`;
  return frame(turn, ink) + frame(turn + 45, accent) + circle(x, y, radius * 0.24, { fill: ink });
};

const emblems: readonly [Emblem, ...Emblem[]] = [petals, rays, waves, summits, gates, squares, orbit, weave];

export const emblemCount = emblems.length;

export function emblemAt(place: number): Emblem {
  return emblems[place % emblems.length] ?? petals;
}
