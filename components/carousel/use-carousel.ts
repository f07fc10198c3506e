import { useEffect, useRef, useState, type RefObject } from 'react';
import { NO_MOTION, useMediaQuery } from '@/lib/browser/media-preferences';

/** The pause button has this attribute. Focus on it does not pause, or "play" would do nothing. */
const TOGGLE = '[data-autoplay-toggle]';

/**
 * Calls `turn` for arrow keys inside `root`, in reading direction, but not on links, which would
 * move out of view, and every `interval` milliseconds. The timer pauses while pointer or focus is
 * inside or the tab is hidden; it does not start if the visitor prefers reduced motion. `age`
 * returns how long the page had been loaded before hydration.
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  { interval, age }: { interval: number | undefined; age?: () => number },
  turn: (step: -1 | 1) => void,
) {
  const isAllowed = !useMediaQuery(NO_MOTION);
  const [choice, setChoice] = useState<boolean>();
  const [isPaused, setPaused] = useState(false);
  const isFirst = useRef(true);
  const isPlaying = choice ?? isAllowed;
  /** The carousel advances now: neither pointer, focus nor a hidden tab pauses it. */
  const isRunning = interval !== undefined && isPlaying && !isPaused;

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const updatePaused = (): void => {
      const focused =
        element.contains(document.activeElement) && !document.activeElement?.matches(TOGGLE);
      // Touch screens keep hovering over the element that was tapped last.
      setPaused(
        document.hidden ||
          focused ||
          (element.matches(':hover') && matchMedia('(hover: hover)').matches),
      );
    };
    // During a focus event, `document.activeElement` is not yet the new element.
    const updatePausedLater = (): void => void setTimeout(updatePaused);
    const onKey = (event: KeyboardEvent): void => {
      const step = arrowStep(event, getComputedStyle(element).direction);
      const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (step === 0 || isOnLink) return;
      event.preventDefault();
      turn(step);
    };
    updatePaused();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'pointerleave'])
      element.addEventListener(type, updatePaused, { signal });
    for (const type of ['focusin', 'focusout'])
      element.addEventListener(type, updatePausedLater, { signal });
    document.addEventListener('visibilitychange', updatePaused, { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [root, turn]);

  useEffect(() => {
    if (!isRunning) return undefined;
    let timer = setTimeout(
      advance,
      isFirst.current && age ? Math.max(0, interval - age()) : interval,
    );
    function advance(): void {
      turn(1);
      timer = setTimeout(advance, interval);
    }
    return () => {
      isFirst.current = false;
      clearTimeout(timer);
    };
  }, [isRunning, interval, age, turn]);

  return { isPlaying, isRunning, toggle: () => setChoice(!isPlaying) };
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Returns the key, or '' with modifiers: such a combination is a command of the browser. */
export function plainKey({ key, altKey, ctrlKey, metaKey }: PressedKey): string {
  return altKey || ctrlKey || metaKey ? '' : key;
}

/** Returns 1 for the arrow key to the next item, -1 for the one to the previous, 0 for others. */
export function arrowStep(event: PressedKey, direction: string): -1 | 0 | 1 {
  const key = plainKey(event);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction !== 'rtl') ? 1 : -1;
}

export function ringStep(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}
