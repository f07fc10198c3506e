'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';
import type { Embla, EmblaOptions } from './use-embla';

interface EmblaRowProps {
  viewport: RefObject<HTMLElement | null>;
  options: EmblaOptions;
  /** Gets what moves the row, and null when it is gone. */
  onReady: (embla: Embla | null) => void;
}

/** Moves a row of cards. It draws nothing; it is a part of its own so that its script can come when the row is nearly in sight. */
export function EmblaRow({ viewport, options, onReady }: EmblaRowProps) {
  const [attach, embla] = useEmblaCarousel(options);
  useEffect(() => {
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return undefined;
    onReady(embla);
    return () => onReady(null);
  }, [embla, onReady]);
  return null;
}
