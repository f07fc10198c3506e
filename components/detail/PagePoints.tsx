import { useTranslations } from 'next-intl';
import { CheckList } from '@/components/ui/CheckList';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import styles from './PagePoints.module.css';

/** What matters most on a page, at a glance. Nothing when it has no points. */
export function PagePoints({ points }: { points: Text[] }) {
  const t = useTranslations('page');
  if (points.length === 0) return null;
  return (
    <section className={styles.points}>
      <h2 className={styles.title}>{t('points')}</h2>
      <CheckList points={points} className={styles.list} />
    </section>
  );
}
