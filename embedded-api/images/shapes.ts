/** Numbers of a drawing keep one decimal: enough for a raster, and half the text. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The khatam: an eight-point star whose sixteen vertices stand every 22.5°. */
export function star(x: number, y: number, outer: number, turn = 0): string {
  const inner = (outer * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const vertices = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = turn + (index * Math.PI) / 8;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  });
  return `M${vertices.join('L')}Z`;
}

export const eighth = Math.PI / 8;

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  extra?: string;
}

function attributes({ fill = 'none', stroke, width = 1, opacity, extra = '' }: Paint): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round"` : '';
  return `fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${opacity.toFixed(2)}"`} ${extra}`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}" ${attributes(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${attributes(paint)}/>`;
}

export function box(x: number, y: number, width: number, height: number, paint: Paint): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes(paint)}/>`;
}

/** A gradient and the `fill` that uses it. Ids are unique within one picture as long as names are. */
export function gradient(
  name: string,
  stops: readonly (readonly [number, string, number?])[],
  direction: 'down' | 'across' | 'out' = 'down',
): { defs: string; fill: string } {
  const inner = stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('');
  const defs =
    direction === 'out'
      ? `<radialGradient id="${name}">${inner}</radialGradient>`
      : `<linearGradient id="${name}" x1="0" y1="0" x2="${direction === 'across' ? 1 : 0}" y2="${direction === 'down' ? 1 : 0}">${inner}</linearGradient>`;
  return { defs: `<defs>${defs}</defs>`, fill: `url(#${name})` };
}

/** The khatam texture: stars that touch at their points and leave the cross between them, a second star inside each. */
export function khatamTexture(name: string, side: number, stroke: string, width: number, turn = 0): { defs: string; fill: string } {
  const middle = side / 2;
  const lines = path(star(middle, middle, middle), { stroke, width }) + path(star(middle, middle, side * 0.29, eighth), { stroke, width });
  const defs = `<defs><pattern id="${name}" width="${n(side)}" height="${n(side)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(turn)})">${lines}</pattern></defs>`;
  return { defs, fill: `url(#${name})` };
}

/** A sun or moon in the house style: a glow, a star, and a star turned inside it. */
export function starSun(name: string, x: number, y: number, radius: number, colour: string, heart: string): string {
  const glow = gradient(
    name,
    [
      [0, colour, 0.55],
      [0.45, colour, 0.18],
      [1, colour, 0],
    ],
    'out',
  );
  return (
    glow.defs +
    circle(x, y, radius * 2.6, { fill: glow.fill }) +
    path(star(x, y, radius), { fill: colour }) +
    path(star(x, y, radius * 0.72, eighth), { fill: heart, opacity: 0.55 }) +
    path(star(x, y, radius * 0.44), { fill: colour })
  );
}

export function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
