import { useId } from 'react';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { ChamberCardView } from '@/lib/views/chamber';
import styles from './ChamberCard.module.css';
import { ChamberEmblem } from './ChamberEmblem';

/** A chamber in the directory. The whole card follows its link. */
export function ChamberCard({ chamber }: { chamber: ChamberCardView }) {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={`card ${styles.card}`}>
      <div className={styles.emblem}>
        <ChamberEmblem emblem={chamber.emblem} size={56} />
      </div>
      <div>
        <p id={nameId} className={styles.name}>
          <Link href={chamber.href} className={styles.link}>
            <LocalisedText value={chamber.name} />
          </Link>
        </p>
        {chamber.region.text && (
          <p className={styles.region}>
            <LocalisedText value={chamber.region} />
          </p>
        )}
      </div>
    </article>
  );
}
