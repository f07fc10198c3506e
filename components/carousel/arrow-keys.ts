/** Step of an arrow key in the reading direction: 1 to the next item, -1 to the previous one, 0 for any other key. */
export function arrowStep(key: string, direction: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction !== 'rtl') ? 1 : -1;
}

export function ringStep(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}
