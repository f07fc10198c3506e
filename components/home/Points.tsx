import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import styles from './Points.module.css';

/** What a service comes down to, point by point. */
export function Points({ points }: { points: Text[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.text} className={styles.point}>
          <Icon name="check" size={18} />
          <span>
            <LocalisedText value={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
