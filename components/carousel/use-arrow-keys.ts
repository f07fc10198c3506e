import { useEffect, type RefObject } from 'react';
import { arrowStep } from './arrow-step';

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
