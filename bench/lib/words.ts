/** A rate as it is read: `15 200/s`. */
export function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en').replaceAll(',', ' ')}/s`;
}
