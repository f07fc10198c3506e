import { useLocale, useTranslations } from 'next-intl';
import { DIRECTORY_MAP_ID } from '@/lib/views/directory-map';
import styles from './MapTools.module.css';
import { NearestChamber } from './NearestChamber.client';

/** Ways into the directory by place: the nearest chamber, and on small screens, where it comes last, the map. */
export function MapTools() {
  const t = useTranslations('chambers');
  const locale = useLocale();
  return (
    <div className={styles.tools}>
      <NearestChamber
        locale={locale}
        texts={{
          button: t('nearest'),
          note: t('nearestNote'),
          searching: t('nearestSearching'),
          found: t('nearestFound'),
          away: t('nearestAway', { distance: '{distance}' }),
          denied: t('nearestDenied'),
          unavailable: t('nearestUnavailable'),
        }}
      />
      <a href={`#${DIRECTORY_MAP_ID}`} className={styles.toMap}>
        {t('toMap')}
      </a>
    </div>
  );
}
