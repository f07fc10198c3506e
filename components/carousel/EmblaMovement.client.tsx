'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';
import type { Embla, EmblaOptions } from './use-embla';

interface EmblaMovementProps {
  viewport: RefObject<HTMLElement | null>;
  options: EmblaOptions;
  /** Called with the carousel's API, and with null when it is destroyed. */
  onReady: (embla: Embla | null) => void;
}

/** Moves a row of cards. It renders nothing; it is a component of its own so that its script is fetched when the row is nearly in the window. */
export function EmblaMovement({ viewport, options, onReady }: EmblaMovementProps) {
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
