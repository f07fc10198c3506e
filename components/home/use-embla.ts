import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { createElement, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { prefersReducedMotion } from '@/lib/browser/media-preferences';
import type { EmblaRow } from './EmblaRow.client';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
export interface EmblaOptions {
  direction: 'ltr' | 'rtl';
  loop: boolean;
  align: 'start';
  startIndex: number;
}

interface Loaded {
  EmblaRow: typeof EmblaRow;
  options: EmblaOptions;
}

/** How far below the window a row of cards may be when its script is fetched. */
const NEARLY_IN_SIGHT = '50% 0px';

interface Movement {
  /** The script is there and moves the row. */
  isMoving: boolean;
  turn: (step: -1 | 1) => void;
  /** To be drawn anywhere in the row's own component. */
  engine: ReactNode;
}

/**
 * Moves a row of cards by a script that is fetched when the row is nearly in sight or somebody turns it. Until then the row is pushed
 * sideways by hand; what was asked meanwhile is done then.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>, direction: 'ltr' | 'rtl', loop: boolean): Movement {
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [embla, setEmbla] = useState<Embla | null>(null);
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
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { EmblaRow } = await import('./EmblaRow.client');
        if (isGone || !viewport.current) return;
        const startIndex = leadingCard(viewport.current);
        viewport.current.scrollLeft = 0;
        setLoaded({ EmblaRow, options: { direction, loop, align: 'start', startIndex } });
      } catch {
        // The line broke: the next turn tries again.
        if (!isGone) setWanted(false);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted, viewport, direction, loop]);

  const onReady = useCallback((ready: Embla | null) => {
    for (const step of ready ? asked.current.splice(0) : []) if (ready) move(ready, step);
    setEmbla(ready);
  }, []);
  const turn = useCallback(
    (step: -1 | 1): void => {
      if (embla) return move(embla, step);
      asked.current.push(step);
      setWanted(true);
    },
    [embla],
  );
  const engine = loaded && createElement(loaded.EmblaRow, { viewport, options: loaded.options, onReady });
  return { isMoving: embla !== null, turn, engine };
}

/** The card that a row pushed by hand begins with. */
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
