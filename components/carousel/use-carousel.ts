import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { NO_MOTION, onMediaChange, prefersReducedMotion } from '@/lib/browser/media-preferences';

/**
 * Marks the button that pauses and plays: focus on it pauses nothing, or "play" would have no
 * effect.
 */
const TOGGLE = '[data-autoplay-toggle]';

const onMotionChange = (change: () => void): (() => void) => onMediaChange(NO_MOTION, change);

/**
 * Calls `turn` for arrow keys inside `root`, in the reading direction, and every `interval`
 * milliseconds. An arrow key on a link turns nothing: the link would go out of sight with the
 * focus. Pauses while the pointer or the focus is inside and while the tab is hidden; does not
 * start by itself for visitors who prefer reduced motion. Without an interval it never runs. `age`:
 * how long the first item has been seen when the scripts come, which shortens its turn.
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  { interval, age }: { interval: number | undefined; age?: () => number },
  turn: (step: -1 | 1) => void,
) {
  const isAllowed = useSyncExternalStore(
    onMotionChange,
    () => !prefersReducedMotion(),
    () => true,
  );
  const [choice, setChoice] = useState<boolean>();
  const [isPaused, setPaused] = useState(false);
  const isFirst = useRef(true);
  const isPlaying = choice ?? isAllowed;
  /** It advances now: neither pointer, focus nor a hidden tab pauses it. */
  const isRunning = interval !== undefined && isPlaying && !isPaused;

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const review = (): void => {
      const focused =
        element.contains(document.activeElement) && !document.activeElement?.matches(TOGGLE);
      // Touch screens go on hovering over what was tapped last.
      setPaused(
        document.hidden ||
          focused ||
          (element.matches(':hover') && matchMedia('(hover: hover)').matches),
      );
    };
    // After a focus event the new element is active only once the event is over.
    const reviewLater = (): void => void setTimeout(review);
    const onKey = (event: KeyboardEvent): void => {
      const step = arrowStep(event, getComputedStyle(element).direction);
      const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (step === 0 || isOnLink) return;
      event.preventDefault();
      turn(step);
    };
    review();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'pointerleave'])
      element.addEventListener(type, review, { signal });
    for (const type of ['focusin', 'focusout'])
      element.addEventListener(type, reviewLater, { signal });
    document.addEventListener('visibilitychange', review, { signal });
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

/** The key alone, else nothing: with these others it is a command of the browser's own. */
export function plainKey({ key, altKey, ctrlKey, metaKey }: PressedKey): string {
  return altKey || ctrlKey || metaKey ? '' : key;
}

/**
 * Step of an arrow key in the reading direction: 1 to the next item, -1 to the previous one, 0 for
 * any other key.
 */
export function arrowStep(event: PressedKey, direction: string): -1 | 0 | 1 {
  const key = plainKey(event);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction !== 'rtl') ? 1 : -1;
}

export function ringStep(index: number, step: number, total: number): number {
  return (index + step + total) % total;
}
