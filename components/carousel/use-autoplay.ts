import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { onReducedMotionChange, prefersReducedData, prefersReducedMotion } from '@/lib/browser/media-preferences';

interface Autoplay {
  /** What the visitor chose, shown by the button. */
  isPlaying: boolean;
  /** It advances now: neither pointer, focus nor a hidden tab pauses it. */
  isRunning: boolean;
  toggle: () => void;
}

/** Marks the button that pauses and plays: focus on it pauses nothing, or "play" would have no effect. */
const TOGGLE = '[data-autoplay-toggle]';

/**
 * Calls `advance` every `interval` milliseconds. Pauses while the pointer or the focus is inside `root` and while the tab is hidden;
 * does not start by itself for visitors who prefer reduced motion or reduced data; `startsItself` is what the server knows of that. Without an
 * interval it never runs.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { interval, startsItself }: { interval: number | undefined; startsItself: boolean },
  advance: () => void,
): Autoplay {
  const isAllowed = useSyncExternalStore(
    onReducedMotionChange,
    () => !prefersReducedData() && !prefersReducedMotion(),
    () => startsItself,
  );
  const [choice, setChoice] = useState<boolean>();
  const [isPaused, setPaused] = useState(false);
  const isPlaying = choice ?? isAllowed;
  const isRunning = interval !== undefined && isPlaying && !isPaused;

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const review = (): void => {
      const focused = element.contains(document.activeElement) && !document.activeElement?.matches(TOGGLE);
      setPaused(document.hidden || focused || element.matches(':hover'));
    };
    // After a focus event the new element is active only once the event is over.
    const reviewLater = (): void => void setTimeout(review);
    review();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'pointerleave'] as const) element.addEventListener(type, review, { signal });
    for (const type of ['focusin', 'focusout'] as const) element.addEventListener(type, reviewLater, { signal });
    document.addEventListener('visibilitychange', review, { signal });
    return () => listening.abort();
  }, [root]);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, advance]);

  return { isPlaying, isRunning, toggle: () => setChoice(!isPlaying) };
}
