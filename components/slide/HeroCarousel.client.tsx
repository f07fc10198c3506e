'use client';

import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { arrowStep, ringStep } from '@/components/home/arrow-step';
import { useAutoplay } from '@/components/home/use-autoplay';
import { Icon } from '@/components/ui/Icon';
import { HERO_INTERVAL } from '@/lib/constants';
import styles from './Hero.module.css';

interface HeroCarouselProps {
  /** The slides, rendered by the server; the script only says which one is current. */
  children: ReactNode;
  total: number;
  labels: { region: string; role: string; previous: string; next: string; pause: string; play: string };
}

export function HeroCarousel({ children, total, labels }: HeroCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const advance = useCallback(() => setIndex((current) => ringStep(current, 1, total)), [total]);
  const { isPlaying, isRunning, toggle } = useAutoplay(root, HERO_INTERVAL, advance);

  useEffect(() => {
    for (const [place, slide] of Array.from(slides.current?.children ?? []).entries()) {
      slide.toggleAttribute('data-current', place === index);
      // Its picture may arrive while the slide before it is read.
      slide.toggleAttribute('data-upcoming', place === ringStep(index, 1, total));
      slide.toggleAttribute('inert', place !== index);
    }
  }, [index, total]);

  const turn = (step: -1 | 1): void => setIndex((current) => ringStep(current, step, total));
  const followArrow = (event: KeyboardEvent<HTMLElement>): void => {
    const step = arrowStep(event.key, getComputedStyle(event.currentTarget).direction);
    if (step === 0) return;
    event.preventDefault();
    turn(step);
  };

  return (
    <div ref={root} role="region" aria-roledescription={labels.role} aria-label={labels.region} className={styles.carousel} onKeyDown={followArrow}>
      <div className={`needs-scripts ${styles.controls}`}>
        <button type="button" className={styles.control} onClick={toggle} data-autoplay-toggle="">
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
          <span className={`${styles.controlLabel} ${styles.toggleLabel}`}>{isPlaying ? labels.pause : labels.play}</span>
        </button>
        <button type="button" className={styles.control} onClick={() => turn(-1)}>
          <Icon name="chevronStart" size={20} />
          <span className={styles.controlLabel}>{labels.previous}</span>
        </button>
        <button type="button" className={styles.control} onClick={() => turn(1)}>
          <span className={styles.controlLabel}>{labels.next}</span>
          <Icon name="chevronEnd" size={20} />
        </button>
        <bdi dir="ltr" className={styles.counter}>
          {index + 1} / {total}
        </bdi>
      </div>
      <div ref={slides} className={styles.slides} aria-live={isRunning ? 'off' : 'polite'}>
        {children}
      </div>
    </div>
  );
}
