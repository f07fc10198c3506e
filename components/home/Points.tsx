import { CheckList } from '@/components/ui/CheckList';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import styles from './Points.module.css';

/** What a service comes down to, point by point. */
export function Points({ points }: { points: Text[] }) {
  return <CheckList points={points} className={styles.points} />;
}
