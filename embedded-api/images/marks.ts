import { Chance } from './chance';
import { emblemAt, emblemCount } from './emblems';
import { lettering } from './letters';
import { mix, paletteAt, sand } from './palette';
import type { Canvas } from './scenes/scene';
import { circle, eighth, path, star, svg } from './shapes';

/** A partner's logo, from `<place> <short name>`: an emblem and the name, side by side or one above the other. */
export function partnerLogo(subject: string, { width, height }: Canvas): string {
  const place = Number.parseInt(subject, 10) || 0;
  const short = subject.slice(subject.indexOf(' ') + 1);
  const chance = new Chance(`partner ${short}`);
  const palette = paletteAt(place);
  const emblem = emblemAt(place * 3 + Math.floor(place / emblemCount));
  const isStacked = short.length > 9 || chance.happens(0.3);
  const accent = mix(palette.accent, palette.base, 0.08);
  const white = `<rect width="${width}" height="${height}" fill="#ffffff"/>`;
  if (isStacked) {
    const name = lettering(short, 40, width * 0.78);
    const top = (height - 118 - 22 - name.height) / 2;
    return svg(
      width,
      height,
      white,
      emblem(width / 2, top + 59, 59, palette.base, accent, chance),
      name.draw((width - name.width) / 2, top + 118 + 22, palette.night, 0.95),
    );
  }
  const radius = 66;
  const name = lettering(short, 50, width * 0.54);
  const left = (width - radius * 2 - 30 - name.width) / 2;
  return svg(
    width,
    height,
    white,
    emblem(left + radius, height / 2, radius, palette.base, accent, chance),
    name.draw(left + radius * 2 + 30, (height - name.height) / 2, palette.night, 0.95),
  );
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
    width,
    height,
    path(star(x, y, reach, turn), { fill: palette.base }),
    path(star(x, y, reach * 0.9, turn), { stroke: mix(palette.accent, sand, 0.2), width: 4 }),
    path(star(x, y, reach * 0.8, turn + eighth), { fill: isLight ? sand : palette.deep }),
    circle(x, y, reach * 0.585, { fill: isLight ? '#ffffff' : palette.night, stroke: palette.accent, width: 4 }),
    emblemAt(code + Math.floor(code / 8))(x, y, reach * 0.46, isLight ? palette.base : sand, palette.accent, chance),
  );
}
