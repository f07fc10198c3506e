import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { wantsNoMotion } from '@/lib/visitor-wishes';

/** How far below the window a row of cards may be when its script is fetched. */
const NEARLY_IN_SIGHT = '50% 0px';

interface Movement {
  /** The script is there and moves the row. */
  isMoving: boolean;
  turn: (step: -1 | 1) => void;
}

/**
 * Moves a row of cards by a script that is fetched when the row is nearly in sight or somebody turns it. Until then the row is pushed
 * sideways by hand; what was asked meanwhile is done then.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>, direction: 'ltr' | 'rtl', loop: boolean): Movement {
  const [isWanted, setWanted] = useState(false);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const asked = useRef<(-1 | 1)[]>([]);

  useEffect(() => {
    const row = viewport.current;
    if (isWanted || !row) return undefined;
    const observer = new IntersectionObserver((entries) => setWanted(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: NEARLY_IN_SIGHT,
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [isWanted, viewport]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let started: EmblaCarouselType | null = null;
    let isGone = false;
    const start = async (): Promise<void> => {
      try {
        const { default: createEmbla } = await import('embla-carousel');
        if (isGone || !viewport.current) return;
        started = createEmbla(viewport.current, { direction, loop, align: 'start', startIndex: leadingCard(viewport.current) });
        viewport.current.scrollLeft = 0;
        for (const step of asked.current.splice(0)) move(started, step);
        setEmbla(started);
      } catch {
        // The line broke: the next turn tries again.
        if (!isGone) setWanted(false);
      }
    };
    void start();
    return () => {
      isGone = true;
      started?.destroy();
      setEmbla(null);
    };
  }, [isWanted, viewport, direction, loop]);

  const turn = useCallback(
    (step: -1 | 1): void => {
      if (embla) return move(embla, step);
      asked.current.push(step);
      setWanted(true);
    },
    [embla],
  );
  return { isMoving: embla !== null, turn };
}

/** The card that a row pushed by hand begins with. */
function leadingCard(row: HTMLElement): number {
  const card = row.querySelector('li');
  return card ? Math.round(Math.abs(row.scrollLeft) / card.offsetWidth) : 0;
}

function move(embla: EmblaCarouselType, step: -1 | 1): void {
  const jump = wantsNoMotion();
  // Too few for a ring: after the last the first, and the other way round.
  if (step > 0 && embla.canScrollNext()) embla.scrollNext(jump);
  else if (step > 0) embla.scrollTo(0, jump);
  else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}
