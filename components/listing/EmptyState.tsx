import { Khatam } from '@/components/ui/Khatam';
import styles from './EmptyState.module.css';

/** What a list says when it has nothing to show. */
export function EmptyState({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Khatam size={72} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
