import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { onReducedMotionChange, prefersReducedData, prefersReducedMotion } from '@/lib/browser/media-preferences';

interface Autoplay {
  /** The visitor's wish, which the button shows. */
  isPlaying: boolean;
  /** It advances right now: wished, and held by neither pointer, focus nor a hidden tab. */
  isRunning: boolean;
  toggle: () => void;
}

/** Marks the button that pauses and plays: focus on it holds nothing, or pressing "play" would change nothing. */
const TOGGLE = '[data-autoplay-toggle]';

/**
 * Calls `advance` every `interval` milliseconds. Rests while the pointer or the focus is inside `root` and while the tab is hidden;
 * does not start by itself for visitors who want no motion or spare data; `startsItself` is what the server knows of that. Without an interval
 * it never runs.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { interval, startsItself }: { interval: number | undefined; startsItself: boolean },
  advance: () => void,
): Autoplay {
  const isWelcome = useSyncExternalStore(
    onReducedMotionChange,
    () => !prefersReducedData() && !prefersReducedMotion(),
    () => startsItself,
  );
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isPlaying = choice ?? isWelcome;
  const isRunning = interval !== undefined && isPlaying && !isHeld;

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const review = (): void => {
      const focused = element.contains(document.activeElement) && !document.activeElement?.matches(TOGGLE);
      setHeld(document.hidden || focused || element.matches(':hover'));
    };
    // After a focus event the new element is active only once the event is over.
    const reviewLater = (): void => void setTimeout(review);
    review();
    for (const type of ['pointerenter', 'pointerleave'] as const) element.addEventListener(type, review);
    for (const type of ['focusin', 'focusout'] as const) element.addEventListener(type, reviewLater);
    document.addEventListener('visibilitychange', review);
    return () => {
      for (const type of ['pointerenter', 'pointerleave'] as const) element.removeEventListener(type, review);
      for (const type of ['focusin', 'focusout'] as const) element.removeEventListener(type, reviewLater);
      document.removeEventListener('visibilitychange', review);
    };
  }, [root]);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, advance]);

  return { isPlaying, isRunning, toggle: () => setChoice(!isPlaying) };
}
