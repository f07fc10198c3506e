import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { createElement, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { prefersReducedMotion } from '@/lib/browser/media-preferences';
import type { EmblaMovement } from './EmblaMovement.client';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
export interface EmblaOptions {
  direction: 'ltr' | 'rtl';
  loop: boolean;
  align: 'start';
  startIndex: number;
}

interface Loaded {
  EmblaMovement: typeof EmblaMovement;
  options: EmblaOptions;
}

/** How far below the window a carousel may be when its script is fetched. */
const ROOT_MARGIN = '50% 0px';

interface Movement {
  /** The script is loaded and moves the cards. */
  isMoving: boolean;
  turn: (step: -1 | 1) => void;
  /** To be rendered anywhere in the carousel. */
  engine: ReactNode;
}

/**
 * Moves a row of cards by a script that is fetched when the row is nearly in the window or a visitor turns it. Until then the row scrolls
 * natively; turns asked for meanwhile are made then.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>, direction: 'ltr' | 'rtl', loop: boolean): Movement {
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
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
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { EmblaMovement } = await import('./EmblaMovement.client');
        if (isGone || !viewport.current) return;
        const startIndex = leadingCard(viewport.current);
        viewport.current.scrollLeft = 0;
        setLoaded({ EmblaMovement, options: { direction, loop, align: 'start', startIndex } });
      } catch {
        // The connection broke: the next turn tries again.
        if (!isGone) setWanted(false);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted, viewport, direction, loop]);

  const onReady = useCallback((ready: Embla | null) => {
    for (const step of ready ? pendingTurns.current.splice(0) : []) if (ready) move(ready, step);
    setEmbla(ready);
  }, []);
  const turn = useCallback(
    (step: -1 | 1): void => {
      if (embla) return move(embla, step);
      pendingTurns.current.push(step);
      setWanted(true);
    },
    [embla],
  );
  const engine = loaded && createElement(loaded.EmblaMovement, { viewport, options: loaded.options, onReady });
  return { isMoving: embla !== null, turn, engine };
}

/** The card to which a row was scrolled. */
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
