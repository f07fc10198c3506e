import { type RefObject, useEffect } from 'react';

/** Arrow keys anywhere inside `root` call `turn`, in the reading direction. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, turn: (step: -1 | 1) => void): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const follow = (event: KeyboardEvent): void => {
      const step = arrowStep(event.key, getComputedStyle(element).direction);
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(step);
    };
    element.addEventListener('keydown', follow);
    return () => element.removeEventListener('keydown', follow);
  }, [root, turn]);
}

/** Where an arrow key leads in the reading direction: 1 to the next item, -1 to the previous one, 0 for any other key. */
export function arrowStep(key: string, direction: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction !== 'rtl') ? 1 : -1;
}

/** The item `step` further on in a ring of `total`. */
export function ringStep(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}
