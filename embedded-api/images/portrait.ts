import { Chance } from './chance';
import { mix, paletteAt } from './palette';
import { box, circle, eighth, gradient, khatamTexture, n, path, star, svg } from './shapes';
import type { Canvas } from './scenes/scene';

/** A member without a photograph: a plain bust before a star. No face, no hair, no real person. */
export function portrait(subject: string, { width, height }: Canvas): string {
  const chance = new Chance(`member ${subject}`);
  const palette = paletteAt(chance.whole(0, 5));
  const ground = gradient('ground', [
    [0, palette.tint],
    [1, mix(palette.light, palette.tint, 0.3)],
  ]);
  const texture = khatamTexture('texture', chance.of(60, 80, 96), palette.mid, 1.2);
  const x = width / 2;
  const headY = height * 0.4;
  const head = width * 0.138;
  const shoulder = height * 0.66;
  const half = width * chance.between(0.34, 0.37);
  const neck = head * 0.46;
  const coat = gradient('coat', [
    [0, palette.base],
    [1, palette.deep],
  ]);
  const skin = mix(palette.light, palette.mid, 0.55);
  const bust =
    `M${n(x - half)} ${height}V${n(shoulder + half * 0.46)}C${n(x - half)} ${n(shoulder + half * 0.08)} ${n(x - half * 0.62)} ${n(shoulder - half * 0.06)} ${n(x - neck)} ${n(shoulder - half * 0.24)}` +
    `H${n(x + neck)}C${n(x + half * 0.62)} ${n(shoulder - half * 0.06)} ${n(x + half)} ${n(shoulder + half * 0.08)} ${n(x + half)} ${n(shoulder + half * 0.46)}V${height}Z`;
  const collar = `M${n(x - neck)} ${n(shoulder - half * 0.25)}L${n(x)} ${n(shoulder + half * 0.34)}L${n(x + neck)} ${n(shoulder - half * 0.25)}`;
  return svg(
    width,
    height,
    ground.defs,
    texture.defs,
    coat.defs,
    box(0, 0, width, height, { fill: ground.fill }),
    box(0, 0, width, height, { fill: texture.fill, opacity: 0.4 }),
    path(star(x, headY + head * 0.3, width * 0.44, chance.of(0, eighth)), { fill: palette.tint, opacity: 0.95 }),
    path(star(x, headY + head * 0.3, width * 0.36, chance.of(0, eighth)), { fill: palette.light, opacity: 0.55 }),
    path(`M${n(x - neck)} ${n(headY)}H${n(x + neck)}V${n(shoulder)}H${n(x - neck)}Z`, { fill: mix(skin, palette.base, 0.22) }),
    path(bust, { fill: coat.fill }),
    path(`${collar}Z`, { fill: mix(palette.tint, '#ffffff', 0.5) }),
    path(collar, { stroke: palette.deep, width: 5 }),
    path(`M${n(x - neck)} ${n(shoulder - half * 0.25)}Q${n(x)} ${n(shoulder + head * 0.12)} ${n(x + neck)} ${n(shoulder - half * 0.25)}Z`, {
      fill: mix(skin, palette.base, 0.22),
    }),
    `<ellipse cx="${n(x)}" cy="${n(headY)}" rx="${n(head)}" ry="${n(head * 1.22)}" fill="${skin}"/>`,
    circle(x - half * 0.5, shoulder + half * 0.55, 9, { fill: palette.accent }),
  );
}
