import { useId } from 'react';
import { Link } from '@/components/ui/Link';
import { Static } from '@/components/ui/Static';
import { LocalisedText, Paragraph } from '@/components/ui/LocalisedText';
import type { ChamberCardView } from '@/lib/views/chamber';
import styles from './ChamberCard.module.css';
import { ChamberEmblem } from './ChamberEmblem';

export function ChamberCard({ chamber, level = 2 }: { chamber: ChamberCardView; level?: 2 | 3 }) {
  const nameId = useId();
  const Name = `h${level}` as const;
  return (
    <Static
      as="article"
      aria-labelledby={nameId}
      className={`card ${styles.card}`}
      part={`chamber-${chamber.id}`}
    >
      <div className={styles.emblem}>
        <ChamberEmblem emblem={chamber.emblem} size={56} />
      </div>
      <div className={styles.text}>
        <Name id={nameId} className={styles.name}>
          <Link href={chamber.href} className={styles.link}>
            <LocalisedText value={chamber.name} />
          </Link>
        </Name>
        <Paragraph value={chamber.region} className={styles.region} />
      </div>
    </Static>
  );
}
