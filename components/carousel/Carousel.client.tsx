'use client';

import { useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Carousel.module.css';
import { useCarousel } from './use-carousel';
import { useEmbla } from './use-embla';

/** A loop needs cards outside the window while others are in it. */
const FEWEST_TO_LOOP = 4;

interface CarouselProps {
  /** The cards, rendered by the server as items of a list. */
  children: ReactNode;
  total: number;
  direction: 'ltr' | 'rtl';
  labels: { region: string; role: string; previous: string; next: string };
  /** It advances by itself, with a button that stops it. */
  autoplay?: { interval: number; startsItself: boolean; pause: string; play: string };
}

/**
 * A row of cards, one in view on a phone and three on wider screens. Cards out of view can be reached by the Tab key: the focus scrolls
 * them in. Without scripts, and until they are loaded, the row scrolls natively.
 */
export function Carousel({ children, total, direction, labels, autoplay }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { isMoving, turn, engine } = useEmbla(viewport, { direction, loop: total >= FEWEST_TO_LOOP });
  const playing = { interval: isMoving ? autoplay?.interval : undefined, startsItself: autoplay?.startsItself ?? false };
  const { isPlaying, isRunning, toggle } = useCarousel(root, playing, turn);

  return (
    <div ref={root} role="group" aria-roledescription={labels.role} aria-label={labels.region} className={styles.carousel}>
      <div className={`needs-scripts ${styles.controls}`} data-total={Math.min(total, FEWEST_TO_LOOP)}>
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
        <button type="button" className={styles.control} aria-label={labels.previous} onClick={() => turn(-1)}>
          <Icon name="chevronStart" />
        </button>
        <button type="button" className={styles.control} aria-label={labels.next} onClick={() => turn(1)}>
          <Icon name="chevronEnd" />
        </button>
      </div>
      <div ref={viewport} className={styles.viewport} data-moving={isMoving ? '' : undefined} aria-live={isRunning ? 'off' : undefined}>
        <ul className={styles.track}>{children}</ul>
      </div>
      {engine}
    </div>
  );
}
