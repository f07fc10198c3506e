/** A field nobody sees. Browsers know no value for it; programmes that fill in everything fill it in too. */
export const TRAP_FIELD = 'reference';

export function isTrapped(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !(TRAP_FIELD in input)) return false;
  return input[TRAP_FIELD] !== '';
}
