import type { EmblaCarouselType as Embla } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '@/lib/browser/media-preferences';

/** How far below the window a carousel may be when its script is fetched. */
const ROOT_MARGIN = '50% 0px';

/**
 * Moves a row of cards by a script that is fetched when the row is nearly in the window or a visitor turns it. Until then (`isMoving` false) the row scrolls
 * natively; turns asked for meanwhile are made then.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>, direction: 'ltr' | 'rtl', loop: boolean) {
  const [isWanted, setWanted] = useState(false);
  const [embla, setEmbla] = useState<Embla | null>(null);
  const pendingTurns = useRef<(-1 | 1)[]>([]);

  useEffect(() => {
    const row = viewport.current;
    if (isWanted || !row) return undefined;
    const observer = new IntersectionObserver((entries) => setWanted(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [isWanted, viewport]);

  useEffect(() => {
    const row = viewport.current;
    if (!isWanted || !row) return undefined;
    let made: Embla | null = null;
    let isGone = false;
    import('embla-carousel').then(
      ({ default: EmblaCarousel }) => {
        if (isGone) return;
        const startIndex = leadingCard(row);
        row.scrollLeft = 0;
        made = EmblaCarousel(row, { direction, loop, align: 'start', startIndex });
        for (const step of pendingTurns.current.splice(0)) move(made, step);
        setEmbla(made);
      },
      // The connection broke: the next turn tries again.
      () => !isGone && setWanted(false),
    );
    return () => {
      isGone = true;
      made?.destroy();
      setEmbla(null);
    };
  }, [isWanted, viewport, direction, loop]);

  const turn = useCallback(
    (step: -1 | 1): void => {
      if (embla) return move(embla, step);
      pendingTurns.current.push(step);
      setWanted(true);
    },
    [embla],
  );
  return { isMoving: embla !== null, turn };
}

function leadingCard(row: HTMLElement): number {
  const card = row.querySelector('li');
  return card ? Math.round(Math.abs(row.scrollLeft) / card.offsetWidth) : 0;
}

function move(embla: Embla, step: -1 | 1): void {
  const jump = prefersReducedMotion();
  // Too few for a ring: after the last the first, and the other way round.
  if (step > 0 && embla.canScrollNext()) embla.scrollNext(jump);
  else if (step > 0) embla.scrollTo(0, jump);
  else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}
