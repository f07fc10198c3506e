import { mix, sand } from '../palette';
import { box, circle, gradient, khatamTexture, n, path, starSun } from '../shapes';
import type { Canvas, Scene } from './scene';

/** A sea of overlapping rings under a rising star. */
export const scales: Scene = (palette, chance, { width, height }) => {
  const sky = gradient('sky', [
    [0, palette.tint],
    [0.55, mix(sand, palette.accent, 0.3)],
  ]);
  const radius = height * chance.of(0.11, 0.14, 0.18);
  const horizon = height * chance.between(0.4, 0.5);
  const sun = starSun('sun', width * chance.between(0.25, 0.75), horizon - height * 0.03, height * chance.between(0.17, 0.24), palette.accent, sand);
  let waves = '';
  let row = 0;
  for (let y = horizon + radius; y < height + radius * 1.5; y += radius * 0.5, row += 1) {
    const share = Math.min(1, (y - horizon - radius) / (height - horizon));
    const colour = mix(palette.mid, palette.night, share);
    for (let x = row % 2 ? -radius : 0; x < width + radius; x += radius * 2) {
      for (const [ring, part] of [1, 0.76, 0.52, 0.28].entries()) {
        waves += circle(x, y, radius * part, { fill: ring % 2 ? mix(colour, palette.tint, 0.55) : colour });
      }
    }
  }
  return sky.defs + box(0, 0, width, height, { fill: sky.fill }) + sun + waves;
};

function crane(x: number, ground: number, size: number, colour: string): string {
  const line = { stroke: colour, width: size * 0.035 };
  const top = ground - size;
  return (
    path(
      `M${n(x)} ${n(ground)}L${n(x + size * 0.1)} ${n(top)}M${n(x + size * 0.36)} ${n(ground)}L${n(x + size * 0.26)} ${n(top)}M${n(x + size * 0.05)} ${n(ground - size * 0.5)}H${n(x + size * 0.31)}`,
      line,
    ) +
    path(
      `M${n(x - size * 0.6)} ${n(top + size * 0.22)}H${n(x + size * 0.5)}M${n(x + size * 0.18)} ${n(top - size * 0.12)}L${n(x - size * 0.58)} ${n(top + size * 0.2)}M${n(x + size * 0.18)} ${n(top - size * 0.12)}L${n(x + size * 0.48)} ${n(top + size * 0.2)}M${n(x + size * 0.18)} ${n(top - size * 0.12)}V${n(top + size * 0.22)}`,
      { ...line, width: size * 0.026 },
    ) +
    path(`M${n(x - size * 0.4)} ${n(top + size * 0.22)}V${n(ground - size * 0.42)}`, { ...line, width: size * 0.012 }) +
    box(x - size * 0.47, ground - size * 0.42, size * 0.14, size * 0.08, { fill: colour })
  );
}

function water(top: number, { width, height }: Canvas, colours: readonly [string, string], shine: string, chanceAt: () => number): string {
  const body = gradient('water', [
    [0, colours[0]],
    [1, colours[1]],
  ]);
  let glints = '';
  for (let glint = 0; glint < 26; glint += 1) {
    const y = top + (height - top) * (0.06 + 0.9 * chanceAt() ** 1.4);
    const length = width * (0.02 + 0.1 * chanceAt()) * (0.4 + (y - top) / (height - top));
    glints += `<rect x="${n(chanceAt() * width - length / 2)}" y="${n(y)}" width="${n(length)}" height="${n(2 + 4 * ((y - top) / (height - top)))}" rx="3" fill="${shine}" opacity="${n(0.2 + chanceAt() * 0.35)}"/>`;
  }
  return body.defs + box(0, top, width, height - top, { fill: body.fill }) + glints;
}

/** A quay: stacked containers, cranes, the sea. */
export const harbour: Scene = (palette, chance, canvas) => {
  const { width, height } = canvas;
  const isDusk = chance.happens(0.45);
  const sky = isDusk
    ? gradient('sky', [
        [0, palette.deep],
        [0.4, palette.mid],
        [0.68, palette.accent],
      ])
    : gradient('sky', [
        [0, palette.light],
        [0.62, mix(palette.tint, sand, 0.5)],
      ]);
  const quay = height * 0.74;
  const unit = width * chance.between(0.052, 0.062);
  const tall = unit * 0.46;
  const colours = [palette.base, palette.deep, palette.mid, palette.accent, sand, mix(palette.base, palette.accent, 0.5), palette.light] as const;
  const from = chance.whole(0, 1);
  let stacks = '';
  for (let column = 0; column < 13; column += 1) {
    const share = from ? column / 12 : 1 - column / 12;
    const levels = Math.max(1, Math.round(1 + share * 5 + chance.between(-1.3, 1.3)));
    const x = width * 0.06 + column * unit * 1.14;
    for (let level = 0; level < levels; level += 1) {
      const colour = chance.of(...colours);
      const y = quay - (level + 1) * tall;
      stacks += box(x, y, unit * 1.08, tall - 2, { fill: colour });
      for (let rib = 1; rib < 7; rib += 1) stacks += box(x + (rib * unit * 1.08) / 7, y + 4, 2, tall - 10, { fill: palette.night, opacity: 0.18 });
    }
  }
  const back =
    crane(width * (from ? 0.2 : 0.62), quay, height * 0.5, mix(palette.mid, isDusk ? palette.accent : palette.tint, 0.3)) +
    crane(width * (from ? 0.42 : 0.84), quay, height * 0.58, palette.deep);
  const sun = starSun(
    'sun',
    width * (from ? chance.between(0.1, 0.3) : chance.between(0.7, 0.9)),
    height * 0.3,
    height * 0.12,
    isDusk ? sand : palette.accent,
    isDusk ? palette.accent : sand,
  );
  const texture = khatamTexture('texture', 88, isDusk ? palette.accent : palette.mid, 1.2);
  return (
    sky.defs +
    texture.defs +
    box(0, 0, width, height, { fill: sky.fill }) +
    box(0, 0, width, height * 0.5, { fill: texture.fill, opacity: 0.2 }) +
    sun +
    back +
    stacks +
    box(0, quay, width, height * 0.035, { fill: palette.night }) +
    water(quay + height * 0.035, canvas, palette.water, isDusk ? palette.accent : palette.tint, () => chance.between(0, 1))
  );
};

/** Sails on a bay: triangles on bands of water. */
export const bay: Scene = (palette, chance, canvas) => {
  const { width, height } = canvas;
  const sky = gradient('sky', [
    [0, palette.sky],
    [0.36, mix(palette.sky, palette.tint, 0.34)],
    [0.6, mix(palette.accent, sand, 0.35)],
  ]);
  const horizon = height * chance.between(0.54, 0.62);
  const sunX = width * chance.between(0.3, 0.7);
  const sun = starSun('sun', sunX, horizon - height * 0.06, height * 0.2, mix(sand, palette.accent, 0.35), palette.accent);
  let sails = '';
  for (const [index, place] of [0.14, 0.3, 0.5, 0.68, 0.86].entries()) {
    const size = height * chance.between(0.14, 0.34);
    const x = width * place + chance.between(-30, 30);
    const foot = horizon + height * (0.04 + 0.05 * index * chance.between(0.4, 1)) + size * 0.2;
    sails += path(
      `M${n(x)} ${n(foot - size)}C${n(x + size * 0.34)} ${n(foot - size * 0.6)} ${n(x + size * 0.42)} ${n(foot - size * 0.3)} ${n(x + size * 0.4)} ${n(foot - size * 0.08)}H${n(x)}Z`,
      { fill: mix(sand, palette.tint, 0.3) },
    );
    sails += path(`M${n(x - size * 0.04)} ${n(foot - size * 0.84)}L${n(x - size * 0.28)} ${n(foot - size * 0.08)}H${n(x - size * 0.04)}Z`, {
      fill: mix(palette.light, sand, 0.4),
    });
    sails += path(
      `M${n(x - size * 0.32)} ${n(foot - size * 0.05)}H${n(x + size * 0.46)}L${n(x + size * 0.34)} ${n(foot + size * 0.07)}H${n(x - size * 0.22)}Z`,
      { fill: palette.night },
    );
  }
  const texture = khatamTexture('texture', chance.of(64, 88), sand, 1.2);
  return (
    sky.defs +
    texture.defs +
    box(0, 0, width, height, { fill: sky.fill }) +
    box(0, 0, width, horizon, { fill: texture.fill, opacity: 0.13 }) +
    sun +
    water(horizon, canvas, palette.water, mix(palette.accent, sand, 0.4), () => chance.between(0, 1)) +
    sails
  );
};
