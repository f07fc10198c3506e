import type { ReactNode } from 'react';
import styles from './Carousel.module.css';

/** The cards of a carousel, as items of a list. */
export function CarouselTrack({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul className={styles.track} data-static={name}>
      {children}
    </ul>
  );
}
