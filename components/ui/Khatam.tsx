const STAR = khatamPath(32, 32, 32);

/**
 * The network's star, filled with the current colour. Decorative; what it holds (a number, letters)
 * is drawn in its middle.
 */
export function Khatam({ size, text }: { size: number; text?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d={STAR} fill="currentColor" />
      {text && (
        <text
          x="32"
          y="33"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="18"
          fontWeight="700"
          fill="var(--color-on-link)"
        >
          {text}
        </text>
      )}
    </svg>
  );
}

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
    const [across, down] = [x + distance * Math.cos(angle), y + distance * Math.sin(angle)].map(
      (place) => Number(place.toFixed(2)),
    );
    path += `${vertex ? 'L' : 'M'}${across} ${down}`;
  }
  return `${path}Z`;
}
