import { mix, sand } from '../palette';
import { box, gradient, khatamTexture, n, path, starSun } from '../shapes';
import type { Scene } from './scene';

/** Dunes under a star-shaped sun; one dune carries the texture. */
export const dunes: Scene = (palette, chance, { width, height }) => {
  const isDusk = chance.happens(0.5);
  const sky = isDusk
    ? gradient('sky', [
        [0, palette.night],
        [0.45, palette.base],
        [0.72, palette.accent],
      ])
    : gradient('sky', [
        [0, palette.light],
        [0.7, mix(palette.tint, sand, 0.6)],
      ]);
  const layers = 5;
  const textured = chance.whole(1, 3);
  const texture = khatamTexture('texture', chance.of(64, 88), isDusk ? palette.accent : palette.tint, 1.5, chance.between(-12, 12));
  let ground = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const top = height * (0.5 + layer * 0.105);
    const swell = height * (0.05 + layer * 0.018);
    const lean = chance.between(-1, 1) * swell;
    const crest = width * chance.between(0.25, 0.75);
    const d =
      `M0 ${n(top + lean)}C${n(crest * 0.4)} ${n(top + lean - swell * 0.4)} ${n(crest * 0.7)} ${n(top - swell * 1.4)} ${n(crest)} ${n(top - swell)}` +
      `C${n(crest + (width - crest) * 0.35)} ${n(top - swell * 0.5)} ${n(crest + (width - crest) * 0.6)} ${n(top + swell * 1.1)} ${n(width)} ${n(top - lean)}V${height}H0Z`;
    const share = layer / (layers - 1);
    const colour = isDusk ? mix(palette.mid, palette.night, 0.15 + share * 0.85) : mix(palette.light, palette.deep, 0.12 + share * 0.88);
    const shade = gradient(`dune${layer}`, [
      [0, mix(colour, isDusk ? palette.accent : sand, 0.22)],
      [0.6, colour],
    ]);
    ground += shade.defs + path(d, { fill: shade.fill });
    if (layer === textured) ground += path(d, { fill: texture.fill, opacity: 0.35 });
  }
  const sunX = width * chance.of(chance.between(0.16, 0.36), chance.between(0.62, 0.84));
  const sun = starSun(
    'sun',
    sunX,
    height * chance.between(0.26, 0.4),
    height * chance.between(0.11, 0.17),
    isDusk ? sand : palette.accent,
    isDusk ? palette.accent : sand,
  );
  return sky.defs + texture.defs + box(0, 0, width, height, { fill: sky.fill }) + sun + ground;
};

/** Ridges of an Atlas: folded planes, light on one flank, shade on the other. */
export const ridges: Scene = (palette, chance, { width, height }) => {
  const isNight = chance.happens(0.4);
  const sky = isNight
    ? gradient('sky', [
        [0, palette.night],
        [0.75, palette.mid],
      ])
    : gradient('sky', [
        [0, mix(palette.tint, palette.light, 0.6)],
        [0.6, mix(sand, palette.accent, 0.35)],
      ]);
  const texture = khatamTexture('texture', chance.of(88, 120), isNight ? palette.light : palette.mid, 1.2);
  let mountains = '';
  for (let layer = 0; layer < 4; layer += 1) {
    const base = height * (0.56 + layer * 0.14);
    const reach = height * (0.3 - layer * 0.035);
    const share = layer / 3;
    const colour = mix(isNight ? palette.mid : palette.light, palette.night, 0.15 + share * 0.75);
    let x = -width * chance.between(0.05, 0.25);
    let flanks = '';
    while (x < width) {
      const span = width * chance.between(0.22, 0.38);
      const peakX = x + span * chance.between(0.42, 0.58);
      const peakY = base - reach * chance.between(0.55, 1);
      const foot = peakX + span * chance.between(-0.06, 0.1);
      flanks += path(`M${n(x - 2)} ${n(base)}L${n(peakX)} ${n(peakY)}L${n(x + span + 2)} ${n(base)}Z`, { fill: mix(colour, palette.night, 0.22) });
      flanks += path(
        `M${n(x - 2)} ${n(base)}L${n(peakX)} ${n(peakY)}L${n(peakX + span * 0.04)} ${n(peakY + reach * 0.3)}L${n(peakX - span * 0.05)} ${n(peakY + reach * 0.48)}L${n(foot)} ${n(base)}Z`,
        { fill: mix(colour, sand, 0.16) },
      );
      x += span * chance.between(0.62, 0.82);
    }
    mountains += flanks + box(0, base - 1, width, height - base + 1, { fill: mix(colour, palette.night, 0.1) });
  }
  const moon = starSun(
    'sun',
    width * chance.between(0.2, 0.8),
    height * chance.between(0.2, 0.3),
    height * 0.1,
    isNight ? sand : palette.accent,
    isNight ? palette.light : sand,
  );
  return (
    sky.defs +
    texture.defs +
    box(0, 0, width, height, { fill: sky.fill }) +
    box(0, 0, width, height * 0.6, { fill: texture.fill, opacity: 0.22 }) +
    moon +
    mountains
  );
};
