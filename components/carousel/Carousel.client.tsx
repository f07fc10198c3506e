'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { prefersReducedMotion } from '@/lib/browser/media-preferences';
import styles from './Carousel.later.module.css';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  /** The cards, as the items of a `Static` list. */
  children: ReactNode;
  total: number;
  labels: { region: string; role: string; previous: string; next: string };
  autoplay?: { interval: number; pause: string; play: string };
}

/**
 * A row of cards, of which phones show one and wider screens three. The browser scrolls it, to a
 * focused card too. It plays while it is in view.
 */
export function Carousel({ children, total, labels, autoplay }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    );
    if (viewport.current) observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);

  const turn = useCallback((step: -1 | 1): void => {
    if (viewport.current) scrollByCard(viewport.current, step);
  }, []);
  const { isPlaying, isRunning, toggle } = useCarousel(
    root,
    { interval: isInView ? autoplay?.interval : undefined },
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
      <div className={`needs-scripts ${styles.controls}`} data-total={total}>
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
      <div ref={viewport} className={styles.viewport} aria-live={isRunning ? 'off' : undefined}>
        {children}
      </div>
    </div>
  );
}

/** Part of a card: a row this near to a card counts as there. */
const ALMOST = 0.05;

/**
 * Scrolls a row by a card. At an end, the card of the other end is moved there first: the row
 * loops.
 */
function scrollByCard(row: HTMLElement, step: -1 | 1): void {
  const list = row.querySelector('ul');
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  if (!list || !first || !last || row.scrollWidth <= row.clientWidth) return;
  const { width } = first.getBoundingClientRect();
  const scroll = (card: number, behavior: ScrollBehavior): void => {
    const left = card * width * (getComputedStyle(row).direction === 'rtl' ? -1 : 1);
    row.scrollTo({ left, behavior });
  };
  // During a turn, the next one begins where this one ends.
  const from = Math.abs(row.scrollLeft) / width;
  const to = step > 0 ? Math.ceil(from - ALMOST) + 1 : Math.floor(from + ALMOST) - 1;
  const isInside = to >= 0 && to * width <= row.scrollWidth - row.clientWidth + 1;
  if (!isInside) {
    if (step > 0) last.after(first);
    else first.before(last);
    scroll(from - step, 'instant');
  }
  scroll(isInside ? to : to - step, prefersReducedMotion() ? 'instant' : 'smooth');
}
