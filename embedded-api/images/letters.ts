import { n } from './shapes';

/** Capital letters as strokes, six units tall: marks need no font of the machine. Width, then the path. */
const strokes: Record<string, readonly [number, string]> = {
  A: [4.4, 'M0 6L2.2 0L4.4 6M.8 4H3.6'],
  B: [3.7, 'M0 0V6H2.2A1.5 1.5 0 0 0 2.2 3H0M0 0H2A1.5 1.5 0 0 1 2 3'],
  C: [4, 'M4 1.2A2.3 3 0 1 0 4 4.8'],
  D: [4, 'M0 0V6H1.2A2.8 3 0 0 0 1.2 0Z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 3H2.8'],
  F: [3.4, 'M3.4 0H0V6M0 3H2.8'],
  G: [4.2, 'M3.9 1.2A2.3 3 0 1 0 4.2 4.6V3.2H2.6'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [2.6, 'M2.6 0V4.6A1.3 1.4 0 0 1 0 4.6'],
  K: [3.8, 'M0 0V6M3.8 0L0 3.6M1.3 2.5L3.8 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [5, 'M0 6V0L2.5 4.2L5 0V6'],
  N: [4.2, 'M0 6V0L4.2 6V0'],
  O: [4.8, 'M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0Z'],
  P: [3.7, 'M0 6V0H2A1.7 1.7 0 0 1 2 3.4H0'],
  Q: [4.8, 'M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0ZM3 4.2L4.8 6.4'],
  R: [3.8, 'M0 6V0H2A1.7 1.7 0 0 1 2 3.4H0M1.8 3.4L3.8 6'],
  S: [3.6, 'M3.4 1.1A1.7 1.4 0 0 0 1.8 0A1.5 1.5 0 0 0 1.8 3A1.5 1.5 0 0 1 1.8 6A1.7 1.4 0 0 1 .1 4.9'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V3.9A2 2.1 0 0 0 4 3.9V0'],
  V: [4.2, 'M0 0L2.1 6L4.2 0'],
  W: [6, 'M0 0L1.6 6L3 1.4L4.4 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [3.8, 'M0 0H3.8L0 6H3.8'],
  0: [4, 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0Z'],
  1: [1.2, 'M0 1L1.2 0V6'],
  2: [3.4, 'M.1 1.4A1.7 1.6 0 1 1 3 2.6L0 6H3.5'],
  3: [3.4, 'M.2 .6A1.6 1.5 0 1 1 1.5 2.8A1.6 1.6 0 1 1 .1 5.2'],
  4: [4, 'M3 6V0L0 4.2H4'],
  5: [3.4, 'M3.2 0H.6L.3 2.6A1.8 1.8 0 1 1 .1 5.3'],
  '-': [1.6, 'M0 3.2H1.6'],
  ' ': [1.4, ''],
};

const space = 1.5;

/** A word in capitals without accents, `height` tall, within `widest`; what has no stroke is left out. */
export function lettering(
  word: string,
  height: number,
  widest: number,
): { width: number; height: number; draw(x: number, top: number, colour: string, weight: number): string } {
  const letters = [...word.normalize('NFKD').toUpperCase()].flatMap((letter) => {
    const stroke = strokes[letter];
    return stroke ? [stroke] : [];
  });
  const units = letters.reduce((sum, [wide]) => sum + wide + space, -space);
  const scale = Math.min(height / 6, widest / Math.max(1, units));
  return {
    width: units * scale,
    height: 6 * scale,
    draw: (x, top, colour, weight) => {
      let at = 0;
      const shapes = letters.map(([wide, d]) => {
        const shape = `<path transform="translate(${n(at)})" d="${d}"/>`;
        at += wide + space;
        return shape;
      });
      return `<g transform="translate(${n(x)} ${n(top)}) scale(${scale.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
    },
  };
}
