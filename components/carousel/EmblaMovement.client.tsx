'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface EmblaMovementProps {
  viewport: RefObject<HTMLElement | null>;
  loop: boolean;
  onReady: (embla: Embla | null) => void;
}

/**
 * Moves a row of cards and renders nothing. As a separate component, its script is loaded only when
 * the row is nearly in view.
 */
export function EmblaMovement({ viewport, loop, onReady }: EmblaMovementProps) {
  const [startIndex] = useState(() => leadingCard(viewport.current));
  const [attach, embla] = useEmblaCarousel({
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
    loop,
    align: 'start',
    startIndex,
  });
  useEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
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

/** Returns the index of the card to which the row was scrolled natively. */
function leadingCard(row: HTMLElement | null): number {
  const card = row?.querySelector('li');
  return row && card ? Math.round(Math.abs(row.scrollLeft) / card.offsetWidth) : 0;
}
