import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { createElement, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { prefersReducedMotion } from '@/lib/browser/media-preferences';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How far below the window a carousel may be when its script is fetched. */
const ROOT_MARGIN = '50% 0px';

const load = () => import('./EmblaMovement.client');

/**
 * Moves a row of cards by a script that is fetched when the row is nearly in the window or a visitor turns it. Until then the row scrolls
 * natively; turns asked for meanwhile are made then. `engine` is to be rendered anywhere in the carousel.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>, options: { direction: 'ltr' | 'rtl'; loop: boolean }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [embla, setEmbla] = useState<Embla | null>(null);
  const pendingTurns = useRef<(-1 | 1)[]>([]);

  // Where the connection broke, the next turn tries again.
  const fetchScript = useCallback((): void => void load().then(setLoaded, () => undefined), []);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && fetchScript(), {
      rootMargin: ROOT_MARGIN,
    });
    if (viewport.current) observer.observe(viewport.current);
    return () => observer.disconnect();
  }, [viewport, fetchScript]);

  const onReady = useCallback((ready: Embla | null) => {
    if (ready) for (const step of pendingTurns.current.splice(0)) move(ready, step);
    setEmbla(ready);
  }, []);
  const turn = useCallback(
    (step: -1 | 1): void => {
      if (embla) return move(embla, step);
      pendingTurns.current.push(step);
      fetchScript();
    },
    [embla, fetchScript],
  );
  const engine: ReactNode = loaded && createElement(loaded.EmblaMovement, { viewport, ...options, onReady });
  return { isMoving: embla !== null, turn, engine };
}

function move(embla: Embla, step: -1 | 1): void {
  const jump = prefersReducedMotion();
  // Too few for a ring: after the last the first, and the other way round.
  if (step > 0 && embla.canScrollNext()) embla.scrollNext(jump);
  else if (step > 0) embla.scrollTo(0, jump);
  else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}
