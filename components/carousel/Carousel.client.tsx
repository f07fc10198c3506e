'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { prefersReducedMotion } from '@/lib/browser/media-preferences';
import styles from './Carousel.later.module.css';
import type { Embla } from './EmblaMovement.client';
import { useCarousel } from './use-carousel';

/** Up to three cards are in view, and a loop needs more than that. */
const FEWEST_TO_LOOP = 4;
const ROOT_MARGIN = '50% 0px';

interface CarouselProps {
  /** The cards, as the items of a `Static` list. */
  children: ReactNode;
  total: number;
  labels: { region: string; role: string; previous: string; next: string };
  autoplay?: { interval: number; pause: string; play: string };
}

const loadEmbla = () => import('./EmblaMovement.client');

/**
 * A row of cards, of which phones show one and wider screens three. Focus scrolls hidden cards into
 * view. Until its script is loaded, near the view or at the first turn, the row scrolls natively;
 * turns made before that are then carried out.
 */
export function Carousel({ children, total, labels, autoplay }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadEmbla>> | null>(null);
  const [isReady, setReady] = useState(false);
  /** The ref is set before `isReady` is rendered, so that a turn between the two is carried out. */
  const embla = useRef<Embla | null>(null);
  const pendingTurns = useRef<(-1 | 1)[]>([]);

  // After a failed load, the next turn tries again.
  const fetchScript = useCallback(
    (): void => void loadEmbla().then(setLoaded, () => undefined),
    [],
  );
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fetchScript(),
      {
        rootMargin: ROOT_MARGIN,
      },
    );
    if (viewport.current) observer.observe(viewport.current);
    return () => observer.disconnect();
  }, [fetchScript]);

  const onReady = useCallback((ready: Embla | null) => {
    embla.current = ready;
    if (ready) for (const step of pendingTurns.current.splice(0)) move(ready, step);
    setReady(ready !== null);
  }, []);
  const turn = useCallback(
    (step: -1 | 1): void => {
      if (embla.current) return move(embla.current, step);
      pendingTurns.current.push(step);
      fetchScript();
    },
    [fetchScript],
  );
  const { isPlaying, isRunning, toggle } = useCarousel(
    root,
    { interval: isReady ? autoplay?.interval : undefined },
    turn,
  );

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={labels.role}
      aria-label={labels.region}
      className={styles.carousel}
      data-acts-by-itself={autoplay && ''}
    >
      <div
        className={`needs-scripts ${styles.controls}`}
        data-total={Math.min(total, FEWEST_TO_LOOP)}
      >
        {autoplay && (
          <button
            type="button"
            className={styles.control}
            aria-label={isPlaying ? autoplay.pause : autoplay.play}
            onClick={toggle}
            data-autoplay-toggle=""
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        )}
        <button
          type="button"
          className={styles.control}
          aria-label={labels.previous}
          onClick={() => turn(-1)}
        >
          <Icon name="chevronStart" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={labels.next}
          onClick={() => turn(1)}
        >
          <Icon name="chevronEnd" />
        </button>
      </div>
      <div
        ref={viewport}
        className={styles.viewport}
        data-moving={isReady ? '' : undefined}
        aria-live={isRunning ? 'off' : undefined}
      >
        {children}
      </div>
      {loaded && (
        <loaded.EmblaMovement
          viewport={viewport}
          loop={total >= FEWEST_TO_LOOP}
          onReady={onReady}
        />
      )}
    </div>
  );
}

function move(embla: Embla, step: -1 | 1): void {
  const jump = prefersReducedMotion();
  // A carousel with too few cards to loop goes from the last card to the first, and back.
  if (step > 0 && embla.canScrollNext()) embla.scrollNext(jump);
  else if (step > 0) embla.scrollTo(0, jump);
  else if (embla.canScrollPrev()) embla.scrollPrev(jump);
  else embla.scrollTo(embla.scrollSnapList().length - 1, jump);
}
