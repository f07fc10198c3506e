import { ContentImage } from '@/components/ui/ContentImage';
import { Khatam } from '@/components/ui/Khatam';
import type { EmblemView } from '@/lib/views/chamber';
import { isLiteRequest } from '@/lib/runtime/request-context';
import styles from './ChamberEmblem.module.css';

interface ChamberEmblemProps {
  emblem: EmblemView;
  size: number;
  /** The chamber's own screen shows it, and not one of many. */
  isMain?: boolean;
}

/** A chamber's logo on white, or the network's star with its letters. Decorative: the name stands beside it. */
export function ChamberEmblem({ emblem, size, isMain = false }: ChamberEmblemProps) {
  if (emblem.kind === 'picture') {
    if (isLiteRequest() && !isMain) return null;
    return (
      <div className={styles.logo}>
        <ContentImage
          image={emblem.image}
          width={size}
          height={size}
          sizes={`${size}px`}
          fit="logo"
          isPriority={isMain}
          isContent={isMain}
          isLinked
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
