'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ringStep, useCarousel } from '@/components/carousel/use-carousel';
import { Icon } from '@/components/ui/Icon';
import { loadedAge } from '@/lib/browser/scheduling';
import { HERO_INTERVAL } from '@/lib/platform/constants';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import styles from './Hero.module.css';

interface HeroCarouselProps {
  /** The server renders the slides; the script only marks the current one. */
  children: ReactNode;
  locale: Locale;
  total: number;
  texts: Pick<
    Messages['home'],
    'slides' | 'carouselRole' | 'previousSlide' | 'nextSlide' | 'pause' | 'play' | 'slideCount'
  >;
}

export function HeroCarousel({ children, locale, total, texts }: HeroCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const turn = useCallback(
    (step: -1 | 1) => setIndex((current) => ringStep(current, step, total)),
    [total],
  );
  const { isPlaying, isRunning, toggle } = useCarousel(
    root,
    { interval: HERO_INTERVAL, age: loadedAge },
    turn,
  );

  useEffect(() => {
    for (const [position, slide] of Array.from(slides.current?.children ?? []).entries()) {
      slide.toggleAttribute('data-current', position === index);
      slide.removeAttribute('data-upcoming');
      slide.toggleAttribute('inert', position !== index);
    }
  }, [index, total]);

  // The next slide's picture is loaded late and only while the carousel plays, since many visitors
  // scroll on at once.
  useEffect(() => {
    if (!isRunning) return undefined;
    const next = slides.current?.children[ringStep(index, 1, total)];
    const delay = HERO_INTERVAL / 2 - (index === 0 ? loadedAge() : 0);
    const timer = setTimeout(() => next?.setAttribute('data-upcoming', ''), Math.max(0, delay));
    return () => clearTimeout(timer);
  }, [isRunning, index, total]);

  return (
    <div
      ref={root}
      role="region"
      aria-roledescription={texts.carouselRole}
      aria-label={texts.slides}
      className={styles.carousel}
      data-acts-by-itself=""
    >
      <div className={`needs-scripts ${styles.controls}`}>
        <button type="button" className={styles.control} onClick={toggle} data-autoplay-toggle="">
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
          <span className={`shown-when-wide ${styles.toggleLabel}`}>
            {isPlaying ? texts.pause : texts.play}
          </span>
        </button>
        <button type="button" className={styles.control} onClick={() => turn(-1)}>
          <Icon name="chevronStart" size={20} />
          <span className="shown-when-wide">{texts.previousSlide}</span>
        </button>
        <button type="button" className={styles.control} onClick={() => turn(1)}>
          <span className="shown-when-wide">{texts.nextSlide}</span>
          <Icon name="chevronEnd" size={20} />
        </button>
        <span className={`unbroken ${styles.counter}`}>
          {texts.slideCount
            .replace('{position}', formatNumber(index + 1, locale))
            .replace('{total}', formatNumber(total, locale))}
        </span>
      </div>
      <div ref={slides} className={styles.slides} aria-live={isRunning ? 'off' : 'polite'}>
        {children}
      </div>
    </div>
  );
}
