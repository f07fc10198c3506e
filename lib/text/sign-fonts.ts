/**
 * What the letters of fonts for signs are drawn as, by the names that Word gives them; under ''
 * what any other letter becomes.
 */
const OTHERS = '';
export const BULLET = '•';

function signs(pairs: string, others?: string): ReadonlyMap<string, string> {
  const found = new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
  if (others !== undefined) found.set(OTHERS, others);
  return found;
}

const SYMBOL = '£≤ ³≥ ´× °° ±± ¹≠ »≈ ®→ ¬← Þ⇒ ¥∞ Ö√ å∑ ·•';
const WINGDINGS = 'ü✓ û✗ þ☑ ý☒ o☐ ¨☐ à→ ß← á↑ â↓ è➔ J☺ L☹ (☎ *✉ F☞';

const LETTERS = new Map([
  ['symbol', signs(SYMBOL)],
  ['wingdings', signs(WINGDINGS, BULLET)],
  // ≤ is what £ became that was stored as a private letter.
  ['wingdings 2', signs('P✓ O✗ R☑ S☒ T☒ £☐ ≤☐', BULLET)],
  ['wingdings 3', signs('', BULLET)],
  ['webdings', signs('a✓ r✗', BULLET)],
]);

/** The sign that one letter in a font stands for; undefined for what stands for itself. */
export function signInFont(letter: string, font: string): string | undefined {
  const known = LETTERS.get(font);
  // The font has no others: it is a sign already.
  return known?.get(letter) ?? (letter > '\u00FF' ? undefined : known?.get(OTHERS));
}
