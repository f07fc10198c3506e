import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes/links';
import { isDemonstration } from '@/lib/runtime/env';
import styles from './OpenData.module.css';

/** The directory for machines, and on what terms. */
export function OpenData() {
  const t = useTranslations('chambers');
  return (
    <section id="open-data" aria-labelledby="open-data-title" className={styles.data}>
      <h2 id="open-data-title" className={styles.title}>
        {t('openData')}
      </h2>
      {isDemonstration() && <p>{t('openDataText')}</p>}
      <ul className={styles.files}>
        <li>
          <a href={routes.chambersCsv} download className={styles.file}>
            <Icon name="download" size={20} />
            {t('csv')}
          </a>
        </li>
        <li>
          <a href={routes.chambersGeoJson} download className={styles.file}>
            <Icon name="download" size={20} />
            {t('geojson')}
          </a>
        </li>
      </ul>
    </section>
  );
}
