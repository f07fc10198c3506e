import type { Figure } from '../lib/figures';

const BAR = 26;
const STEP = 40;
const LEFT = 300;
const LONGEST = 320;
const WIDTH = LEFT + LONGEST + 110;

/** Bars of the figures that have one, as a picture for light and dark backgrounds. */
export function chartOf(figures: readonly Figure[]): string {
  const most = Math.max(...figures.map(({ chart }) => chart ?? 0));
  const bars = figures.map(({ name, value, chart = 0 }, place) => {
    const y = 44 + place * STEP;
    const length = Math.max(2, Math.round((chart / most) * LONGEST));
    const colour = place === 0 ? '#1f6f54' : '#8a94a3';
    return `<text x="${LEFT - 12}" y="${y + 18}" text-anchor="end">${escaped(name)}</text>
<rect x="${LEFT}" y="${y}" width="${length}" height="${BAR}" rx="3" fill="${colour}"/>
<text x="${LEFT + length + 8}" y="${y + 18}">${escaped(String(value))}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${56 + figures.length * STEP}" role="img" font-family="system-ui, sans-serif" font-size="14" fill="#6b7684">
<title>Requests in a second on one core, home page, gzip, 16 connections</title>
<text x="12" y="24" font-weight="600">Requests in a second on one core (home page, gzip, 16 connections)</text>
${bars.join('\n')}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
