/**
 * Outline of the khatam, the eight-point star, as an SVG path: `x` and `y` of its centre, `radius`
 * to the points, `rotation` in radians.
 */
export function khatamPath(x: number, y: number, radius: number, rotation = 0): string {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  let path = '';
  for (let vertex = 0; vertex < 16; vertex += 1) {
    const distance = vertex % 2 ? inner : radius;
    const angle = rotation + (vertex * Math.PI) / 8;
    path += `${vertex ? 'L' : 'M'}${(x + distance * Math.cos(angle)).toFixed(2)} ${(y + distance * Math.sin(angle)).toFixed(2)}`;
  }
  return `${path}Z`;
}
