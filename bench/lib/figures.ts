/** A measured value and its bound, if it has one. */
export interface Figure {
  name: string;
  value: string | number;
  /** The bound in words; without one the figure is only shown. */
  bound?: string;
  ok?: boolean;
  /** A bound that it had, and why it has none any more. */
  givenUp?: string;
  /** Its bar in the chart of the comparison. */
  chart?: number;
}

/** Prints figures as a table. Returns whether all are within their bounds. */
export function report(figures: Figure[]): boolean {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, bound, ok } of figures) {
    const verdict = bound === undefined ? '' : `  ${ok ? '✔' : '✖'} (${bound})`;
    console.log(`  ${name.padEnd(width)}  ${value}${verdict}`);
  }
  return figures.every(({ bound, ok }) => bound === undefined || ok === true);
}

/** The number after `--name`. */
export function numberOf(args: string[], name: string, fallback: number): number {
  const at = args.indexOf(`--${name}`);
  if (at === -1) return fallback;
  const value = Number(args[at + 1]);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0`);
  return value;
}
