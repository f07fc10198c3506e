/** Maps an item's id to one of six colours, always the same one. */
export function tintOf(seed: string): number {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return /^\d+$/.test(seed) ? Number(seed.slice(-6)) % 6 : sum % 6;
}
