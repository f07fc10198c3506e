export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What share of the values is at most this large: `percentile(times, 0.99)`. */
export function percentile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[
      Math.min(values.length - 1, Math.ceil(values.length * share) - 1)
    ] ?? Number.NaN
  );
}

/** A rate as it is read: `15 200/s`. */
export function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en').replaceAll(',', ' ')}/s`;
}
