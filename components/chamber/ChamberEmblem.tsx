import { ContentImage } from '@/components/ui/ContentImage';
import { Khatam } from '@/components/ui/Khatam';
import type { EmblemView } from '@/lib/views/chamber';
import styles from './ChamberEmblem.module.css';

interface ChamberEmblemProps {
  emblem: EmblemView;
  size: number;
  isPriority?: boolean;
}

/** A chamber's logo on white, or the network's star with its letters. Decorative: the name stands beside it. */
export function ChamberEmblem({ emblem, size, isPriority = false }: ChamberEmblemProps) {
  if (emblem.kind === 'logo') {
    return (
      <div className={styles.logo}>
        <ContentImage image={emblem.image} width={size} height={size} sizes={`${size}px`} fit="contain" isPriority={isPriority} />
      </div>
    );
  }
  return (
    <div className={`tint-${emblem.tint} ${styles.monogram}`}>
      <Khatam size={size} text={emblem.letters} />
    </div>
  );
}
