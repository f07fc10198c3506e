import { Chance } from './chance';
import { mix, paletteAt, sand } from './palette';
import { lettering } from './letters';
import { circle, eighth, n, path, star, svg } from './shapes';
import type { Canvas } from './scenes/scene';

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
      return path(`M${n(x + Math.cos(angle) * radius * 0.5)} ${n(y + Math.sin(angle) * radius * 0.5)}L${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`, { stroke: index % 2 ? ink : accent, width: radius * 0.1, extra: 'stroke-linecap="round"' });
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
    return path(`M${n(x - half)} ${n(top)}q${n(half / 4)} ${n(-swing * 2)} ${n(half / 2)} 0t${n(half / 2)} 0t${n(half / 2)} 0t${n(half / 2)} 0`, { stroke: row === 0 ? accent : ink, width: radius * 0.13, extra: 'stroke-linecap="round"' });
  }).join('');
};

const summits: Emblem = (x, y, radius, ink, accent, chance) => {
  const lean = chance.between(-0.16, 0.16) * radius;
  const peak = (at: number, top: number, wide: number, fill: string): string => path(`M${n(at - wide)} ${n(y + radius * 0.55)}L${n(at)} ${n(y - top)}L${n(at + wide)} ${n(y + radius * 0.55)}Z`, { fill });
  return path(star(x - lean * 2.2, y - radius * 0.58, radius * 0.22), { fill: accent }) + peak(x - radius * 0.36 + lean, radius * 0.12, radius * 0.52, accent) + peak(x + radius * 0.24 + lean, radius * 0.44, radius * 0.68, ink);
};

const gates: Emblem = (x, y, radius, ink, accent, chance) => {
  const arches = chance.of(2, 3);
  return Array.from({ length: arches }, (_, index) => {
    const wide = radius * (0.82 - index * 0.28);
    const top = y - radius * (0.55 - index * 0.3);
    return path(`M${n(x - wide)} ${n(y + radius * 0.7)}V${n(top + wide * 0.35)}A${n(wide)} ${n(wide)} 0 0 1 ${n(x + wide)} ${n(top + wide * 0.35)}V${n(y + radius * 0.7)}Z`, { fill: index % 2 ? accent : ink });
  }).join('') + path(star(x, y + radius * 0.16, radius * 0.17), { fill: arches === 2 ? ink : accent });
};

const squares: Emblem = (x, y, radius, ink, accent, chance) =>
  Array.from({ length: 3 }, (_, index) => path(star(x, y, radius * (0.92 - index * 0.3), index * eighth * chance.of(1, 1, 0)), { fill: index % 2 ? accent : ink })).join('');

const orbit: Emblem = (x, y, radius, ink, accent, chance) => {
  const count = chance.of(6, 7, 8, 9);
  return (
    circle(x, y, radius * 0.7, { stroke: ink, width: radius * 0.07 }) +
    around(count, (angle, index) => circle(x + Math.cos(angle) * radius * 0.7, y + Math.sin(angle) * radius * 0.7, radius * (index % 3 ? 0.12 : 0.19), { fill: index % 3 ? ink : accent })) +
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

function emblemAt(place: number): Emblem {
  return emblems[place % emblems.length] ?? petals;
}

/** A partner's logo, from `<place> <short name>`: an emblem and the name, side by side or one above the other. */
export function partnerLogo(subject: string, { width, height }: Canvas): string {
  const place = Number.parseInt(subject, 10) || 0;
  const short = subject.slice(subject.indexOf(' ') + 1);
  const chance = new Chance(`partner ${short}`);
  const palette = paletteAt(place);
  const emblem = emblemAt(place * 3 + Math.floor(place / emblems.length));
  const isStacked = short.length > 9 || chance.happens(0.3);
  const accent = mix(palette.accent, palette.base, 0.08);
  const white = `<rect width="${width}" height="${height}" fill="#ffffff"/>`;
  if (isStacked) {
    const name = lettering(short, 40, width * 0.78);
    const top = (height - 118 - 22 - name.height) / 2;
    return svg(width, height, white, emblem(width / 2, top + 59, 59, palette.base, accent, chance), name.draw((width - name.width) / 2, top + 118 + 22, palette.night, 0.95));
  }
  const radius = 66;
  const name = lettering(short, 50, width * 0.54);
  const left = (width - radius * 2 - 30 - name.width) / 2;
  return svg(width, height, white, emblem(left + radius, height / 2, radius, palette.base, accent, chance), name.draw(left + radius * 2 + 30, (height - name.height) / 2, palette.night, 0.95));
}

/** A chamber's logo, from `<wilaya code> <short name>`: a filled star with an emblem of its own in a round field. */
export function chamberLogo(subject: string, { width, height }: Canvas): string {
  const code = Number.parseInt(subject, 10) || 1;
  const chance = new Chance(`chamber ${subject}`);
  const palette = paletteAt(code);
  const [x, y, reach] = [width / 2, height / 2, width * 0.48];
  const turn = code % 2 ? 0 : eighth;
  const isLight = chance.happens(0.4);
  return svg(
    width, height,
    path(star(x, y, reach, turn), { fill: palette.base }),
    path(star(x, y, reach * 0.9, turn), { stroke: mix(palette.accent, sand, 0.2), width: 4 }),
    path(star(x, y, reach * 0.8, turn + eighth), { fill: isLight ? sand : palette.deep }),
    circle(x, y, reach * 0.585, { fill: isLight ? '#ffffff' : palette.night, stroke: palette.accent, width: 4 }),
    emblemAt(code + Math.floor(code / 8))(x, y, reach * 0.46, isLight ? palette.base : sand, palette.accent, chance),
  );
}
