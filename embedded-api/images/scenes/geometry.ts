import { mix, sand } from '../palette';
import { box, circle, eighth, gradient, khatamTexture, path, star } from '../shapes';
import type { Scene } from './scene';

/** One large star, off centre, star within star, on a dark or a light ground. */
export const rosette: Scene = (palette, chance, { width, height }) => {
  const isDark = chance.happens(0.55);
  const ground = isDark
    ? gradient('ground', [
        [0, palette.deep],
        [1, palette.night],
      ])
    : gradient('ground', [
        [0, mix(palette.tint, sand, 0.4)],
        [1, palette.light],
      ]);
  const texture = khatamTexture('texture', chance.of(64, 88, 120), isDark ? palette.light : palette.mid, 1.4, chance.of(0, 0, 45));
  const x = width * chance.of(chance.between(0.22, 0.34), chance.between(0.64, 0.78));
  const y = height * chance.between(0.42, 0.6);
  const reach = height * chance.between(0.62, 0.8);
  const steps = isDark
    ? [palette.base, palette.night, palette.mid, palette.accent, palette.deep, sand]
    : [palette.mid, palette.tint, palette.base, palette.accent, palette.deep, sand];
  const rings = steps.map((fill, step) => path(star(x, y, reach * (1 - step * 0.155), step % 2 ? eighth : 0), { fill })).join('');
  const lace = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + eighth;
    return path(star(x + Math.cos(angle) * reach * 0.86, y + Math.sin(angle) * reach * 0.86, reach * 0.16, eighth), {
      fill: palette.accent,
      stroke: isDark ? palette.night : palette.tint,
      width: 5,
    });
  }).join('');
  return (
    ground.defs +
    texture.defs +
    box(0, 0, width, height, { fill: ground.fill }) +
    box(0, 0, width, height, { fill: texture.fill, opacity: 0.3 }) +
    rings +
    lace
  );
};

/** A wall of tiles whose colours spread like light from one point. */
export const zellige: Scene = (palette, chance, { width, height }) => {
  const side = height / chance.of(4, 5, 6);
  const lightX = width * chance.between(0, 1);
  const lightY = height * chance.between(0, 1);
  const furthest = Math.hypot(Math.max(lightX, width - lightX), Math.max(lightY, height - lightY));
  const steps = [sand, palette.accent, palette.light, palette.mid, palette.base, palette.deep, palette.night] as const;
  const joint = mix(palette.tint, sand, 0.5);
  let tiles = '';
  for (let top = 0; top < height; top += side) {
    for (let left = -side / 2; left < width; left += side) {
      const [x, y] = [left + side / 2, top + side / 2];
      const far = Math.hypot(x - lightX, y - lightY) / furthest;
      const at = (shift: number): string =>
        steps[Math.max(0, Math.min(steps.length - 1, Math.round(far * 5.2 + shift + chance.between(-0.7, 0.7))))] ?? palette.base;
      tiles += box(left, top, side, side, { fill: mix(at(2), palette.night, 0.15), stroke: joint, width: 1.5 });
      tiles += path(star(x, y, side / 2), { fill: at(1), stroke: joint, width: 2.5 });
      tiles += path(star(x, y, side * 0.36, eighth), { fill: at(3), stroke: joint, width: 2 });
      tiles += path(star(x, y, side * 0.23), { fill: at(0), stroke: joint, width: 1.5 });
      tiles += circle(x, y, side * 0.07, { fill: at(4) });
    }
  }
  return tiles;
};
