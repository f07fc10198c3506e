import { ContentImage } from '@/components/ui/ContentImage';
import { Khatam } from '@/components/ui/Khatam';
import type { EmblemView } from '@/lib/views/chamber';
import styles from './ChamberEmblem.module.css';

interface ChamberEmblemProps {
  emblem: EmblemView;
  size: number;
  /** On the chamber's own screen, not in a list. */
  isMain?: boolean;
}

/**
 * A chamber's logo on white, or initials in the network's star. Decorative: the name is beside it.
 */
export function ChamberEmblem({ emblem, size, isMain = false }: ChamberEmblemProps) {
  if (emblem.kind === 'picture') {
    return (
      <div className={styles.logo}>
        <ContentImage
          image={emblem.image}
          width={size}
          height={size}
          sizes={`${size}px`}
          fit="logo"
          isPriority={isMain}
        />
      </div>
    );
  }
  return (
    <div className={`tint-${emblem.tint} ${styles.monogram}`}>
      <Khatam size={size} text={emblem.letters} />
    </div>
  );
}
