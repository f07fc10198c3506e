import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
import { Static } from '@/components/ui/Static';

export function CarouselTrack({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Static as="ul" className={styles.track} part={name}>
      {children}
    </Static>
  );
}
